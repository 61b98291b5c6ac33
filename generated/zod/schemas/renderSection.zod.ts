/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const renderSectionFromFrameMin = 0;
export const renderSectionFromFrameMax = 2592000;

export const renderSectionFramesMax = 2592000;



export const RenderSection = zod.object({
  "from_frame": zod.int().min(renderSectionFromFrameMin).max(renderSectionFromFrameMax).describe('Its first frame in the video, from 0'),
  "frames": zod.int().min(1).max(renderSectionFramesMax).describe('Its length, frames')
}).describe('A stretch of frames that is drawn in one go and begins with a key frame');

export type RenderSection = zod.input<typeof RenderSection>;
export type RenderSectionOutput = zod.output<typeof RenderSection>;
