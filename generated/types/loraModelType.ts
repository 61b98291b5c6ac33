/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The image model it extends; DRAFT is the built-in one that needs no network, others are trained where an operator connected a trainer of theirs
 */
export type LoraModelType = typeof LoraModelType[keyof typeof LoraModelType];


export const LoraModelType = {
  DRAFT: 'DRAFT',
  FLUX: 'FLUX',
  SDXL: 'SDXL',
} as const;
