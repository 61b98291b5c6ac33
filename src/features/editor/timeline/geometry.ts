import { FPS } from '#src/domain/frames.ts'
import type { VideoScene } from '#src/video/document.ts'

/** Distance (px) at which a dragged edge snaps. */
export const CATCH_PX = 8

/** px per frame at 100 %. */
export const FULL_SCALE = 60 / FPS
/** Initial scale of a long story. */
export const READABLE_SCALE = 24 / FPS
const MAX_ZOOM = 8
const MIN_ZOOM = 6 / FPS
/** Room after the last scene, px. */
export const TAIL = 40

/** px per frame at which the whole video is visible. */
export const fitScale = (frames: number, width: number): number =>
  frames > 0 ? Math.min(MAX_ZOOM, Math.max(0.005, (width - TAIL) / frames)) : FULL_SCALE

/** A short video fills the width at first, up to 100 %; a long one starts at a readable scale. */
export const firstScale = (frames: number, width: number): number =>
  Math.min(FULL_SCALE, Math.max(READABLE_SCALE, fitScale(frames, width)))

/** Limits a scale to useful values: never smaller than the whole video, or 6 px a second. */
export const clampScale = (scale: number, frames: number, width: number): number =>
  Math.min(MAX_ZOOM, Math.max(Math.min(MIN_ZOOM, fitScale(frames, width)), scale))

/**
 * Scroll position of the track (px) that keeps the point under the pointer.
 * @param anchor px from the left edge of the visible range
 */
export const scrollAround = (scrollLeft: number, anchor: number, before: number, after: number): number =>
  Math.max(0, ((scrollLeft + anchor) / before) * after - anchor)

/**
 * The target nearest to a position, or null when none is near enough. All in frames.
 * @param reach snap distance
 */
export function snapTarget(position: number, targets: readonly number[], reach: number): number | null {
  let nearest: number | null = null
  for (const target of targets)
    if (Math.abs(target - position) <= Math.abs((nearest ?? Infinity) - position)) nearest = target
  return nearest !== null && Math.abs(nearest - position) <= reach ? nearest : null
}

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

/** Positions of the scenes between two frames: from the first on, up to and without the second. */
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

/** Place of a scene after it was dropped into a gap, counted without it. */
export const placeInGap = (own: number, gap: number): number => (gap > own ? gap - 1 : gap)
