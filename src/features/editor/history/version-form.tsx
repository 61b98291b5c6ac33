import { useForm, useWatch } from 'react-hook-form'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { createStoryVersion } from './commands/create-story-version.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './versions.module.css'

const MAX_NAME_LENGTH = 100

/** Saves the current story as a named version. */
export function VersionForm() {
  const editor = useEditor()
  const { control, formState, handleSubmit, reset } = useForm({ defaultValues: { name: '' } })
  const isBlank = useWatch({ control, name: 'name' }).trim() === ''
  const submit = handleSubmit(async ({ name }) => {
    const version = await createStoryVersion(editor, name.trim())
    if (version) reset()
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <InlineInput
        control={control}
        name="name"
        label="Version name"
        placeholder="Name this version"
        size="small"
        fullWidth
        maxLength={MAX_NAME_LENGTH}
      />
      <Button
        type="submit"
        variant="soft"
        size="small"
        disabled={isBlank}
        isBusy={formState.isSubmitting}
        busyLabel="Saving"
      >
        Save
      </Button>
    </form>
  )
}
