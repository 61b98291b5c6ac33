/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING waits for its bytes, PROCESSING is being read or made, COMPLETED can be shown, FAILED cannot
 */
export type MediaStatus = typeof MediaStatus[keyof typeof MediaStatus];


export const MediaStatus = {
  PENDING: 'PENDING',
  PROCESSING: 'PROCESSING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const;
