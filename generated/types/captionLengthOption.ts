/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many words are shown at once, from one to about two lines
 */
export type CaptionLengthOption = typeof CaptionLengthOption[keyof typeof CaptionLengthOption];


export const CaptionLengthOption = {
  ONE_WORD: 'ONE_WORD',
  SHORT: 'SHORT',
  MEDIUM: 'MEDIUM',
  LONG: 'LONG',
} as const;
