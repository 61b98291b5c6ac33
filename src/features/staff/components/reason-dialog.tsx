import { useState } from 'react'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import styles from './people.module.css'

const names = ['reason'] as const

interface ReasonDialogProps {
  title: string
  text: string
  /** Label of the primary button. */
  action: string
  /** Key under which typed text survives a reload. */
  draft: string
  /** Rejects when it was refused; the reason then stays. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for a reason before something is shown or done. */
export function ReasonDialog({ title, text, action, draft: place, onConfirm, onClose }: ReasonDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const form = useZodForm<{ reason: string }, { reason: string }>(
    () => import('../lib/reason-schema.ts').then((module) => module.reasonSchema),
    { mode: 'onChange', defaultValues: { reason: '' } },
  )
  const draft = useFormDraft(form, place, names)
  const submit = async ({ reason }: { reason: string }) => {
    setBusy(true)
    try {
      await onConfirm(reason)
      draft.clear()
      onClose()
    } catch (error) {
      showRefusal(form, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      form={form}
      title={title}
      action={action}
      isBusy={isBusy}
      onSubmit={(data) => void submit(data)}
      onClose={() => {
        draft.clear()
        onClose()
      }}
    >
      <p className={styles.ask}>{text}</p>
      <TextInput
        control={form.control}
        name="reason"
        label="Reason"
        help="At least 8 characters"
        minRows={2}
        maxLength={500}
        isAutoFocused
      />
    </FormDialog>
  )
}
