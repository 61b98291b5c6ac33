import type { AspectRatio } from '#generated/client/model/aspectRatio.ts'

/** Lengths to aim for, seconds; a free account's films end at 60. */
export const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 300, 600] as const

export const SHAPES: readonly { value: AspectRatio; label: string }[] = [
  { value: 'SIXTEEN_NINE', label: '16:9' },
  { value: 'NINE_SIXTEEN', label: '9:16' },
  { value: 'ONE_ONE', label: '1:1' },
]

/** The lengths an account may ask for. */
export function lengthsFor(isPremium: boolean): readonly number[] {
  return isPremium ? LENGTHS : LENGTHS.filter((seconds) => seconds <= 60)
}

export function lengthLabel(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} min`
}
