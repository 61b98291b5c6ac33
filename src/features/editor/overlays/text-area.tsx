import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TextOverlay } from '#generated/schema.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { persist, readStored } from '#src/shared/lib/browser-storage.ts'
import { useOverlayChange } from './draft-fields.tsx'

/** Typed words, and the text that they began with: what another tab has written since is not overwritten unsaid. */
interface Draft {
  text: string
  base: string
}

function readDraft(place: string): Draft | null {
  const stored = readStored(sessionStorage, place)
  return stored !== null && typeof stored === 'object' && 'text' in stored && 'base' in stored
    ? { text: String(stored.text), base: String(stored.base) }
    : null
}

/**
 * A multi-line text that is shown while it is written. It is saved when the field is left, so that all that was typed is one edit to
 * undo; until then it survives a reload.
 */
export function TextArea({ overlay }: { overlay: TextOverlay }) {
  const { preview, commit, end } = useOverlayChange([overlay])
  const place = `overlay text ${overlay.id}`
  const [draft, setDraft] = useState(() => readDraft(place))
  const newest = useRef(draft)
  usePersisted(sessionStorage, place, draft)

  const put = (next: Draft | null) => {
    newest.current = next
    setDraft(next)
  }
  const save = () => {
    const typed = newest.current
    put(null)
    persist(sessionStorage, place, null)
    // A text without a word would be an overlay that can neither be seen nor chosen.
    if (typed === null || typed.text.trim() === '' || typed.text === typed.base) return end()
    commit(() => ({ text: typed.text, base_text: typed.base }))
  }
  const saveNow = useEffectEvent(() => newest.current && save())
  useEffect(() => {
    // From before a reload.
    saveNow()
    // A field that is taken away loses its focus unnoticed.
    return () => void saveNow()
  }, [])

  return (
    <OutlinedInput
      multiline
      fullWidth
      minRows={2}
      maxRows={8}
      value={draft?.text ?? overlay.text}
      slotProps={{ input: { 'aria-label': 'Text', maxLength: 500, dir: 'auto' } }}
      onChange={({ target: { value } }) => {
        put({ text: value, base: draft?.base ?? overlay.text })
        if (value.trim() !== '') preview(() => ({ text: value }))
      }}
      onBlur={save}
    />
  )
}
