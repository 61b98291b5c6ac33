/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who wrote a caption; NONE while there is none
 */
export type LoraCaptionSource = typeof LoraCaptionSource[keyof typeof LoraCaptionSource];


export const LoraCaptionSource = {
  NONE: 'NONE',
  PERSON: 'PERSON',
  IMPORTED: 'IMPORTED',
  DRAFTED: 'DRAFTED',
} as const;
