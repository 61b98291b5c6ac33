/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What can be made by a real engine. PICTURE of an A-roll; VOICE of a scene; MOTION, a clip of a picture
 */
export type RealPart = typeof RealPart[keyof typeof RealPart];


export const RealPart = {
  PICTURE: 'PICTURE',
  VOICE: 'VOICE',
  MOTION: 'MOTION',
} as const;
