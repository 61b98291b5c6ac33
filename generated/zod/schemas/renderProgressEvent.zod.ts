/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Render } from './render.zod.ts';

export const renderProgressEventSeqMin = 0;
export const renderProgressEventSeqMax = 2147483647;



export const RenderProgressEvent = zod.object({
  "render": Render,
  "seq": zod.int().min(renderProgressEventSeqMin).max(renderProgressEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('An export moved on');

export type RenderProgressEvent = zod.input<typeof RenderProgressEvent>;
export type RenderProgressEventOutput = zod.output<typeof RenderProgressEvent>;
