/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageStyleSource = zod.enum(['SYSTEM', 'USER']).describe('SYSTEM comes with the product and cannot be changed, USER is the user’s own');

export type ImageStyleSource = zod.input<typeof ImageStyleSource>;
export type ImageStyleSourceOutput = zod.output<typeof ImageStyleSource>;
