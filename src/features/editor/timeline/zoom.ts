import { FPS } from '#src/domain/frames.ts'

/** px per frame at 100 %. */
export const FULL_SCALE = 60 / FPS
/** What a long story opens with. */
export const READABLE_SCALE = 24 / FPS
const MAX_ZOOM = 8
const MIN_ZOOM = 6 / FPS
/** Room after the last scene, px. */
export const TAIL = 40

/** px per frame at which the whole film is seen. */
export const fitScale = (frames: number, width: number): number =>
  frames > 0 ? Math.min(MAX_ZOOM, Math.max(0.005, (width - TAIL) / frames)) : FULL_SCALE

/** A short film fills the width at first, up to 100 %; a long one begins at a readable scale. */
export const firstScale = (frames: number, width: number): number =>
  Math.min(FULL_SCALE, Math.max(READABLE_SCALE, fitScale(frames, width)))

/** Keeps a scale between what is useful: never smaller than the whole film, or 6 px a second. */
export const clampScale = (scale: number, frames: number, width: number): number =>
  Math.min(MAX_ZOOM, Math.max(Math.min(MIN_ZOOM, fitScale(frames, width)), scale))

/**
 * Where the track must be scrolled to (px), so that what is under the pointer stays there.
 * @param anchor px from the left edge of what is seen
 */
export const scrollAround = (scrollLeft: number, anchor: number, before: number, after: number): number =>
  Math.max(0, ((scrollLeft + anchor) / before) * after - anchor)
