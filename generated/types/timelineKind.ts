/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What happened
 */
export type TimelineKind = typeof TimelineKind[keyof typeof TimelineKind];


export const TimelineKind = {
  JOINED: 'JOINED',
  VERIFIED: 'VERIFIED',
  PROFILE: 'PROFILE',
  SESSION: 'SESSION',
  STORY: 'STORY',
  EXPORT: 'EXPORT',
  TASK_FAILED: 'TASK_FAILED',
  CHARGE: 'CHARGE',
  GRANT: 'GRANT',
  PAYMENT: 'PAYMENT',
  REPORT: 'REPORT',
} as const;
