/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Trained here, or uploaded ready-made
 */
export type LoraSource = typeof LoraSource[keyof typeof LoraSource];


export const LoraSource = {
  TRAINED: 'TRAINED',
  UPLOADED: 'UPLOADED',
} as const;
