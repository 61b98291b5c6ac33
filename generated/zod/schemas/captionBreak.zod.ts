/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CaptionBreak = zod.enum(['LINE', 'CUE']).describe('A break after a word from a subtitle file. LINE: a line of the caption; CUE: the caption itself, which is then shown and exported as in the file. Left out, captions are split by length, sentences and pauses.');

export type CaptionBreak = zod.input<typeof CaptionBreak>;
export type CaptionBreakOutput = zod.output<typeof CaptionBreak>;
