/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Model that draws the pictures; DRAFT is the built-in one that needs no network
 */
export type ImageModel = typeof ImageModel[keyof typeof ImageModel];


export const ImageModel = {
  DRAFT: 'DRAFT',
  LEONARDO: 'LEONARDO',
  FLUX: 'FLUX',
  CUSTOM_LORA: 'CUSTOM_LORA',
} as const;
