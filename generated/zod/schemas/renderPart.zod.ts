/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderSection } from './renderSection.zod.ts';

export const renderPartVideoUrlMax = 8192;

export const renderPartSectionsMax = 16;



export const RenderPart = zod.object({
  "video_url": zod.string().max(renderPartVideoUrlMax).describe('Signed URL of its MP4'),
  "sections": zod.array(RenderSection).max(renderPartSectionsMax).describe('Which sections it holds, in the order of the video')
}).describe('A drawn part of a video');

export type RenderPart = zod.input<typeof RenderPart>;
export type RenderPartOutput = zod.output<typeof RenderPart>;
