import { useState } from 'react'
import { draftPlace } from '#src/shared/form/use-form-draft.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { filmOf } from '../core/open-story.ts'
import { useOpen } from '../core/use-editor.ts'
import type { TaskModel } from '#generated/schema.ts'
import { wholeCredits } from '#src/domain/credits.ts'

export interface MusicDraft {
  prompt: string
  /** Seconds; null for the video's length. */
  seconds: number | null
  /** Name of one of the model's engines; null for the default. */
  engine: string | null
}

const NOTHING: MusicDraft = { prompt: '', seconds: null, engine: null }

/** Draft of the music request for a story; it survives a reload. */
export function useMusicDraft(storyId: string) {
  const [place] = useState(() => draftPlace(`music:${storyId}`))
  const [draft, setDraft] = useState<MusicDraft>(() => {
    const stored = readStored(sessionStorage, place)
    return typeof stored === 'object' && stored !== null ? { ...NOTHING, ...stored } : NOTHING
  })
  usePersisted(sessionStorage, place, draft)
  return { draft, change: (part: Partial<MusicDraft>) => setDraft((before) => ({ ...before, ...part })) }
}

/** Current length of the video, ms. */
export const useFilmLength = (): number => useOpen((open) => framesToMs(filmOf(open).durationInFrames))

/** Highest price of music, in credits. @param engine the first provider; undefined for the usual one */
export function musicPrice(model: TaskModel, { seconds, engine }: { seconds: number; engine?: string | undefined }) {
  const { credits } = model.engines.find((each) => each.engine === engine) ?? model
  return wholeCredits(credits, seconds)
}
