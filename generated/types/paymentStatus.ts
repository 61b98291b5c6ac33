/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING is the first payment of a plan, which begins once it is confirmed; OPEN is still to be paid
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  PENDING: 'PENDING',
  OPEN: 'OPEN',
  PAID: 'PAID',
  REFUNDED: 'REFUNDED',
} as const;
