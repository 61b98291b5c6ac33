/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far a report is
 */
export type ReportState = typeof ReportState[keyof typeof ReportState];


export const ReportState = {
  OPEN: 'OPEN',
  IN_PROGRESS: 'IN_PROGRESS',
  ANSWERED: 'ANSWERED',
  CLOSED: 'CLOSED',
} as const;
