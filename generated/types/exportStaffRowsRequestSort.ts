/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Column to sort by
 */
export type ExportStaffRowsRequestSort = typeof ExportStaffRowsRequestSort[keyof typeof ExportStaffRowsRequestSort];


export const ExportStaffRowsRequestSort = {
  created_at: 'created_at',
  credits: 'credits',
  work_ms: 'work_ms',
} as const;
