/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What failed
 */
export type FailureSubject = typeof FailureSubject[keyof typeof FailureSubject];


export const FailureSubject = {
  STORY: 'STORY',
  TASK: 'TASK',
  EXPORT: 'EXPORT',
} as const;
