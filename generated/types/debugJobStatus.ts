/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a job stands
 */
export type DebugJobStatus = typeof DebugJobStatus[keyof typeof DebugJobStatus];


export const DebugJobStatus = {
  QUEUED: 'QUEUED',
  RUNNING: 'RUNNING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
