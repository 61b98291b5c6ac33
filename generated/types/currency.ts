/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO 4217 code
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  USD: 'USD',
  EUR: 'EUR',
  GBP: 'GBP',
  INR: 'INR',
} as const;
