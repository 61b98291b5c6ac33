/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a job stands; ACKNOWLEDGED when it failed and a person has dealt with it
 */
export type DebugJobStatus = typeof DebugJobStatus[keyof typeof DebugJobStatus];


export const DebugJobStatus = {
  QUEUED: 'QUEUED',
  RUNNING: 'RUNNING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  ACKNOWLEDGED: 'ACKNOWLEDGED',
} as const;
