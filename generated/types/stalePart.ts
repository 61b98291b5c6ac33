/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is out of date. CAPTIONS and LENGTH come with the voice-over; MOTION is a clip that is made of its picture by itself
 */
export type StalePart = typeof StalePart[keyof typeof StalePart];


export const StalePart = {
  VOICE: 'VOICE',
  CAPTIONS: 'CAPTIONS',
  LENGTH: 'LENGTH',
  PICTURE: 'PICTURE',
  MOTION: 'MOTION',
  LIP_SYNC: 'LIP_SYNC',
} as const;
