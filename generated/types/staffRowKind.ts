/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the rows are. PAYMENT: money that came; LEDGER: credits that came or went; UPLOAD: files of people; PIECE: what an engine made
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
  PAYMENT: 'PAYMENT',
  LEDGER: 'LEDGER',
  UPLOAD: 'UPLOAD',
  PIECE: 'PIECE',
} as const;
