/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationStep } from './generationStep.zod.ts';
import { Render } from './render.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const storyStatusScenesTotalMin = 0;
export const storyStatusScenesTotalMax = 10000;

export const storyStatusScenesCompletedMin = 0;
export const storyStatusScenesCompletedMax = 10000;

export const storyStatusProgressMin = 0;
export const storyStatusProgressMax = 100;

export const storyStatusActivityMax = 2000;

export const storyStatusEngineLabelMax = 2000;

export const storyStatusErrorMessageMax = 400000;

export const storyStatusCreditsChargedMin = -1000000000;
export const storyStatusCreditsChargedMax = 1000000000;

export const storyStatusDurationInFramesMin = 0;
export const storyStatusDurationInFramesMax = 2592000;

export const storyStatusRevisionMin = 0;
export const storyStatusRevisionMax = 2147483647;



export const StoryStatus = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "status": StoryState,
  "step": GenerationStep,
  "scenes_total": zod.int().min(storyStatusScenesTotalMin).max(storyStatusScenesTotalMax).describe('How many scenes are to be made; 0 until the text is split'),
  "scenes_completed": zod.int().min(storyStatusScenesCompletedMin).max(storyStatusScenesCompletedMax).describe('How many scenes have their voice-over and image'),
  "progress": zod.int().min(storyStatusProgressMin).max(storyStatusProgressMax).describe('How far the whole generation is, percent, 0 to 100'),
  "activity": zod.string().max(storyStatusActivityMax).describe('The current work, as readable text; empty without any'),
  "engine_label": zod.string().max(storyStatusEngineLabelMax).nullable().describe('Name of the engine at work, for example Built-in draft engine'),
  "can_cancel": zod.boolean().describe('Whether cancelGeneration would stop something'),
  "offers_built_in_writer": zod.boolean().describe('Whether the connected writer failed and nothing was made of the text, so that `generateStoryWithScriptType` can be called again, with the same writer or with `built_in_writer`'),
  "error_message": zod.string().max(storyStatusErrorMessageMax).nullable().describe('Why it FAILED, what was kept and what to do; null otherwise'),
  "credits_charged": zod.number().min(storyStatusCreditsChargedMin).max(storyStatusCreditsChargedMax).describe('What this generation has cost so far, credits; 0 for the first one and after a refund'),
  "overnight_ready_by": zod.iso.datetime({"offset":true}).optional().describe('When the last image that is being made overnight is due; absent where none is'),
  "duration_in_frames": zod.int().min(storyStatusDurationInFramesMin).max(storyStatusDurationInFramesMax).describe('Current length, frames at 30 fps'),
  "current_render": zod.union([Render,zod.null()]).describe('The export that is queued or running, or else the last one; null before the first'),
  "revision": zod.int().min(storyStatusRevisionMin).max(storyStatusRevisionMax).describe('The story\'s revision; a client with an older document loads it again'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the story last changed')
}).describe('How far a story is, small enough to be polled');

export type StoryStatus = zod.input<typeof StoryStatus>;
export type StoryStatusOutput = zod.output<typeof StoryStatus>;
