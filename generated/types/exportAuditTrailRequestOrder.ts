/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which end comes first
 */
export type ExportAuditTrailRequestOrder = typeof ExportAuditTrailRequestOrder[keyof typeof ExportAuditTrailRequestOrder];


export const ExportAuditTrailRequestOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
