import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { TextOverlay } from '#generated/schema.ts'
import { useOverlayChange } from './draft-fields.tsx'

/** A multi-line text that is shown while it is written and saved when the field is left. */
export function TextArea({ overlay }: { overlay: TextOverlay }) {
  const { preview, commit } = useOverlayChange([overlay])
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <OutlinedInput
      multiline
      fullWidth
      minRows={2}
      maxRows={8}
      value={draft ?? overlay.text}
      slotProps={{ input: { 'aria-label': 'Text', maxLength: 500, dir: 'auto' } }}
      onChange={({ target: { value } }) => {
        setDraft(value)
        if (value.trim() !== '') preview(() => ({ text: value }))
      }}
      onBlur={() => {
        setDraft(null)
        // A text without a word would be an overlay that nobody sees or finds again.
        if (draft === null || draft.trim() === '' || draft === overlay.text) return preview(() => ({}))
        commit(() => ({ text: draft }))
      }}
    />
  )
}
