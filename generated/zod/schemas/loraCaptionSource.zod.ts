/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraCaptionSource = zod.enum(['NONE', 'PERSON', 'IMPORTED', 'DRAFTED']).describe('The author of a caption; NONE without one');

export type LoraCaptionSource = zod.input<typeof LoraCaptionSource>;
export type LoraCaptionSourceOutput = zod.output<typeof LoraCaptionSource>;
