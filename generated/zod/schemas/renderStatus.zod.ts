/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RenderStatus = zod.enum(['QUEUED', 'RENDERING', 'COMPLETED', 'FAILED', 'CANCELLED']).describe('QUEUED waits for a renderer, RENDERING is being rendered and encoded, COMPLETED has its file, FAILED and CANCELLED have none');

export type RenderStatus = zod.input<typeof RenderStatus>;
export type RenderStatusOutput = zod.output<typeof RenderStatus>;
