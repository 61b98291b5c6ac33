/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Render } from './render.zod.ts';

export const renderStartRenderTokenMax = 2000;



export const RenderStart = zod.object({
  "render": Render,
  "render_token": zod.string().max(renderStartRenderTokenMax).nullable().describe('Token for the user\'s browser to render and deliver this one render; null when the server renders')
}).describe('An export that was accepted');

export type RenderStart = zod.input<typeof RenderStart>;
export type RenderStartOutput = zod.output<typeof RenderStart>;
