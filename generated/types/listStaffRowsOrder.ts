/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListStaffRowsOrder = typeof ListStaffRowsOrder[keyof typeof ListStaffRowsOrder];


export const ListStaffRowsOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
