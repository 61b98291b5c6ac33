import { useUpdateStoryTitle } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/schema.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { SharedTextInput } from '#src/shared/form/shared-text-input.tsx'
import { useSharedTexts } from '#src/shared/form/use-shared-texts.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

interface RenameStoryDialogProps {
  story: StorySummary
  onClose: () => void
}

/** Renames a story. */
export function RenameStoryDialog({ story, onClose }: RenameStoryDialogProps) {
  const rename = useUpdateStoryTitle()
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/updateStoryTitleRequest.zod.ts').then((module) => module.UpdateStoryTitleRequest),
    { mode: 'onChange', defaultValues: { story_id: story.id, display_title: story.display_title } },
  )
  const texts = useSharedTexts(form, { display_title: story.display_title })
  const submit = ({ display_title: title }: { display_title: string }) =>
    texts.save({ display_title: title }, async ({ display_title, base_display_title: base_title = title }) => {
      if (display_title !== undefined)
        await rename.mutateAsync({ data: { story_id: story.id, display_title, base_title } })
    })
  return (
    <FormDialog
      form={form}
      title="Rename story"
      action="Save"
      isBusy={rename.isPending}
      busyLabel="Saving"
      isBlocked={texts.hasConflict}
      onSubmit={(data) =>
        void submit(data).then(
          (isSaved) => isSaved && onClose(),
          (error: unknown) => showRefusal(form, error),
        )
      }
      onClose={onClose}
    >
      <SharedTextInput
        texts={texts}
        control={form.control}
        name="display_title"
        label="Title"
        maxLength={200}
        isAutoFocused
      />
    </FormDialog>
  )
}
