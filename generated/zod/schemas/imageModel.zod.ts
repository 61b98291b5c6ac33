/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageModel = zod.enum(['DRAFT', 'LEONARDO', 'FLUX', 'CUSTOM_LORA']).describe('Model that draws the pictures; DRAFT is the built-in one that needs no network');

export type ImageModel = zod.input<typeof ImageModel>;
export type ImageModelOutput = zod.output<typeof ImageModel>;
