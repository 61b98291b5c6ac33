/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';
import { AspectRatio } from './aspectRatio.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { ImageModel } from './imageModel.zod.ts';
import { Language } from './language.zod.ts';
import { ScenePace } from './scenePace.zod.ts';
import { ScriptType } from './scriptType.zod.ts';
import { ShotsPerScene } from './shotsPerScene.zod.ts';

export const createStoryRequestInitialPromptMax = 60000;

export const createStoryRequestStoryNameMax = 200;

export const createStoryRequestVideoLengthInSecMin = 5;
export const createStoryRequestVideoLengthInSecMax = 900;

export const createStoryRequestSceneSizeDefault = `SHORT`;
export const createStoryRequestVisualStyleMax = 100;

export const createStoryRequestDefaultVoiceCodeMax = 100;



export const CreateStoryRequest = zod.strictObject({
  "creation_mode": CreationMode,
  "initial_prompt": zod.string().max(createStoryRequestInitialPromptMax).optional().describe('Prompt, script or screenplay as it was typed'),
  "story_name": zod.string().min(1).max(createStoryRequestStoryNameMax).optional().describe('Title; left out, the first words of the prompt become the title until the writer finds one'),
  "script_type": ScriptType.optional(),
  "aspect_ratio": AspectRatio.optional(),
  "language": Language.optional(),
  "video_length_in_sec": zod.int().min(createStoryRequestVideoLengthInSecMin).max(createStoryRequestVideoLengthInSecMax).optional().describe('Length that is aimed for, seconds; not used for a script, which decides itself'),
  "scene_size": zod.enum(['SHORT', 'MEDIUM', 'LONG']).default(createStoryRequestSceneSizeDefault).describe('Length of the text in one scene'),
  "scene_pace": ScenePace.optional(),
  "visual_style": zod.string().max(createStoryRequestVisualStyleMax).optional().describe('Id of a look'),
  "image_style_id": zod.uuid().optional().describe('Image style for all images'),
  "default_image_model": ImageModel.optional(),
  "default_voice_code": zod.string().min(1).max(createStoryRequestDefaultVoiceCodeMax).optional().describe('Voice of new scenes'),
  "ai_output_mode": AiOutputMode.optional(),
  "shots_per_scene": ShotsPerScene.optional(),
  "use_brand_settings": zod.boolean().optional().describe('Whether the user\'s logo and caption style are shown'),
  "project_id": zod.uuid().optional().describe('Project that will hold the story')
}).describe('What a new story begins with; everything but the mode can be chosen later');

export type CreateStoryRequest = zod.input<typeof CreateStoryRequest>;
export type CreateStoryRequestOutput = zod.output<typeof CreateStoryRequest>;
