/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StoryState = zod.enum(['DRAFT', 'GENERATING', 'COMPLETED', 'FAILED']).describe('DRAFT is being prepared, GENERATING is being written, spoken or illustrated, COMPLETED can be played whole, FAILED stopped early and keeps its finished parts');

export type StoryState = zod.input<typeof StoryState>;
export type StoryStateOutput = zod.output<typeof StoryState>;
