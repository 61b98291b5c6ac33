/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the model learns
 */
export type LoraType = typeof LoraType[keyof typeof LoraType];


export const LoraType = {
  CHARACTER: 'CHARACTER',
  OBJECT: 'OBJECT',
  STYLE: 'STYLE',
} as const;
