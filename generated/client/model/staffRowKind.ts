/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the rows are
 */
export type StaffRowKind = typeof StaffRowKind[keyof typeof StaffRowKind];


export const StaffRowKind = {
  PERSON: 'PERSON',
  STORY: 'STORY',
  TASK: 'TASK',
  EXPORT: 'EXPORT',
  REPORT: 'REPORT',
  CHARGE: 'CHARGE',
  JOB: 'JOB',
} as const;
