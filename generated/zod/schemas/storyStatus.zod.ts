/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationStep } from './generationStep.zod.ts';
import { Render } from './render.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const StoryStatus = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "status": StoryState,
  "step": GenerationStep,
  "scenes_total": zod.int().describe('How many scenes are to be made; 0 until the text is split'),
  "scenes_completed": zod.int().describe('How many scenes have their voice-over and picture'),
  "progress": zod.int().describe('How far the whole generation is, percent, 0 to 100'),
  "activity": zod.string().describe('What is being done, in words a person can read; empty when nothing is'),
  "engine_label": zod.string().nullable().describe('Name of the engine at work, for example Built-in draft engine'),
  "can_cancel": zod.boolean().describe('Whether cancelGeneration would stop something'),
  "error_message": zod.string().nullable().describe('Why it FAILED, what was kept and what to do; null otherwise'),
  "credits_charged": zod.number().describe('What this generation has cost so far, credits; 0 for the first one and after a refund'),
  "duration_in_frames": zod.int().describe('Length of what there is so far, frames at 30 fps'),
  "current_render": zod.union([Render,zod.null()]).describe('The export that is queued or running, or else the last one; null before the first'),
  "revision": zod.int().describe('The story\'s revision; a client whose document is older loads it again'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the story last changed')
}).describe('How far a story is, small enough to be polled');

export type StoryStatus = zod.input<typeof StoryStatus>;
export type StoryStatusOutput = zod.output<typeof StoryStatus>;
