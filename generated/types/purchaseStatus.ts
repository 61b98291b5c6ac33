/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING waits for the payment, EXPIRED was never paid
 */
export type PurchaseStatus = typeof PurchaseStatus[keyof typeof PurchaseStatus];


export const PurchaseStatus = {
  PENDING: 'PENDING',
  PAID: 'PAID',
  REFUNDED: 'REFUNDED',
  EXPIRED: 'EXPIRED',
} as const;
