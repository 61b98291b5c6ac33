/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * OPEN, not accepted yet; RUNNING; PAUSED, a cap leaves no room for what waits; STOPPED by a person; ENDED
 */
export type QuoteStatus = typeof QuoteStatus[keyof typeof QuoteStatus];


export const QuoteStatus = {
  OPEN: 'OPEN',
  RUNNING: 'RUNNING',
  PAUSED: 'PAUSED',
  STOPPED: 'STOPPED',
  ENDED: 'ENDED',
} as const;
