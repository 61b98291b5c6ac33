import { useRenameProject } from '#generated/client/projects/projects.ts'
import type { Project } from '#generated/schema.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { SharedTextInput } from '#src/shared/form/shared-text-input.tsx'
import { useSharedTexts } from '#src/shared/form/use-shared-texts.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

/** Renames a project. */
export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const rename = useRenameProject()
  const form = useZodForm(
    () => import('#generated/zod/schemas/renameProjectRequest.zod.ts').then((module) => module.RenameProjectRequest),
    { mode: 'onChange', defaultValues: { name: project.name } },
  )
  const texts = useSharedTexts(form, { name: project.name })
  const submit = ({ name }: { name: string }) =>
    texts.save({ name }, async ({ name: changed, ...base }) => {
      if (changed !== undefined)
        await rename.mutateAsync({ projectId: project.project_id, data: { name: changed, ...base } })
    })
  return (
    <FormDialog
      form={form}
      title="Rename project"
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
      <SharedTextInput texts={texts} control={form.control} name="name" label="Name" maxLength={120} isAutoFocused />
    </FormDialog>
  )
}
