/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraModelType = zod.enum(['DRAFT', 'FLUX', 'SDXL']).describe('The image model it extends; DRAFT is the built-in one that needs no network, others are trained where an operator connected a trainer of theirs');

export type LoraModelType = zod.input<typeof LoraModelType>;
export type LoraModelTypeOutput = zod.output<typeof LoraModelType>;
