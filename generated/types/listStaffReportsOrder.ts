/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListStaffReportsOrder = typeof ListStaffReportsOrder[keyof typeof ListStaffReportsOrder];


export const ListStaffReportsOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
