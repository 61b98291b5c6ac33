/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderExecutor } from './renderExecutor.zod.ts';
import { RenderStatus } from './renderStatus.zod.ts';

export const renderProgressMin = 0;
export const renderProgressMax = 100;

export const renderSceneNumberMin = 0;
export const renderSceneNumberMax = 10000;

export const renderScenesTotalMin = 0;
export const renderScenesTotalMax = 10000;

export const renderRendersAheadMin = 0;
export const renderRendersAheadMax = 100000;

export const renderWidthMin = 0;
export const renderWidthMax = 100000;

export const renderHeightMin = 0;
export const renderHeightMax = 100000;

export const renderDurationInFramesMin = 0;
export const renderDurationInFramesMax = 2592000;

export const renderErrorMessageMax = 400000;

export const renderVideoUrlMax = 8192;

export const renderFileNameMax = 2000;



export const Render = zod.object({
  "id": zod.uuid().describe('The render; the same value as `render_id`'),
  "render_id": zod.uuid().describe('The render'),
  "story_id": zod.uuid().describe('Story that is exported'),
  "status": RenderStatus,
  "executor": RenderExecutor,
  "progress": zod.int().min(renderProgressMin).max(renderProgressMax).describe('How far it is, percent, 0 to 100'),
  "scene_number": zod.int().min(renderSceneNumberMin).max(renderSceneNumberMax).describe('The current scene, from 1; 0 before the first'),
  "scenes_total": zod.int().min(renderScenesTotalMin).max(renderScenesTotalMax).describe('Number of scenes to render'),
  "renders_ahead": zod.int().min(renderRendersAheadMin).max(renderRendersAheadMax).describe('Number of exports of all users that this one waits for, as the server draws them before it; 0 when it does not wait'),
  "width": zod.int().min(renderWidthMin).max(renderWidthMax).describe('Width of the video, px'),
  "height": zod.int().min(renderHeightMin).max(renderHeightMax).describe('Height of the video, px'),
  "duration_in_frames": zod.int().min(renderDurationInFramesMin).max(renderDurationInFramesMax).describe('Length of the video, frames at 30 fps'),
  "error_message": zod.string().max(renderErrorMessageMax).nullable().describe('Why it FAILED and what to do; null otherwise'),
  "media_id": zod.uuid().nullable().describe('Media that holds the file; null until COMPLETED'),
  "video_url": zod.string().max(renderVideoUrlMax).nullable().describe('Signed URL of the file; null until COMPLETED'),
  "file_name": zod.string().max(renderFileNameMax).describe('Name to save under, the story\'s id with .mp4'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the export was requested'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it last moved on'),
  "completed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended, in any state; null while it has not')
}).describe('One export of a story to an MP4');

export type Render = zod.input<typeof Render>;
export type RenderOutput = zod.output<typeof Render>;
