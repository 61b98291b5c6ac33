/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why somebody should look there, because it was rejected there before or because a person reported the scene
 */
export type FilmFlagKind = typeof FilmFlagKind[keyof typeof FilmFlagKind];


export const FilmFlagKind = {
  REJECTION: 'REJECTION',
  REPORT: 'REPORT',
} as const;
