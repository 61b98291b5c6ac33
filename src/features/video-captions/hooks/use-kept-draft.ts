import { useEffect, useState } from 'react'
import type { SubtitleCue } from '#src/domain/parse-subtitles.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'

export type Way = 'file' | 'write' | 'recognise'

/** What a person chose and typed for a video that is no story yet. */
export interface CaptionDraft {
  way: Way
  language: string
  text: string
  fileName: string | null
  cues: SubtitleCue[]
}

const EMPTY: CaptionDraft = { way: 'file', language: DEFAULT_LANGUAGE, text: '', fileName: null, cues: [] }

/** The draft of a video's captions; kept in this browser until its story is made. */
export function useKeptDraft(mediaId: string) {
  const place = `video-captions:${mediaId}`
  const [draft, setDraft] = useState<CaptionDraft>(() => readKept(place))
  useEffect(() => localStorage.setItem(place, JSON.stringify(draft)), [place, draft])
  const change = (changed: Partial<CaptionDraft>) => setDraft((before) => ({ ...before, ...changed }))
  /** There is something that would be missed. */
  const isKept = draft.cues.length > 0 || draft.text.trim() !== ''
  return { draft, isKept, change, forget: () => localStorage.removeItem(place) }
}

/** The place holds what this hook put there. */
function readKept(place: string): CaptionDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<CaptionDraft>
    return { ...EMPTY, ...kept }
  } catch {
    return EMPTY
  }
}
