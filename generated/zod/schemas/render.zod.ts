/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderExecutor } from './renderExecutor.zod.ts';
import { RenderStatus } from './renderStatus.zod.ts';

export const Render = zod.object({
  "id": zod.uuid().describe('The render; the same value as `render_id`'),
  "render_id": zod.uuid().describe('The render'),
  "story_id": zod.uuid().describe('Story that is exported'),
  "status": RenderStatus,
  "executor": RenderExecutor,
  "progress": zod.int().describe('How far it is, percent, 0 to 100'),
  "scene_number": zod.int().describe('Scene that is being drawn, from 1; 0 before the first'),
  "scenes_total": zod.int().describe('How many scenes are drawn'),
  "width": zod.int().describe('Width of the video, px'),
  "height": zod.int().describe('Height of the video, px'),
  "duration_in_frames": zod.int().describe('Length of the video, frames at 30 fps'),
  "error_message": zod.string().nullable().describe('Why it FAILED and what to do; null otherwise'),
  "media_id": zod.uuid().nullable().describe('Media that holds the file; null until COMPLETED'),
  "video_url": zod.string().nullable().describe('Signed address of the file; null until COMPLETED'),
  "file_name": zod.string().describe('Name to save under, the story\'s id with .mp4'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the export was asked for'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it last moved on'),
  "completed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended, whichever way; null while it has not')
}).describe('One export of a story to an MP4');

export type Render = zod.input<typeof Render>;
export type RenderOutput = zod.output<typeof Render>;
