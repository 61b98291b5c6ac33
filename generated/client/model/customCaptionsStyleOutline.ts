/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Line around the letters; absent: the template draws its own
 */
export type CustomCaptionsStyleOutline = typeof CustomCaptionsStyleOutline[keyof typeof CustomCaptionsStyleOutline];


export const CustomCaptionsStyleOutline = {
  NONE: 'NONE',
  THIN: 'THIN',
  THICK: 'THICK',
} as const;
