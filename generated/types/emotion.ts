/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Colour of the voice
 */
export type Emotion = typeof Emotion[keyof typeof Emotion];


export const Emotion = {
  NEUTRAL: 'NEUTRAL',
  HAPPY: 'HAPPY',
  SAD: 'SAD',
  ANGRY: 'ANGRY',
  EXCITED: 'EXCITED',
  CALM: 'CALM',
  SERIOUS: 'SERIOUS',
  WHISPER: 'WHISPER',
} as const;
