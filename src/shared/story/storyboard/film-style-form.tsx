import { ChevronRight } from 'lucide-react'
import { useUpdateStory } from '#generated/client/stories/stories.ts'
import type { FilmStyle, StoryDocument } from '#generated/schema.ts'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { FormError } from '#src/shared/form/form-error.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { STYLE_FIELDS } from './shot-choices.ts'
import styles from './storyboard.module.css'

const EMPTY: FilmStyle = { palette: '', light: '', lens: '', medium: '', tone: '', audience: '' }
const MAX_LENGTH = 200

const loadSchema = () => import('#generated/zod/schemas/filmStyleInput.zod.ts').then((module) => module.FilmStyleInput)

/** What all images of a story have in common; it is part of each prompt. */
export function FilmStyleForm({ story }: { story: StoryDocument }) {
  const update = useUpdateStory()
  const saved = story.film_style ?? EMPTY
  const form = useZodForm<FilmStyle, FilmStyle>(loadSchema, { values: saved })
  const { isDirty, errors } = form.formState
  const save = async (values: FilmStyle) => {
    const isEmpty = Object.values(values).every((value) => value.trim() === '')
    await update.mutateAsync({ storyId: story.story_id, data: { film_style: isEmpty ? null : values } })
  }
  const submit = form.handleSubmit((values) => save(values).catch((error: unknown) => showRefusal(form, error)))
  const summary = STYLE_FIELDS.map(({ name }) => saved[name]).filter(Boolean)
  return (
    <details className={styles.style}>
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        Film style
        <span className={styles.hint} dir="auto">
          {summary.length > 0 ? summary.join(', ') : 'Palette, light, lens and medium of every image'}
        </span>
      </summary>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          {STYLE_FIELDS.map((field) => (
            <TextInput key={field.name} control={form.control} maxLength={MAX_LENGTH} {...field} />
          ))}
        </div>
        <FormError errors={errors} />
        <Button type="submit" size="small" disabled={!isDirty} isBusy={update.isPending} busyLabel="Saving">
          Save style
        </Button>
      </form>
    </details>
  )
}
