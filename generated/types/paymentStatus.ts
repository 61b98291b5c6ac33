/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * OPEN is still to be paid
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  REFUNDED: 'REFUNDED',
} as const;
