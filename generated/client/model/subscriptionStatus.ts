/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING waits for the payment, CANCELLED runs until the period ends
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
