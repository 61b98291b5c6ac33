/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { FilmStyleInput } from './filmStyleInput.zod.ts';
import { ImageModel } from './imageModel.zod.ts';
import { Language } from './language.zod.ts';
import { LoudnessLufs } from './loudnessLufs.zod.ts';
import { ScenePace } from './scenePace.zod.ts';
import { SceneSize } from './sceneSize.zod.ts';
import { ScriptType } from './scriptType.zod.ts';
import { ShotsPerScene } from './shotsPerScene.zod.ts';

export const updateStoryRequestDisplayTitleMax = 200;

export const updateStoryRequestInitialPromptMax = 60000;

export const updateStoryRequestBaseInitialPromptMax = 60000;

export const updateStoryRequestVideoLengthInSecMin = 5;
export const updateStoryRequestVideoLengthInSecMax = 900;

export const updateStoryRequestVisualStyleMax = 100;

export const updateStoryRequestImageSeedMin = 0;
export const updateStoryRequestImageSeedMax = 2147483647;

export const updateStoryRequestDefaultVoiceCodeMax = 100;

export const updateStoryRequestLeonardoModelIdMax = 100;

export const updateStoryRequestLeonardoStyleIdMax = 100;

export const updateStoryRequestLeonardoStyleReferenceStrengthMin = 0;
export const updateStoryRequestLeonardoStyleReferenceStrengthMax = 1;



export const UpdateStoryRequest = zod.strictObject({
  "display_title": zod.string().min(1).max(updateStoryRequestDisplayTitleMax).optional().describe('Displayed title'),
  "creation_mode": CreationMode.optional(),
  "script_type": ScriptType.optional(),
  "initial_prompt": zod.string().max(updateStoryRequestInitialPromptMax).optional().describe('Prompt, script or screenplay as it was typed'),
  "base_initial_prompt": zod.string().max(updateStoryRequestBaseInitialPromptMax).optional().describe('The base of `initial_prompt`; if it has changed, nothing is changed'),
  "language": Language.optional(),
  "video_length_in_sec": zod.int().min(updateStoryRequestVideoLengthInSecMin).max(updateStoryRequestVideoLengthInSecMax).nullish().describe('Length that is aimed for, seconds; null leaves it to the text'),
  "scene_size": SceneSize.optional(),
  "scene_pace": ScenePace.optional(),
  "visual_style": zod.string().max(updateStoryRequestVisualStyleMax).nullish().describe('Id of a look; null for the first one'),
  "image_seed": zod.int().min(updateStoryRequestImageSeedMin).max(updateStoryRequestImageSeedMax).nullish().describe('Seed all new images start from; null gives every image its own'),
  "default_image_model": ImageModel.optional(),
  "default_voice_code": zod.string().max(updateStoryRequestDefaultVoiceCodeMax).nullish().describe('Voice of new scenes; null for what the story has spoken with before, else the language\'s first voice'),
  "leonardo_model_id": zod.string().max(updateStoryRequestLeonardoModelIdMax).nullish().describe('Image model of `listLeonardoPresets`, before `default_image_model`; null for none'),
  "leonardo_style_id": zod.string().max(updateStoryRequestLeonardoStyleIdMax).nullish().describe('Id of a Leonardo style; null for none'),
  "leonardo_style_reference_image_id": zod.uuid().nullish().describe('Media whose style new images follow; null for none'),
  "leonardo_style_reference_strength": zod.number().min(updateStoryRequestLeonardoStyleReferenceStrengthMin).max(updateStoryRequestLeonardoStyleReferenceStrengthMax).nullish().describe('How closely the reference is followed, 0 to 1'),
  "image_style_id": zod.uuid().nullish().describe('Image style for all images; null for none'),
  "ai_output_mode": AiOutputMode.optional(),
  "use_brand_settings": zod.boolean().optional().describe('Whether the user\'s logo and caption style are shown, and the writer writes for their company'),
  "has_end_card": zod.boolean().optional().describe('Whether the video ends with a card of its stock credits'),
  "shots_per_scene": ShotsPerScene.optional().describe('How many shots each scene gets when it is planned'),
  "film_style": zod.union([FilmStyleInput,zod.null()]).optional().describe('What all images and words have in common; null for nothing'),
  "loudness_lufs": zod.union([LoudnessLufs,zod.null()]).optional().describe('Integrated loudness of the video\'s sound, LUFS; null leaves it as mixed'),
  "project_id": zod.uuid().nullish().describe('Project that holds the story; null takes it out of its project')
}).describe('Choices of the wizard and the style panel; omitted fields stay unchanged');

export type UpdateStoryRequest = zod.input<typeof UpdateStoryRequest>;
export type UpdateStoryRequestOutput = zod.output<typeof UpdateStoryRequest>;
