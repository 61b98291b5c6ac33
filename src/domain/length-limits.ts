/** How long a story may be: counted in frames at 30 fps over all its scenes, after whatever is being added. */

export const FREE_LIMIT_FRAMES = 1800
export const PREMIUM_LIMIT_FRAMES = 27_000

export const FREE_LIMIT_TEXT = 'Video length cannot exceed 60 seconds for a free account'
export const PREMIUM_LIMIT_TEXT = 'Video Length cannot exceed 15 minutes for a premium account'

/** The longest story the account may have, in frames. */
export function lengthLimitFrames(isPremium: boolean): number {
  return isPremium ? PREMIUM_LIMIT_FRAMES : FREE_LIMIT_FRAMES
}

/**
 * The text to show when a story of this length may not come into being, or null.
 * Binds adding and duplicating scenes and every wizard's generate; an edit that only lengthens a scene is never refused.
 * @param totalFrames all scenes together after the addition; exactly the limit still passes
 */
export function lengthLimitError(totalFrames: number, isPremium: boolean): string | null {
  if (totalFrames <= lengthLimitFrames(isPremium)) return null
  return isPremium ? PREMIUM_LIMIT_TEXT : FREE_LIMIT_TEXT
}

/**
 * The text to show when a film of this length may not be exported, or null.
 * @param keptFrames length the story had when its owner's plan ended: what was made stays exportable
 */
export function exportLimitError(totalFrames: number, isPremium: boolean, keptFrames: number | null): string | null {
  return totalFrames <= (keptFrames ?? 0) ? null : lengthLimitError(totalFrames, isPremium)
}

/** Frames that may still be added; 0 when the story is at the limit or over it. */
export function framesLeft(totalFrames: number, isPremium: boolean): number {
  return Math.max(0, lengthLimitFrames(isPremium) - totalFrames)
}
