import { useState } from 'react'
import { useController } from 'react-hook-form'
import { CheckboxInput } from '#src/shared/form/checkbox-input.tsx'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { type Rejection, REJECTION_CAUSES, rejectionText } from '../lib/rejection.ts'
import styles from './audit.module.css'

interface RejectDialogProps {
  title: string
  /** Playback position of the video, ms. */
  atMs: number
  /** Rejects when it was refused. */
  onReject: (rejection: { reason: string; flagged_at_ms?: number }) => Promise<void>
  onClose: () => void
}

/** The dialog is opened and operated by keys. */
const focus = (node: HTMLInputElement | null) => node?.focus()

/** Reason for a rejection: arrows choose, Enter rejects. The owner of the video reads these words. */
export function RejectDialog({ title, atMs, onReject, onClose }: RejectDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const form = useZodForm<Rejection, Rejection>(
    () => import('../lib/rejection-schema.ts').then((module) => module.rejectionSchema),
    { mode: 'onChange', defaultValues: { cause: REJECTION_CAUSES[0], details: '', isHere: atMs > 0 } },
  )
  const { field: cause } = useController({ control: form.control, name: 'cause' })
  const submit = async (rejection: Rejection) => {
    setBusy(true)
    try {
      await onReject({ reason: rejectionText(rejection), ...(rejection.isHere && { flagged_at_ms: atMs }) })
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
      title={`Reject “${title}”`}
      action="Reject"
      isBusy={isBusy}
      isChanged
      onSubmit={(data) => void submit(data)}
      onClose={onClose}
    >
      <fieldset className={styles.causes}>
        <legend>The owner sees this reason and can appeal.</legend>
        {REJECTION_CAUSES.map((text, index) => (
          <label key={text}>
            <input
              type="radio"
              name="cause"
              value={text}
              checked={cause.value === text}
              ref={index === 0 ? focus : undefined}
              onChange={() => {
                cause.onChange(text)
                void form.trigger()
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <TextInput control={form.control} name="details" label="Details" minRows={2} maxLength={400} />
      <CheckboxInput control={form.control} name="isHere" label={`At ${formatSeconds(Math.floor(atMs / 1000))}`} />
    </FormDialog>
  )
}
