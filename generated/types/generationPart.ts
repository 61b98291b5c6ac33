/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is made of a story. WRITING, its text in scenes; PICTURE of an A-roll; VOICE of a scene; MOTION, a clip of a picture
 */
export type GenerationPart = typeof GenerationPart[keyof typeof GenerationPart];


export const GenerationPart = {
  WRITING: 'WRITING',
  PICTURE: 'PICTURE',
  VOICE: 'VOICE',
  MOTION: 'MOTION',
} as const;
