import { useFindFocalPath } from '#generated/client/media/media.ts'
import type { FocalKey } from '#src/domain/focal-path.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { keysIn } from '../lib/focal-keys.ts'

/** Below this confidence the subject is a guess, and labelled so. */
const UNSURE = 0.25

export interface FollowedPath {
  /** null while the subject is followed. */
  keys: readonly FocalKey[] | null
  /** Whether the user changed it. */
  isOwn: boolean
  /** The detected subject, in words. */
  note: string
}

const IN_THE_MIDDLE: readonly FocalKey[] = [{ atMs: 0, x: 0.5, y: 0.5 }]

/** Path of the frame through a video: set by the user, otherwise where the engine follows the subject. @param sourceId undefined fetches nothing */
export function useFocalPath(sourceId: string | undefined, chosen: string): FollowedPath {
  const own = keysIn(chosen)
  const isOwn = own.length > 0
  const draft = useFindFocalPath(sourceId ?? '', {
    query: { enabled: sourceId !== undefined && !isOwn, staleTime: Infinity, retry: false },
  })
  const { data, error } = draft
  const found = data?.keys.map(({ at_ms: atMs, x, y }) => ({ atMs, x, y })) ?? null
  return {
    isOwn,
    keys: isOwn ? own : error ? IN_THE_MIDDLE : found,
    note: isOwn ? 'Set manually.' : error ? (fieldText(error) ?? error.message) : noteOf(data?.certainty, found),
  }
}

function noteOf(certainty: number | undefined, keys: readonly FocalKey[] | null): string {
  if (certainty === undefined || !keys) return 'Tracking the subject. This takes about as long as the video.'
  if (certainty === 0) return 'No subject found. Centred.'
  const what = keys.length > 1 ? 'Tracking the subject' : 'The subject barely moves, so the frame stays still'
  return certainty < UNSURE
    ? `${what}. Low confidence: no clear subject.`
    : `${what}, based on contrast, colour and position.`
}
