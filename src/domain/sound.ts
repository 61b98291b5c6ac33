/** How far music may be lowered under speech, dB. */
export const DUCKING_DB = { min: -24, max: -3 }
/** Of a new story. */
export const DEFAULT_DUCKING_DB = -12

/** Integrated loudness (LUFS, after ITU-R BS.1770) that a video's sound can be brought to: broadcast, podcasts, online video. */
export const LOUDNESS_TARGETS = [-23, -16, -14] as const
export type LoudnessTarget = (typeof LOUDNESS_TARGETS)[number]
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
