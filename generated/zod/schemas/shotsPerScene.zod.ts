/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ShotsPerScene = zod.enum(['AUTO', 'ONE', 'TWO', 'THREE', 'FOUR']).describe('Number of shots of each scene. AUTO: by length and pace where images are free; one where they cost credits');

export type ShotsPerScene = zod.input<typeof ShotsPerScene>;
export type ShotsPerSceneOutput = zod.output<typeof ShotsPerScene>;
