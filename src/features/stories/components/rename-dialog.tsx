import { useUpdateStoryTitle } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

interface RenameDialogProps {
  story: StorySummary
  onClose: () => void
}

/** Another title for a story. */
export function RenameDialog({ story, onClose }: RenameDialogProps) {
  const rename = useUpdateStoryTitle()
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/updateStoryTitleRequest.zod.ts').then((module) => module.UpdateStoryTitleRequest),
    { mode: 'onChange', defaultValues: { story_id: story.id, display_title: story.display_title } },
  )
  return (
    <FormDialog
      form={form}
      title="Rename story"
      action="Save"
      isBusy={rename.isPending}
      busyLabel="Saving"
      onSubmit={(data) => rename.mutate({ data }, { onSuccess: onClose, onError: (error) => showRefusal(form, error) })}
      onClose={onClose}
    >
      <TextInput control={form.control} name="display_title" label="Title" maxLength={200} isAutoFocused />
    </FormDialog>
  )
}
