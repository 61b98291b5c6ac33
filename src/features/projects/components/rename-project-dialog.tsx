import { useId } from 'react'
import { useRenameProject } from '#generated/client/projects/projects.ts'
import type { Project } from '#generated/client/model/project.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'

/** Another name for a project. */
export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const formId = useId()
  const rename = useRenameProject()
  const form = useZodForm(
    () => import('#generated/zod/schemas/renameProjectRequest.zod.ts').then((module) => module.RenameProjectRequest),
    { mode: 'onChange', defaultValues: { name: project.name } },
  )
  const { control, formState, handleSubmit } = form
  const { isDirty, isValid } = formState
  const submit = handleSubmit((data) =>
    rename.mutate(
      { projectId: project.project_id, data },
      { onSuccess: onClose, onError: (error) => showRefusal(form, error) },
    ),
  )
  return (
    <Dialog
      isOpen
      title="Rename project"
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
        <TextInput control={control} name="name" label="Name" maxLength={120} isAutoFocused />
        <FormError errors={formState.errors} />
      </form>
    </Dialog>
  )
}
