/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sign of the currency
 */
export type CurrencySymbol = typeof CurrencySymbol[keyof typeof CurrencySymbol];


export const CurrencySymbol = {
  DOLLAR: '$',
  EURO: '€',
  POUND: '£',
  RUPEE: '₹',
} as const;
