import { lengthLimitError, lengthLimitFrames } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { filmOf } from '../core/film-of.ts'
import type { OpenStory } from '../core/open-story.ts'

/** A new scene lasts two seconds. */
export const NEW_SCENE_FRAMES = 2 * FPS

/** Whether so many more frames would be too many for the account: the text that says so, or null. */
export function lengthProblem(open: OpenStory, moreFrames: number): string | null {
  const isPremium = useSessionStore.getState().user?.is_premium === true
  return lengthLimitError(scenesLength(filmOf(open)) + moreFrames, isPremium)
}

interface LengthRoom {
  usedFrames: number
  limitFrames: number
  /** What adding a scene would be answered with; null while there is room for one. */
  problem: string | null
}

/** How much of the account's length a story uses. */
export function lengthRoom(usedFrames: number, isPremium: boolean): LengthRoom {
  const problem = lengthLimitError(usedFrames + NEW_SCENE_FRAMES, isPremium)
  return { usedFrames, limitFrames: lengthLimitFrames(isPremium), problem }
}
