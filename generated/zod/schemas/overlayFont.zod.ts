/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayFont = zod.enum(['Inter', 'Fraunces', 'Oswald', 'Caveat']).describe('Font family of a text');

export type OverlayFont = zod.input<typeof OverlayFont>;
export type OverlayFontOutput = zod.output<typeof OverlayFont>;
