/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListAuditTrailOrder = typeof ListAuditTrailOrder[keyof typeof ListAuditTrailOrder];


export const ListAuditTrailOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
