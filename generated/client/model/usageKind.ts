/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Grants and refunds add, charges take
 */
export type UsageKind = typeof UsageKind[keyof typeof UsageKind];


export const UsageKind = {
  GRANT: 'GRANT',
  CHARGE: 'CHARGE',
  REFUND: 'REFUND',
} as const;
