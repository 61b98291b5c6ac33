import { useFindFocalPoint } from '#generated/client/media/media.ts'
import type { FoundFocalPoint } from '#generated/schema.ts'
import { MIDDLE, type Place } from '#src/domain/reframe.ts'
import { placeIn, placeText } from '../lib/settings.ts'
import type { SourceKind } from '../lib/tools.ts'

/** Below this confidence the subject is a guess, and labelled so. */
const UNSURE = 0.25

export interface Focus {
  /** null during detection. */
  place: Place | null
  /** The engine's result; undefined where it was not called or found nothing. */
  found: FoundFocalPoint | undefined
  /** Whether the user set it. */
  isOwn: boolean
  /** The detected subject, in words. */
  note: string
}

/**
 * Position of a frame: set by the user, otherwise where the engine finds the subject; around a video that is expanded, the middle.
 * @param sourceId undefined fetches nothing
 */
export function useFocus(sourceId: string | undefined, chosen: string, kind: SourceKind): Focus {
  const own = placeIn(chosen)
  const draft = useFindFocalPoint(sourceId ?? '', { query: { enabled: sourceId !== undefined, staleTime: Infinity } })
  const { data: found, isError } = draft
  const isSeen = found !== undefined && found.certainty > 0
  // Rounded to the same digits as in the URL.
  const drafted = kind === 'video' ? MIDDLE : found ? (placeIn(placeText(found)) ?? MIDDLE) : isError ? MIDDLE : null
  return {
    place: own ?? drafted,
    found: isSeen ? found : undefined,
    isOwn: own !== null,
    note: kind === 'video' && !own ? 'The video is centred.' : noteOf(own, found, isError),
  }
}

function noteOf(own: Place | null, found: FoundFocalPoint | undefined, isError: boolean): string {
  if (own) return 'Set manually.'
  if (isError) return 'Couldn’t find the subject. Centred.'
  if (!found) return 'Finding the subject.'
  if (found.certainty === 0) return 'No subject found. Centred.'
  return found.certainty < UNSURE ? 'Low confidence: no clear subject.' : 'Based on contrast and colour.'
}
