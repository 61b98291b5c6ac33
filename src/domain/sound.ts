/** How far music may be lowered under speech, dB. */
export const DUCKING_DB = { min: -24, max: -3 }
/** Of a new story. */
export const DEFAULT_DUCKING_DB = -12

/** Integrated loudness (LUFS, after ITU-R BS.1770) that a video's sound can be brought to: broadcast, podcasts, online video. */
export const LOUDNESS_TARGETS = [-23, -16, -14] as const
export type LoudnessTarget = (typeof LOUDNESS_TARGETS)[number]
/** Of a new story. */
export const DEFAULT_LOUDNESS: LoudnessTarget = -14
