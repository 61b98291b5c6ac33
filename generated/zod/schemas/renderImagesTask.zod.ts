/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderSection } from './renderSection.zod.ts';

export const renderImagesTaskSectionsMax = 16;



export const RenderImagesTask = zod.object({
  "kind": zod.enum(['IMAGES']).describe('Which task it is'),
  "sections": zod.array(RenderSection).max(renderImagesTaskSectionsMax).describe('What to draw, in the order of the video')
}).describe('Draw some sections of the video and deliver them as a part');

export type RenderImagesTask = zod.input<typeof RenderImagesTask>;
export type RenderImagesTaskOutput = zod.output<typeof RenderImagesTask>;
