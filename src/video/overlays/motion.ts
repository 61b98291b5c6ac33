import { clamp01, easeInCubic, easeInOutSine, easeOutBack, easeOutCubic } from '../draw/easing.ts'
import type { Box } from '../draw/types.ts'
import type { OverlayMotion, VideoOverlay } from './overlay.ts'

/** A motion at one frame. */
export interface Moving {
  motion: OverlayMotion
  /** How much of it is there, over 0 and below 1: growing while it comes, falling while it goes. */
  share: number
  isLeaving: boolean
}

/** How something in motion is drawn. */
export interface Pose {
  opacity: number
  /** px. */
  x: number
  y: number
  scale: number
  /** How much of it can be seen, from its left edge. */
  wipe: number
}

export const STILL: Pose = { opacity: 1, x: 0, y: 0, scale: 1, wipe: 1 }

type Timed = Pick<VideoOverlay, 'from' | 'durationInFrames' | 'motionIn' | 'motionOut'>

/** The motion that an overlay is in at a frame of the film; null while it stands. Together they never exceed its time. */
export function motionAt({ from, durationInFrames, motionIn, motionOut }: Timed, frame: number): Moving | null {
  const [coming, going] = [framesOf(motionIn), framesOf(motionOut)]
  const fit = Math.min(1, durationInFrames / Math.max(1, coming + going))
  const here = (frame - from + 1) / (coming * fit)
  if (here < 1) return { motion: motionIn, share: here, isLeaving: false }
  const left = (from + durationInFrames - frame) / (going * fit)
  return left < 1 ? { motion: motionOut, share: left, isLeaving: true } : null
}

const framesOf = ({ name, durationInFrames }: OverlayMotion): number => (name === 'NONE' ? 0 : durationInFrames)

const curves: Record<OverlayMotion['easing'], (t: number) => number> = {
  LINEAR: clamp01,
  EASE_IN: easeInCubic,
  EASE_OUT: easeOutCubic,
  EASE_IN_OUT: easeInOutSine,
  OVERSHOOT: easeOutBack,
}

/** How much of it is seen after easing; above 1 where it overshoots. What goes runs its curve from its own start, too. */
export function eased({ motion: { easing }, isLeaving }: Moving, share: number): number {
  // Backwards, an overshoot would end beyond nothing.
  if (!isLeaving || easing === 'OVERSHOOT') return curves[easing](share)
  return 1 - curves[easing](1 - share)
}

/** Where each motion comes from, as a direction. */
const origins: Partial<Record<OverlayMotion['name'], readonly [x: number, y: number]>> = {
  SLIDE_LEFT: [1, 0],
  SLIDE_RIGHT: [-1, 0],
  SLIDE_UP: [0, 1],
  SLIDE_DOWN: [0, -1],
}

/** How a whole overlay stands. @param bounds px that it covers, rotated */
export function wholePose(moving: Moving, bounds: Box, frame: { width: number; height: number }): Pose {
  const shown = eased(moving, moving.share)
  const { name } = moving.motion
  if (name === 'FADE') return { ...STILL, opacity: clamp01(shown) }
  if (name === 'SCALE') return { ...STILL, scale: Math.max(0, shown), opacity: clamp01(3 * shown) }
  if (name === 'TYPEWRITER') return { ...STILL, wipe: clamp01(shown) }
  const [x, y] = directionOf(moving)
  const away = 1 - shown
  // As far as it takes to be out of sight.
  const acrossX = x > 0 ? frame.width - bounds.x : bounds.x + bounds.width
  const acrossY = y > 0 ? frame.height - bounds.y : bounds.y + bounds.height
  return { ...STILL, x: x * away * acrossX, y: y * away * acrossY }
}

/** How a word or letter of a text stands. @param position from 0 in reading order, of so many @param distance px of a slide */
export function unitPose(moving: Moving, position: number, count: number, distance: number): Pose {
  const { name } = moving.motion
  if (name === 'TYPEWRITER')
    return { ...STILL, opacity: position < Math.floor(eased(moving, moving.share) * count + 1e-6) ? 1 : 0 }
  const shown = eased(moving, staggered(moving, position, count))
  if (name === 'SCALE') return { ...STILL, scale: Math.max(0, shown), opacity: clamp01(3 * shown) }
  const [x, y] = name === 'FADE' ? [0, 0] : directionOf(moving)
  const away = (1 - shown) * distance
  return { ...STILL, opacity: clamp01(shown), x: x * away, y: y * away }
}

/** How far each is behind the one before, as a share of its own time. */
const STEP = 0.35

function staggered({ share, isLeaving }: Moving, position: number, count: number): number {
  const length = 1 / (1 + STEP * (count - 1))
  const before = position * STEP * length
  // The first comes first and goes first.
  const own = clamp01(((isLeaving ? 1 - share : share) - before) / length)
  return isLeaving ? 1 - own : own
}

function directionOf({ motion: { name }, isLeaving }: Moving): readonly [number, number] {
  const [x, y] = origins[name] ?? [0, 0]
  return isLeaving ? [-x, -y] : [x, y]
}
