import { useState } from 'react'
import { usePersisted } from '../hooks/use-persisted.ts'
import { persist, readStored } from '../lib/browser-storage.ts'
import { draftPlace } from './use-form-draft.ts'

/** One text that was typed and not saved, kept as `useFormDraft` keeps a form's; null: nothing was typed. */
export function useTextDraft(name: string) {
  const [place] = useState(() => draftPlace(name))
  const [typed, setTyped] = useState<string | null>(() => {
    const stored = readStored(sessionStorage, place)
    return typeof stored === 'string' ? stored : null
  })
  usePersisted(sessionStorage, place, typed)
  return { typed, setTyped, clear: () => persist(sessionStorage, place, null) }
}
