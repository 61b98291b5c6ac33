/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * OPEN, not accepted yet; RUNNING; STOPPED by a person; ENDED
 */
export type QuoteStatus = typeof QuoteStatus[keyof typeof QuoteStatus];


export const QuoteStatus = {
  OPEN: 'OPEN',
  RUNNING: 'RUNNING',
  STOPPED: 'STOPPED',
  ENDED: 'ENDED',
} as const;
