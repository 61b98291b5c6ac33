import { useUpdateReport } from '#generated/client/admin/admin.ts'
import type { ReportAssignee, ReportState, StaffReport } from '#generated/schema.ts'
import { reportStateValues } from '#generated/values.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { useWatch } from 'react-hook-form'
import { momentText, wordsOf } from '../lib/figure-text.ts'
import { reportTitle } from '../lib/wanted-reports.ts'
import styles from './people.module.css'

interface Values {
  state: ReportState
  staff_id: string
  answer: string
}

const states = reportStateValues.map((value) => ({ value, label: wordsOf(value) }))
const names = ['answer'] as const

interface ReportDialogProps {
  report: StaffReport
  assignees: readonly ReportAssignee[]
  onClose: () => void
}

/** A user's report, its assignee, its state, and the answer to the user. */
export function ReportDialog({ report, assignees, onClose }: ReportDialogProps) {
  const { report_id: id, state, assignee_id: assignee } = report
  const { mutateAsync: update, isPending } = useUpdateReport()
  const form = useZodForm<Values, Values>(
    () => import('../lib/report-schema.ts').then((module) => module.reportSchema),
    { mode: 'onChange', defaultValues: { state, staff_id: assignee ?? '', answer: '' } },
  )
  const draft = useFormDraft(form, `report:${id}`, names)
  const isAnswer = useWatch({ control: form.control, name: 'answer' }).trim() !== ''
  const close = () => {
    draft.clear()
    onClose()
  }
  const submit = async (values: Values) => {
    try {
      await update({
        data: {
          ...{ report_id: id, base_state: state },
          ...(values.state !== state && { state: values.state }),
          ...(values.staff_id !== (assignee ?? '') && { staff_id: values.staff_id || null }),
          ...(values.answer !== '' && { answer: values.answer }),
        },
      })
      notify(values.answer === '' ? 'Report saved' : 'Answer sent')
      close()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <FormDialog
      form={form}
      title={reportTitle(report)}
      action={isAnswer ? 'Send answer' : 'Save'}
      isBusy={isPending}
      onSubmit={(values) => void submit(values)}
      onClose={close}
    >
      <p className={styles.ask}>
        {report.email}, {momentText(report.created_at)} UTC{report.rating !== null && `, rated ${report.rating} of 5`}
      </p>
      {report.details !== '' && <blockquote className={styles.quote}>{report.details}</blockquote>}
      {report.operation !== null && <p className={styles.ask}>While: {report.operation}</p>}
      {report.error_message !== null && <p className={styles.ask}>Error: {report.error_message}</p>}
      {report.answer !== null && report.answered_at !== null && (
        <>
          <p className={styles.ask}>Answered {momentText(report.answered_at)} UTC</p>
          <blockquote className={styles.quote}>{report.answer}</blockquote>
        </>
      )}
      <SelectInput control={form.control} name="state" label="Status" options={states} />
      <SelectInput
        control={form.control}
        name="staff_id"
        label="Assignee"
        options={[
          { value: '', label: 'Unassigned' },
          ...assignees.map(({ user_id: value, email: label }) => ({ value, label })),
        ]}
      />
      <TextInput
        control={form.control}
        name="answer"
        label="Answer"
        help="Emailed to the user with their original message"
        minRows={4}
        maxLength={4000}
      />
    </FormDialog>
  )
}
