/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SceneState = zod.enum(['PENDING', 'GENERATING', 'COMPLETED', 'FAILED']).describe('PENDING waits for its voice-over and image, GENERATING is being made, COMPLETED has both, FAILED lacks one of them');

export type SceneState = zod.input<typeof SceneState>;
export type SceneStateOutput = zod.output<typeof SceneState>;
