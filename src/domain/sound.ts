/** How far music may be lowered under speech, dB. */
export const DUCKING_DB = { min: -24, max: -3 }
/** Of a new story. */
export const DEFAULT_DUCKING_DB = -12

/** Integrated loudness (LUFS, after ITU-R BS.1770) that a video's sound can be brought to: broadcast, podcasts, online video. */
export const LOUDNESS_TARGETS = [-23, -16, -14] as const
export type LoudnessTarget = (typeof LOUDNESS_TARGETS)[number]
export const LOUDNESS_NAMES: Readonly<Record<LoudnessTarget, string>> = {
  [-23]: 'Broadcast',
  [-16]: 'Podcasts',
  [-14]: 'Online video',
}
/** Of a new story. */
export const DEFAULT_LOUDNESS: LoudnessTarget = -14

/** How a video's sound is brought to its loudness. */
export interface Mastering {
  /** What all of it is multiplied with, before its peaks are limited. */
  gain: number
  /** Loudness of the mix as it is, LUFS; -Infinity for silence. */
  mixed: number
  /** Loudness with that gain and limited peaks, LUFS. */
  reached: number
}

/** How the loudness of a video's sound came out, where it is not the aimed one; null where it is. */
export function missedLoudness(target: LoudnessTarget, { mixed, reached }: Mastering): string | null {
  if (mixed === -Infinity) return 'Loudness: there is no sound.'
  if (Math.abs(reached - target) <= 0.5) return null
  return `Loudness ${signed(Math.round(reached * 10) / 10)} instead of ${signed(target)} LUFS: the sound has too high peaks, or is too quiet.`
}

/** A level with a real minus sign. */
export const signed = (level: number): string => String(level).replace('-', '−')
