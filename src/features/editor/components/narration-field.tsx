import OutlinedInput from '@mui/material/OutlinedInput'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { changeVoice } from '../commands/change-voice.ts'
import { useEditor } from '../hooks/use-editor.ts'
import type { SceneRow } from '../lib/open-story.ts'

const LONGEST = 5000

/** What a scene says. Kept as it is typed, over a reload too; the voice-over is then out of date. */
export function NarrationField({ scene, label, minRows = 2 }: { scene: SceneRow; label: string; minRows?: number }) {
  const editor = useEditor()
  const { id, text: saved } = scene
  const field = useAutosave({
    place: `narration ${id}`,
    saved,
    // Handed over, not waited for: the outbox carries it from here, offline too.
    save: async (text) => {
      if (text !== saved) void changeVoice(editor, id, { text })
    },
  })
  return (
    <OutlinedInput
      size="small"
      multiline
      fullWidth
      minRows={minRows}
      maxRows={10}
      placeholder="What is said here"
      value={field.value}
      slotProps={{ input: { 'aria-label': label, maxLength: LONGEST } }}
      onChange={(event) => field.change(event.target.value)}
      onBlur={() => void field.flush()}
    />
  )
}
