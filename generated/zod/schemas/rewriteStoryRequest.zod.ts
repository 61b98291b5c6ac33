/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ScriptType } from './scriptType.zod.ts';
import { StoryPlan } from './storyPlan.zod.ts';

export const rewriteStoryRequestInitialPromptMax = 60000;

export const rewriteStoryRequestVideoLengthInSecMin = 5;
export const rewriteStoryRequestVideoLengthInSecMax = 900;



export const RewriteStoryRequest = zod.strictObject({
  "script_type": ScriptType,
  "initial_prompt": zod.string().min(1).max(rewriteStoryRequestInitialPromptMax).describe('Prompt or script; the story\'s own stays until something of the new writing is taken'),
  "video_length_in_sec": zod.int().min(rewriteStoryRequestVideoLengthInSecMin).max(rewriteStoryRequestVideoLengthInSecMax).optional().describe('Length that is aimed for, seconds; the story\'s when left out, not used for a script'),
  "browser_plan": StoryPlan.optional().describe('What a language model of the user\'s own browser wrote for the prompt; no writer is asked, and writing is free')
}).describe('What to write the story from');

export type RewriteStoryRequest = zod.input<typeof RewriteStoryRequest>;
export type RewriteStoryRequestOutput = zod.output<typeof RewriteStoryRequest>;
