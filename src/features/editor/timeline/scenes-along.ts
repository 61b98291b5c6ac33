import type { VideoScene } from '#src/video/document.ts'

/** First scene that ends after a frame; the number of scenes when none does. Scenes follow each other without gaps. */
function firstEndingAfter(scenes: readonly VideoScene[], frame: number): number {
  let low = 0
  let high = scenes.length
  while (low < high) {
    const middle = (low + high) >> 1
    const scene = scenes[middle]
    if (scene && scene.from + scene.durationInFrames <= frame) low = middle + 1
    else high = middle
  }
  return low
}

/** Positions of the scenes that stand between two frames: from the first on, up to and without the second. */
export function scenesBetween(scenes: readonly VideoScene[], from: number, to: number): [first: number, end: number] {
  const first = firstEndingAfter(scenes, from)
  let end = first
  while (end < scenes.length && (scenes[end]?.from ?? 0) < to) end++
  return [first, end]
}

/**
 * The gap between scenes that is nearest to a frame: 0 before the first scene, 1 after it, and so on.
 * A scene's first half belongs to the gap before it.
 */
export function gapAt(scenes: readonly VideoScene[], frame: number): number {
  const at = firstEndingAfter(scenes, frame)
  const scene = scenes[at]
  return scene && frame >= scene.from + scene.durationInFrames / 2 ? at + 1 : at
}

/** Where a scene stands after it was dropped into a gap, counted without it. */
export const placeInGap = (own: number, gap: number): number => (gap > own ? gap - 1 : gap)
