/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ScenePace = zod.enum(['SLOW', 'MEDIUM', 'FAST']).describe('How fast the narration moves');

export type ScenePace = zod.input<typeof ScenePace>;
export type ScenePaceOutput = zod.output<typeof ScenePace>;
