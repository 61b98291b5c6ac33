import { useState } from 'react'
import type { SubtitleCue } from '#src/domain/subtitles/lay-cues.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { persist, readStored } from '#src/shared/lib/browser-storage.ts'

export type Way = 'file' | 'write' | 'recognise'

/** The user's choices and texts for a video that is no story yet. */
export interface CaptionDraft {
  way: Way
  language: string
  text: string
  fileName: string | null
  cues: SubtitleCue[]
  /** Corrections of the file. */
  notes: readonly string[]
}

const EMPTY: CaptionDraft = { way: 'file', language: DEFAULT_LANGUAGE, text: '', fileName: null, cues: [], notes: [] }

const placeOf = (mediaId: string) => `video-captions:${mediaId}`

/** The draft of a video's captions; stored in this browser until its story is created. */
export function useStoredDraft(mediaId: string) {
  const place = placeOf(mediaId)
  const [draft, setDraft] = useState<CaptionDraft>(() => ({
    ...EMPTY,
    ...(readStored(localStorage, place) as Partial<CaptionDraft> | null),
  }))
  usePersisted(localStorage, place, draft)
  const change = (changed: Partial<CaptionDraft>) => setDraft((before) => ({ ...before, ...changed }))
  /** The draft contains something worth keeping. */
  const hasContent = draft.cues.length > 0 || draft.text.trim() !== ''
  return { draft, hasContent, change }
}

export const deleteDraft = (mediaId: string): void => persist(localStorage, placeOf(mediaId), null)
