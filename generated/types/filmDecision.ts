/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Approve it, reject it, or leave it to be the last of the queue
 */
export type FilmDecision = typeof FilmDecision[keyof typeof FilmDecision];


export const FilmDecision = {
  APPROVE: 'APPROVE',
  REJECT: 'REJECT',
  SKIP: 'SKIP',
} as const;
