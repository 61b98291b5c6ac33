/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was decided about a film: nothing yet, approved, rejected, or rejected and objected to
 */
export type FilmReviewState = typeof FilmReviewState[keyof typeof FilmReviewState];


export const FilmReviewState = {
  NONE: 'NONE',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  OBJECTED: 'OBJECTED',
} as const;
