/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How often is paid
 */
export type BillingInterval = typeof BillingInterval[keyof typeof BillingInterval];


export const BillingInterval = {
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;
