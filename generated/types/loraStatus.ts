/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * DRAFT collects training data, TRAINING waits or learns, COMPLETED can draw, FAILED was refunded and can be submitted again
 */
export type LoraStatus = typeof LoraStatus[keyof typeof LoraStatus];


export const LoraStatus = {
  DRAFT: 'DRAFT',
  TRAINING: 'TRAINING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
} as const;
