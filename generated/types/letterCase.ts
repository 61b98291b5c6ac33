/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether words are shown as written or in capitals
 */
export type LetterCase = typeof LetterCase[keyof typeof LetterCase];


export const LetterCase = {
  AS_WRITTEN: 'AS_WRITTEN',
  UPPERCASE: 'UPPERCASE',
} as const;
