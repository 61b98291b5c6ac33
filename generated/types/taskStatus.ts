/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * CREATED and PROCESSING are pending; FAILED, CANCELLED and THROTTLED have failed and were refunded
 */
export type TaskStatus = typeof TaskStatus[keyof typeof TaskStatus];


export const TaskStatus = {
  CREATED: 'CREATED',
  PROCESSING: 'PROCESSING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  THROTTLED: 'THROTTLED',
} as const;
