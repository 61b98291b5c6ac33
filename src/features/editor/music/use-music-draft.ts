import { useState } from 'react'
import { draftPlace } from '#src/shared/form/use-form-draft.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'

export interface MusicDraft {
  prompt: string
  /** Seconds; null for as long as the film. */
  seconds: number | null
  /** Name of one of the model's engines; null for the first. */
  engine: string | null
}

const NOTHING: MusicDraft = { prompt: '', seconds: null, engine: null }

/** What is to be composed for a story, as far as it was typed; a reload keeps it. */
export function useMusicDraft(storyId: string) {
  const [place] = useState(() => draftPlace(`music:${storyId}`))
  const [draft, setDraft] = useState<MusicDraft>(() => {
    const stored = readStored(sessionStorage, place)
    return typeof stored === 'object' && stored !== null ? { ...NOTHING, ...stored } : NOTHING
  })
  usePersisted(sessionStorage, place, draft)
  return { draft, change: (part: Partial<MusicDraft>) => setDraft((before) => ({ ...before, ...part })) }
}
