/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the voice sounds
 */
export type VoiceGender = typeof VoiceGender[keyof typeof VoiceGender];


export const VoiceGender = {
  female: 'female',
  male: 'male',
  neutral: 'neutral',
} as const;
