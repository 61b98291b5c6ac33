/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayFit = zod.enum(['COVER', 'CONTAIN']).describe('How a media fills its box: COVER cuts off what lies outside, CONTAIN shows all of it');

export type OverlayFit = zod.input<typeof OverlayFit>;
export type OverlayFitOutput = zod.output<typeof OverlayFit>;
