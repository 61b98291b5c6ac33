/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * AWAITS_CODE needs the second step, PROCESSING is paid and not yet confirmed
 */
export type DemoCheckoutStatus = typeof DemoCheckoutStatus[keyof typeof DemoCheckoutStatus];


export const DemoCheckoutStatus = {
  OPEN: 'OPEN',
  AWAITS_CODE: 'AWAITS_CODE',
  PROCESSING: 'PROCESSING',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
} as const;
