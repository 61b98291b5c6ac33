/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Line around the letters; absent: the template draws its own
 */
export type CustomCaptionsStyleInputOutline = typeof CustomCaptionsStyleInputOutline[keyof typeof CustomCaptionsStyleInputOutline];


export const CustomCaptionsStyleInputOutline = {
  NONE: 'NONE',
  THIN: 'THIN',
  THICK: 'THICK',
} as const;
