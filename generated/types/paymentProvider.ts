/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who takes the payment; with DEMO no money moves
 */
export type PaymentProvider = typeof PaymentProvider[keyof typeof PaymentProvider];


export const PaymentProvider = {
  DEMO: 'DEMO',
  STRIPE: 'STRIPE',
} as const;
