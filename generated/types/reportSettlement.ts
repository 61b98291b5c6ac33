/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * It is dealt with, or is after all not
 */
export type ReportSettlement = typeof ReportSettlement[keyof typeof ReportSettlement];


export const ReportSettlement = {
  CLOSE: 'CLOSE',
  REOPEN: 'REOPEN',
} as const;
