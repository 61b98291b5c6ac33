/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the cost is counted by
 */
export type CreditUnit = typeof CreditUnit[keyof typeof CreditUnit];


export const CreditUnit = {
  CALL: 'CALL',
  SCENE: 'SCENE',
  SECOND: 'SECOND',
  IMAGE: 'IMAGE',
} as const;
