/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CaptionLengthOption = zod.enum(['ONE_WORD', 'SHORT', 'MEDIUM', 'LONG']).describe('How many words are shown at once, from one to about two lines');

export type CaptionLengthOption = zod.input<typeof CaptionLengthOption>;
export type CaptionLengthOptionOutput = zod.output<typeof CaptionLengthOption>;
