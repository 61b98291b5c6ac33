/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * NONE: none was asked for, or the last one has expired
 */
export type DataExportStatus = typeof DataExportStatus[keyof typeof DataExportStatus];


export const DataExportStatus = {
  NONE: 'NONE',
  PREPARING: 'PREPARING',
  READY: 'READY',
  FAILED: 'FAILED',
} as const;
