/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FontSizeOption = zod.enum(['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE']).describe('Size of the captions');

export type FontSizeOption = zod.input<typeof FontSizeOption>;
export type FontSizeOptionOutput = zod.output<typeof FontSizeOption>;
