/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a training elsewhere is at: QUEUED, others come before it; TRAINING; SAMPLES, pictures are drawn to see what it learned
 */
export type LoraStage = typeof LoraStage[keyof typeof LoraStage];


export const LoraStage = {
  QUEUED: 'QUEUED',
  TRAINING: 'TRAINING',
  SAMPLES: 'SAMPLES',
} as const;
