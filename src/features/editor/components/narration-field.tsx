import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { changeVoice } from '../commands/change-voice.ts'
import { useEditor } from '../hooks/use-editor.ts'
import type { SceneRow } from '../lib/open-story.ts'

const LONGEST = 5000

/** What a scene says. Kept when it is left; the voice-over is then out of date. */
export function NarrationField({ scene, label, minRows = 2 }: { scene: SceneRow; label: string; minRows?: number }) {
  const editor = useEditor()
  const [draft, setDraft] = useState<string | null>(null)
  const handleBlur = () => {
    setDraft(null)
    if (draft !== null && draft !== scene.text) void changeVoice(editor, scene.id, { text: draft })
  }
  return (
    <OutlinedInput
      size="small"
      multiline
      fullWidth
      minRows={minRows}
      maxRows={10}
      placeholder="What is said here"
      value={draft ?? scene.text}
      slotProps={{ input: { 'aria-label': label, maxLength: LONGEST } }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={handleBlur}
    />
  )
}
