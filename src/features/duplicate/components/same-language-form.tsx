import { useNavigate } from 'react-router-dom'
import { useListProjects } from '#generated/client/projects/projects.ts'
import { useDuplicateStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { CopiedStory } from '../lib/copied-story.ts'
import styles from './copy-page.module.css'

const MAX_TITLE_LENGTH = 200
const SUFFIX = ' (copy)'

/** A copy beside its original: another title, perhaps another project. */
export function SameLanguageForm({ story }: { story: CopiedStory }) {
  const navigate = useNavigate()
  const duplicate = useDuplicateStory()
  const projects = useListProjects({ page_size: 100 }).data?.results ?? []
  const form = useZodForm(
    () => import('#generated/zod/schemas/duplicateStoryRequest.zod.ts').then((module) => module.DuplicateStoryRequest),
    {
      mode: 'onChange',
      defaultValues: {
        story_id: story.id,
        display_title: story.title.slice(0, MAX_TITLE_LENGTH - SUFFIX.length) + SUFFIX,
        project_id: story.projectId ?? undefined,
      },
    },
  )
  const { control, formState, handleSubmit } = form
  const { errors } = formState
  const submit = handleSubmit((data) =>
    duplicate.mutate(
      { data },
      {
        onError: (error) => showRefusal(form, error),
        onSuccess: ({ story_id: storyId }) => void navigate(paths.story.href({ storyId })),
      },
    ),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput control={control} name="display_title" label="Title" maxLength={MAX_TITLE_LENGTH} />
      {projects.length > 0 && (
        <SelectInput
          control={control}
          name="project_id"
          label="Project"
          placeholder="No project"
          options={projects.map(({ project_id: value, name }) => ({ value, label: name }))}
        />
      )}
      <p className={styles.note}>Copies texts, voices, images and settings. Nothing is regenerated, so it’s free.</p>
      <FormError errors={errors} />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" isBusy={duplicate.isPending} busyLabel="Duplicating">
          Duplicate
        </Button>
      </div>
    </form>
  )
}
