import type { Emotion } from '#generated/schema.ts'

export type { Emotion }

/** How a line is spoken. */
export const EMOTIONS = [
  'NEUTRAL',
  'HAPPY',
  'SAD',
  'ANGRY',
  'EXCITED',
  'CALM',
  'SERIOUS',
  'WHISPER',
] as const satisfies readonly Emotion[]
