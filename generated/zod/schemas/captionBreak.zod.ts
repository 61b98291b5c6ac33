/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CaptionBreak = zod.enum(['LINE', 'CUE']).describe('What ends after a word where a subtitle file said so. LINE: a line of the caption; CUE: the caption itself, which is then shown and exported as it stood in the file. Left out, captions are cut by length, sentences and pauses.');

export type CaptionBreak = zod.input<typeof CaptionBreak>;
export type CaptionBreakOutput = zod.output<typeof CaptionBreak>;
