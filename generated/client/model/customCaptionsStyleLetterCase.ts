/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether words are shown as written or in capitals
 */
export type CustomCaptionsStyleLetterCase = typeof CustomCaptionsStyleLetterCase[keyof typeof CustomCaptionsStyleLetterCase];


export const CustomCaptionsStyleLetterCase = {
  AS_WRITTEN: 'AS_WRITTEN',
  UPPERCASE: 'UPPERCASE',
} as const;
