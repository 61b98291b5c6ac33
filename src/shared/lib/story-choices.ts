import { FREE_LIMIT_FRAMES } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import type { ImageAnimation, ScenePace, AspectRatio } from '#generated/schema.ts'

/** A film's shape, formatted. */
export const SHAPE_TEXT: Readonly<Record<AspectRatio, string>> = {
  SIXTEEN_NINE: '16:9',
  NINE_SIXTEEN: '9:16',
  ONE_ONE: '1:1',
}

/** The words for the pace of scenes, wherever it is chosen or shown. */
export const SCENE_PACES = [
  { value: 'SLOW', label: 'Slow' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'FAST', label: 'Fast' },
] as const satisfies readonly { value: ScenePace; label: string }[]

/** Lengths to aim for, seconds. */
const LENGTHS: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300, 600]

/** The lengths an account may ask for. */
export function lengthsFor(isPremium: boolean): readonly number[] {
  return isPremium ? LENGTHS : LENGTHS.filter((seconds) => seconds * FPS <= FREE_LIMIT_FRAMES)
}

export function lengthLabel(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} min`
}

/** How an image moves while it is shown. */
export const IMAGE_ANIMATIONS = [
  { value: 'NONE', label: 'Still' },
  { value: 'ZOOM_IN', label: 'Slow push in' },
  { value: 'ZOOM_OUT', label: 'Slow pull out' },
  { value: 'PAN_LEFT', label: 'Pan left' },
  { value: 'PAN_RIGHT', label: 'Pan right' },
  { value: 'PAN_UP', label: 'Pan up' },
  { value: 'PAN_DOWN', label: 'Pan down' },
] as const satisfies readonly { value: ImageAnimation; label: string }[]
