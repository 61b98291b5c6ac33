/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RenderExecutor = zod.enum(['SERVER', 'BROWSER']).describe('Who draws the video, the server\'s own browser or the person\'s');

export type RenderExecutor = zod.input<typeof RenderExecutor>;
export type RenderExecutorOutput = zod.output<typeof RenderExecutor>;
