/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListStaffRowsSort = typeof ListStaffRowsSort[keyof typeof ListStaffRowsSort];


export const ListStaffRowsSort = {
  created_at: 'created_at',
  credits: 'credits',
  work_ms: 'work_ms',
} as const;
