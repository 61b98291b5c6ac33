/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const WritingBasis = zod.enum(['OWN_WORDS', 'OUTLINE', 'COMPOSED', 'TOPIC_ONLY', 'MODEL']).describe('What a prompt becomes a video of: `OWN_WORDS`, the words it says; `OUTLINE`, facts with their sources that ship with the built-in writer; `COMPOSED`, made-up events; `TOPIC_ONLY`, nothing but its topic, because it asks for knowledge and the built-in writer does not research; `MODEL`, what a connected model writes.');

export type WritingBasis = zod.input<typeof WritingBasis>;
export type WritingBasisOutput = zod.output<typeof WritingBasis>;
