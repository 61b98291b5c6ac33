/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * EMPTY has nothing to show, GENERATING waits for a picture or a task, COMPLETED shows its media, FAILED keeps what it showed before
 */
export type ArollState = typeof ArollState[keyof typeof ArollState];


export const ArollState = {
  EMPTY: 'EMPTY',
  GENERATING: 'GENERATING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const;
