/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const renderSectionInputFromFrameMin = 0;
export const renderSectionInputFromFrameMax = 2592000;

export const renderSectionInputFramesMax = 120;



export const RenderSectionInput = zod.strictObject({
  "from_frame": zod.int().min(renderSectionInputFromFrameMin).max(renderSectionInputFromFrameMax).describe('Its first frame in the video, from 0'),
  "frames": zod.int().min(1).max(renderSectionInputFramesMax).describe('Its length, frames')
}).describe('A stretch of frames that is drawn in one go and begins with a key frame');

export type RenderSectionInput = zod.input<typeof RenderSectionInput>;
export type RenderSectionInputOutput = zod.output<typeof RenderSectionInput>;
