/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PENDING waits for the first payment, PAST_DUE for that of a renewal (7 days, in which the plan runs on), CANCELLED runs until the paid period ends
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  PAST_DUE: 'PAST_DUE',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
