/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayShape = zod.enum(['RECTANGLE', 'ELLIPSE', 'TRIANGLE', 'STAR', 'LINE', 'ARROW', 'SPEECH_BUBBLE']).describe('The drawn shape');

export type OverlayShape = zod.input<typeof OverlayShape>;
export type OverlayShapeOutput = zod.output<typeof OverlayShape>;
