import { useRenameProject } from '#generated/client/projects/projects.ts'
import type { Project } from '#generated/client/model/project.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

/** Another name for a project. */
export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const rename = useRenameProject()
  const form = useZodForm(
    () => import('#generated/zod/schemas/renameProjectRequest.zod.ts').then((module) => module.RenameProjectRequest),
    { mode: 'onChange', defaultValues: { name: project.name } },
  )
  return (
    <FormDialog
      form={form}
      title="Rename project"
      action="Save"
      isBusy={rename.isPending}
      busyLabel="Saving"
      onSubmit={(data) =>
        rename.mutate(
          { projectId: project.project_id, data },
          { onSuccess: onClose, onError: (error) => showRefusal(form, error) },
        )
      }
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" maxLength={120} isAutoFocused />
    </FormDialog>
  )
}
