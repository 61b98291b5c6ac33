import { useId } from 'react'
import { useUpdateStoryTitle } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'

interface RenameDialogProps {
  story: StorySummary
  onClose: () => void
}

/** Another title for a story. */
export function RenameDialog({ story, onClose }: RenameDialogProps) {
  const formId = useId()
  const rename = useUpdateStoryTitle()
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/updateStoryTitleRequest.zod.ts').then((module) => module.UpdateStoryTitleRequest),
    { mode: 'onChange', defaultValues: { story_id: story.id, display_title: story.display_title } },
  )
  const { control, formState, handleSubmit } = form
  // Both are read at every render: what is never read is not kept up to date, and one paste would leave the button asleep.
  const { isDirty, isValid } = formState
  const submit = handleSubmit((data) =>
    rename.mutate({ data }, { onSuccess: onClose, onError: (error) => showRefusal(form, error) }),
  )
  return (
    <Dialog
      isOpen
      title="Rename story"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            disabled={!isDirty || !isValid}
            isBusy={rename.isPending}
            busyLabel="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput control={control} name="display_title" label="Title" maxLength={200} isAutoFocused />
        <FormError errors={formState.errors} />
      </form>
    </Dialog>
  )
}
