/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The image model it extends; DRAFT is the built-in one that needs no network
 */
export type LoraModelType = typeof LoraModelType[keyof typeof LoraModelType];


export const LoraModelType = {
  DRAFT: 'DRAFT',
  FLUX: 'FLUX',
  SDXL: 'SDXL',
} as const;
