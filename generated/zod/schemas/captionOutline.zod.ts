/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CaptionOutline = zod.enum(['NONE', 'THIN', 'THICK']).describe('Line around the letters');

export type CaptionOutline = zod.input<typeof CaptionOutline>;
export type CaptionOutlineOutput = zod.output<typeof CaptionOutline>;
