/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What happened: credits came (GRANT), expired (EXPIRY) or were taken back (REVERSAL); work holds them (HOLD), was charged (CHARGE), came to nothing (RELEASE) or was given back after it was charged (REFUND)
 */
export type UsageKind = typeof UsageKind[keyof typeof UsageKind];


export const UsageKind = {
  GRANT: 'GRANT',
  EXPIRY: 'EXPIRY',
  REVERSAL: 'REVERSAL',
  HOLD: 'HOLD',
  CHARGE: 'CHARGE',
  RELEASE: 'RELEASE',
  REFUND: 'REFUND',
} as const;
