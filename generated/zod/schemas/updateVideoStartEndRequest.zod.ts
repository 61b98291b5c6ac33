/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateVideoStartEndRequestVideoStartMin = 0;
export const updateVideoStartEndRequestVideoStartMax = 86400000;

export const updateVideoStartEndRequestVideoEndMin = 0;
export const updateVideoStartEndRequestVideoEndMax = 86400000;



export const UpdateVideoStartEndRequest = zod.strictObject({
  "video_start": zod.int().min(updateVideoStartEndRequestVideoStartMin).max(updateVideoStartEndRequestVideoStartMax).describe('In point, ms from the video\'s start'),
  "video_end": zod.int().min(updateVideoStartEndRequestVideoEndMin).max(updateVideoStartEndRequestVideoEndMax).describe('Out point, ms from the video\'s start; never before `video_start`')
}).describe('In and out point of a video');

export type UpdateVideoStartEndRequest = zod.input<typeof UpdateVideoStartEndRequest>;
export type UpdateVideoStartEndRequestOutput = zod.output<typeof UpdateVideoStartEndRequest>;
