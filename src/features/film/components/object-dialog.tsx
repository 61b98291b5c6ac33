import { useObjectToFilmReview } from '#generated/client/renders/renders.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

const names = ['objection'] as const

/** The owner's objection to a rejection; typed text stays until it is sent or cancelled. */
export function ObjectDialog({ renderId, onClose }: { renderId: string; onClose: () => void }) {
  const { mutateAsync, isPending } = useObjectToFilmReview()
  const form = useZodForm<{ objection: string }, { objection: string }>(
    () => import('../lib/objection-schema.ts').then((module) => module.objectionSchema),
    { mode: 'onChange', defaultValues: { objection: '' } },
  )
  const draft = useFormDraft(form, `objection:${renderId}`, names)
  const close = () => {
    draft.clear()
    onClose()
  }
  const submit = async ({ objection }: { objection: string }) => {
    try {
      await mutateAsync({ renderId, data: { objection } })
      notify('Appeal sent')
      close()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <FormDialog
      form={form}
      title="Appeal the rejection"
      action="Send appeal"
      isBusy={isPending}
      onSubmit={(data) => void submit(data)}
      onClose={close}
    >
      <TextInput
        control={form.control}
        name="objection"
        label="Why is the rejection wrong?"
        help="At least 8 characters. A reviewer will check the video again. You can appeal once."
        minRows={3}
        maxLength={2000}
        isAutoFocused
      />
    </FormDialog>
  )
}
