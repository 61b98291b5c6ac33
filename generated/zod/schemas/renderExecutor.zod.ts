/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RenderExecutor = zod.enum(['SERVER', 'BROWSER']).describe('The renderer, the server\'s own browser or the user\'s');

export type RenderExecutor = zod.input<typeof RenderExecutor>;
export type RenderExecutorOutput = zod.output<typeof RenderExecutor>;
