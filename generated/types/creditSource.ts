/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where credits came from
 */
export type CreditSource = typeof CreditSource[keyof typeof CreditSource];


export const CreditSource = {
  START: 'START',
  PLAN_MONTH: 'PLAN_MONTH',
  PURCHASE: 'PURCHASE',
  GIFT: 'GIFT',
} as const;
