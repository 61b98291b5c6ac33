/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { ImageModel } from './imageModel.zod.ts';
import { Language } from './language.zod.ts';
import { ScriptType } from './scriptType.zod.ts';
import { ShotsPerScene } from './shotsPerScene.zod.ts';
import { StoryPlan } from './storyPlan.zod.ts';

export const createAndGenerateStoryRequestInitialPromptMax = 60000;

export const createAndGenerateStoryRequestVideoLengthInSecMin = 5;
export const createAndGenerateStoryRequestVideoLengthInSecMax = 900;

export const createAndGenerateStoryRequestVisualStyleMax = 100;



export const CreateAndGenerateStoryRequest = zod.strictObject({
  "initial_prompt": zod.string().min(1).max(createAndGenerateStoryRequestInitialPromptMax).describe('Prompt or script as it was typed'),
  "script_type": ScriptType.optional(),
  "aspect_ratio": AspectRatio.optional(),
  "language": Language.optional(),
  "video_length_in_sec": zod.int().min(createAndGenerateStoryRequestVideoLengthInSecMin).max(createAndGenerateStoryRequestVideoLengthInSecMax).optional().describe('Length that is aimed for, seconds; not used for a script, which decides itself'),
  "visual_style": zod.string().max(createAndGenerateStoryRequestVisualStyleMax).optional().describe('Id of a look'),
  "default_image_model": ImageModel.optional(),
  "shots_per_scene": ShotsPerScene.optional(),
  "use_brand_settings": zod.boolean().optional().describe('Whether the story is written for the user\'s company and shows their logo and caption style'),
  "project_id": zod.uuid().optional().describe('Project that will hold the story'),
  "browser_plan": StoryPlan.optional().describe('What a language model of the user\'s own browser wrote for the prompt; no writer is asked, and writing is free')
}).describe('A prompt or a script, and how the story that is made of it shall be');

export type CreateAndGenerateStoryRequest = zod.input<typeof CreateAndGenerateStoryRequest>;
export type CreateAndGenerateStoryRequestOutput = zod.output<typeof CreateAndGenerateStoryRequest>;
