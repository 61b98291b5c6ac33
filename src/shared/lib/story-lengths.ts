import { FREE_LIMIT_FRAMES } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'

/** Lengths to aim for, seconds. */
const LENGTHS: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300, 600]

/** The lengths an account may ask for. */
export function lengthsFor(isPremium: boolean): readonly number[] {
  return isPremium ? LENGTHS : LENGTHS.filter((seconds) => seconds * FPS <= FREE_LIMIT_FRAMES)
}

export function lengthLabel(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} min`
}
