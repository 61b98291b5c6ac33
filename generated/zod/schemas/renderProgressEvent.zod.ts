/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Render } from './render.zod.ts';

export const RenderProgressEvent = zod.object({
  "render": Render,
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('An export moved on');

export type RenderProgressEvent = zod.input<typeof RenderProgressEvent>;
export type RenderProgressEventOutput = zod.output<typeof RenderProgressEvent>;
