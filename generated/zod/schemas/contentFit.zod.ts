/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ContentFit = zod.enum(['COVER', 'CONTAIN', 'BLUR_FILL']).describe('How the image fills its area. COVER crops it, CONTAIN leaves bars, BLUR_FILL fills the bars with the blurred image');

export type ContentFit = zod.input<typeof ContentFit>;
export type ContentFitOutput = zod.output<typeof ContentFit>;
