/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderExecutor } from './renderExecutor.zod.ts';
import { RenderStatus } from './renderStatus.zod.ts';

export const debugRenderProgressMin = 0;
export const debugRenderProgressMax = 100;

export const debugRenderErrorMessageMax = 400000;



export const DebugRender = zod.object({
  "render_id": zod.uuid().describe('The export'),
  "status": RenderStatus,
  "executor": RenderExecutor,
  "progress": zod.int().min(debugRenderProgressMin).max(debugRenderProgressMax).describe('Percent'),
  "error_message": zod.string().max(debugRenderErrorMessageMax).nullable().describe('Why it failed; null when it did not'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was requested'),
  "completed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was done; null before')
}).describe('An export of the story');

export type DebugRender = zod.input<typeof DebugRender>;
export type DebugRenderOutput = zod.output<typeof DebugRender>;
