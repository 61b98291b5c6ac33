/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * CREATED collects training data, QUEUED waits, TRAINING learns, READY can draw, FAILED was refunded and can be submitted again
 */
export type LoraStatus = typeof LoraStatus[keyof typeof LoraStatus];


export const LoraStatus = {
  CREATED: 'CREATED',
  QUEUED: 'QUEUED',
  TRAINING: 'TRAINING',
  READY: 'READY',
  FAILED: 'FAILED',
} as const;
