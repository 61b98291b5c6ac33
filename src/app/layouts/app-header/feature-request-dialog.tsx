import { useSubmitFeedback } from '#generated/client/feedback/feedback.ts'
import type { SubmitFeedbackRequest } from '#generated/schema.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

const names = ['feedback'] as const

/** A feature request; the draft is kept until it is sent or cancelled. */
export function FeatureRequestDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending } = useSubmitFeedback()
  const form = useZodForm(
    () => import('#generated/zod/schemas/submitFeedbackRequest.zod.ts').then((module) => module.SubmitFeedbackRequest),
    { mode: 'onChange', defaultValues: { feedback_type: 'FEATURE_REQUEST' as const, feedback: '' } },
  )
  const draft = useFormDraft(form, 'feature-request', names)
  const close = () => {
    draft.clear()
    onClose()
  }
  const submit = async (data: SubmitFeedbackRequest) => {
    try {
      notify((await mutateAsync({ data })).message)
      close()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <FormDialog
      form={form}
      title="Request a feature"
      action="Send"
      isBusy={isPending}
      busyLabel="Sending"
      onSubmit={(data) => void submit(data)}
      onClose={close}
    >
      <TextInput
        control={form.control}
        name="feedback"
        label="What would you like to do?"
        help="Say what’s missing and what you’d use it for."
        minRows={4}
        maxRows={12}
        maxLength={4000}
        isAutoFocused
      />
    </FormDialog>
  )
}
