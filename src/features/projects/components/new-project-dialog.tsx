import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddBlankProject, useCreateProject } from '#generated/client/projects/projects.ts'
import { paths } from '#src/app/paths.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'

/** A new project, empty or with a blank story to begin with. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const navigate = useNavigate()
  const create = useCreateProject()
  const addBlank = useAddBlankProject()
  const [hasStory, setHasStory] = useState(false)
  const form = useZodForm(
    () => import('#generated/zod/schemas/createProjectRequest.zod.ts').then((module) => module.CreateProjectRequest),
    { mode: 'onChange', defaultValues: { name: '' } },
  )
  const { control, formState, handleSubmit } = form
  const { isValid } = formState

  const onError = (error: Error) => {
    // The upgrade dialog says it; two dialogs on top of each other say nothing.
    if (error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP') onClose()
    else showRefusal(form, error)
  }
  const submit = handleSubmit(({ name }) => {
    const open = (projectId: string) => {
      onClose()
      void navigate(paths.project.href({ project_id: projectId }))
    }
    if (hasStory)
      addBlank.mutate(
        { data: { name } },
        { onError, onSuccess: ({ story }) => void navigate(paths.story.href({ storyId: story.story_id })) },
      )
    else create.mutate({ data: { name } }, { onError, onSuccess: ({ project_id: id }) => open(id) })
  })
  return (
    <Dialog
      isOpen
      title="New project"
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
            disabled={!isValid}
            isBusy={create.isPending || addBlank.isPending}
            busyLabel="Making it"
          >
            Make project
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput control={control} name="name" label="Name" maxLength={120} isAutoFocused />
        <Checkbox label="Begin with a blank story" checked={hasStory} onChange={(_event, isOn) => setHasStory(isOn)} />
        <FormError errors={formState.errors} />
      </form>
    </Dialog>
  )
}
