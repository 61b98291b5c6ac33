import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { TextOverlay } from '#generated/schema.ts'
import { useOverlayChange } from './draft-fields.tsx'

/** A multi-line text that is shown while it is written and saved when the field is left. */
export function TextArea({ overlay }: { overlay: TextOverlay }) {
  const { preview, commit, end } = useOverlayChange([overlay])
  /** With the text that it began with: what another tab has written since is not overwritten unsaid. */
  const [draft, setDraft] = useState<{ text: string; base: string } | null>(null)
  return (
    <OutlinedInput
      multiline
      fullWidth
      minRows={2}
      maxRows={8}
      value={draft?.text ?? overlay.text}
      slotProps={{ input: { 'aria-label': 'Text', maxLength: 500, dir: 'auto' } }}
      onChange={({ target: { value } }) => {
        setDraft({ text: value, base: draft?.base ?? overlay.text })
        if (value.trim() !== '') preview(() => ({ text: value }))
      }}
      onBlur={() => {
        setDraft(null)
        // A text without a word would be an overlay that can neither be seen nor chosen.
        if (draft === null || draft.text.trim() === '' || draft.text === draft.base) return end()
        commit(() => ({ text: draft.text, base_text: draft.base }))
      }}
    />
  )
}
