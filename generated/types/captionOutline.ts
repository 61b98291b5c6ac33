/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Line around the letters
 */
export type CaptionOutline = typeof CaptionOutline[keyof typeof CaptionOutline];


export const CaptionOutline = {
  NONE: 'NONE',
  THIN: 'THIN',
  THICK: 'THICK',
} as const;
