/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A larger plan begins now, a smaller one with the next period
 */
export type ChangeBegin = typeof ChangeBegin[keyof typeof ChangeBegin];


export const ChangeBegin = {
  NOW: 'NOW',
  NEXT_PERIOD: 'NEXT_PERIOD',
} as const;
