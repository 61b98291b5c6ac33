/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayMotionPart = zod.enum(['WHOLE', 'WORD', 'LETTER']).describe('What moves by itself: the whole overlay, or each word or letter of a text');

export type OverlayMotionPart = zod.input<typeof OverlayMotionPart>;
export type OverlayMotionPartOutput = zod.output<typeof OverlayMotionPart>;
