/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';
import { ScenePace } from './scenePace.zod.ts';
import { SceneSize } from './sceneSize.zod.ts';
import { ScriptType } from './scriptType.zod.ts';
import { StoryPlan } from './storyPlan.zod.ts';

export const generateStoryWithScriptTypeRequestInitialPromptMax = 60000;

export const generateStoryWithScriptTypeRequestBaseInitialPromptMax = 60000;

export const generateStoryWithScriptTypeRequestBuiltInWriterDefault = false;
export const generateStoryWithScriptTypeRequestVideoLengthInSecMin = 5;
export const generateStoryWithScriptTypeRequestVideoLengthInSecMax = 900;



export const GenerateStoryWithScriptTypeRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story; scenes it already has are replaced'),
  "script_type": ScriptType,
  "initial_prompt": zod.string().min(1).max(generateStoryWithScriptTypeRequestInitialPromptMax).describe('Prompt, script or screenplay'),
  "base_initial_prompt": zod.string().max(generateStoryWithScriptTypeRequestBaseInitialPromptMax).optional().describe('The base of `initial_prompt`; if it has changed, nothing is written or charged'),
  "built_in_writer": zod.boolean().default(generateStoryWithScriptTypeRequestBuiltInWriterDefault).describe('Uses the built-in engine where a model is connected; without it that engine is never the fallback here'),
  "language": Language.optional(),
  "video_length_in_sec": zod.int().min(generateStoryWithScriptTypeRequestVideoLengthInSecMin).max(generateStoryWithScriptTypeRequestVideoLengthInSecMax).optional().describe('Length that is aimed for, seconds; not used for a script'),
  "scene_size": SceneSize.optional(),
  "scene_pace": ScenePace.optional(),
  "browser_plan": StoryPlan.optional().describe('What a language model of the user\'s own browser wrote for the prompt; no writer is asked, and writing is free')
}).describe('The text to write from');

export type GenerateStoryWithScriptTypeRequest = zod.input<typeof GenerateStoryWithScriptTypeRequest>;
export type GenerateStoryWithScriptTypeRequestOutput = zod.output<typeof GenerateStoryWithScriptTypeRequest>;
