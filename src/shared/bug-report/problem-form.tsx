import { useId, useState, type ReactNode } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { ApiError, errorText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import { BugReportConsent } from './bug-report-consent.tsx'
import { sendGathered } from './gather-bug-report.ts'
import styles from './problem-form.module.css'
import { useGathering } from './use-gathering.ts'

/** The state of the user's report. */
export interface Filed {
  message: string
  /** The report that the attached data belongs to. */
  reportId?: string
}

interface ProblemFormProps {
  /** Label of the text field. */
  question: string
  /** Sends the user's text, possibly empty. Rejects when it is refused. */
  file: (text: string) => Promise<Filed>
  gather: () => Promise<BugReport>
  onSent: () => void
  /** Beside the button: the subject of the text. */
  children?: ReactNode
}

/** Reports a problem, with a bug report if the user agrees. The text is optional. */
export function ProblemForm({ question, file, gather, onSent, children }: ProblemFormProps) {
  const { control, formState, handleSubmit, register } = useForm({ defaultValues: { text: '', isAgreed: false } })
  const { field: consent } = useController({ control, name: 'isAgreed' })
  const gathering = useGathering(gather)
  // Sent once, also when its attachment has to be sent again.
  const [filed, setFiled] = useState<Filed | null>(null)
  const textId = useId()

  const submit = handleSubmit(async ({ text, isAgreed }) => {
    let arrived = filed
    try {
      arrived ??= await file(text.trim())
      setFiled(arrived)
      const { message, reportId } = arrived
      if (isAgreed && gathering.bugReport) await sendGathered(gathering.bugReport, text.trim(), reportId)
      notify(message)
      onSent()
    } catch (error) {
      const why = errorText(error instanceof ApiError ? error : null)
      notify(arrived === null ? why : `We received your report, but not the snapshot: ${why}. Send it again.`, {
        tone: 'error',
      })
    }
  })

  return (
    <form className={styles.form} aria-label="Report a problem" onSubmit={(event) => void submit(event)}>
      <label htmlFor={textId}>{question}</label>
      <textarea {...register('text')} id={textId} className={styles.text} rows={3} maxLength={4000} />
      <BugReportConsent gathering={gathering} isAgreed={consent.value} onAgree={consent.onChange} />
      <div className={styles.row}>
        {children}
        <Button type="submit" size="small" variant="soft" isBusy={formState.isSubmitting} busyLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  )
}
