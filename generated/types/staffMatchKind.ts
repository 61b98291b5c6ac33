/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was found
 */
export type StaffMatchKind = typeof StaffMatchKind[keyof typeof StaffMatchKind];


export const StaffMatchKind = {
  PERSON: 'PERSON',
  STORY: 'STORY',
  TASK: 'TASK',
  EXPORT: 'EXPORT',
  JOB: 'JOB',
} as const;
