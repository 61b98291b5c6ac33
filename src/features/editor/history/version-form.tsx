import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { createStoryVersion } from './commands/create-story-version.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './versions.module.css'

const MAX_NAME_LENGTH = 100

/** Keeps the story as it is now under a name. */
export function VersionForm() {
  const editor = useEditor()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const wanted = name.trim()

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (wanted === '' || isBusy) return
    setBusy(true)
    const version = await createStoryVersion(editor, wanted)
    setBusy(false)
    if (version) setName('')
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <OutlinedInput
        size="small"
        fullWidth
        placeholder="Name this version"
        value={name}
        onChange={(event) => setName(event.target.value)}
        inputProps={{ 'aria-label': 'Name of the version', maxLength: MAX_NAME_LENGTH }}
      />
      <Button type="submit" variant="soft" size="small" disabled={wanted === ''} isBusy={isBusy} busyLabel="Saving">
        Save
      </Button>
    </form>
  )
}
