/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which end comes first
 */
export type ExportStaffRowsRequestOrder = typeof ExportStaffRowsRequestOrder[keyof typeof ExportStaffRowsRequestOrder];


export const ExportStaffRowsRequestOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
