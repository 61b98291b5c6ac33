/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether words are shown as written or in capitals
 */
export type CustomCaptionsStyleInputLetterCase = typeof CustomCaptionsStyleInputLetterCase[keyof typeof CustomCaptionsStyleInputLetterCase];


export const CustomCaptionsStyleInputLetterCase = {
  AS_WRITTEN: 'AS_WRITTEN',
  UPPERCASE: 'UPPERCASE',
} as const;
