import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddBlankProject, useCreateProject } from '#generated/client/projects/projects.ts'
import { paths } from '#src/app/paths.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'

/** A new project, empty or with a blank story to begin with. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useCreateProject()
  const addBlank = useAddBlankProject()
  const [hasStory, setHasStory] = useState(false)
  const form = useZodForm(
    () => import('#generated/zod/schemas/createProjectRequest.zod.ts').then((module) => module.CreateProjectRequest),
    { mode: 'onChange', defaultValues: { name: '' } },
  )

  const onError = (error: Error) => {
    // The upgrade dialog shows it; a second dialog on top would be confusing.
    if (error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP') onClose()
    else showRefusal(form, error)
  }
  const submit = ({ name }: { name: string }) => {
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
  }
  return (
    <FormDialog
      form={form}
      title="New project"
      action="Create project"
      isBusy={create.isPending || addBlank.isPending}
      busyLabel="Creating"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" maxLength={120} isAutoFocused />
      <Checkbox label="Start with a blank story" checked={hasStory} onChange={(_event, isOn) => setHasStory(isOn)} />
    </FormDialog>
  )
}
