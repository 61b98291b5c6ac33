/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * QUOTED, not begun; PAUSED, accepted and not begun because a cap leaves no room; IN_WORK; MADE, and charged; FREE, made by a built-in engine that stood in, and not charged; NOT_MADE, and not charged
 */
export type QuoteItemState = typeof QuoteItemState[keyof typeof QuoteItemState];


export const QuoteItemState = {
  QUOTED: 'QUOTED',
  PAUSED: 'PAUSED',
  IN_WORK: 'IN_WORK',
  MADE: 'MADE',
  FREE: 'FREE',
  NOT_MADE: 'NOT_MADE',
} as const;
