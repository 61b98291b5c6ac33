/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { Language } from './language.zod.ts';
import { SceneSize } from './sceneSize.zod.ts';

export const createNarratedStoryRequestInitialPromptMax = 60000;

export const createNarratedStoryRequestStoryNameMax = 200;

export const createNarratedStoryRequestVoiceCodeMax = 100;

export const createNarratedStoryRequestVisualStyleMax = 100;



export const CreateNarratedStoryRequest = zod.strictObject({
  "initial_prompt": zod.string().min(1).max(createNarratedStoryRequestInitialPromptMax).describe('Text that is read word for word'),
  "story_name": zod.string().min(1).max(createNarratedStoryRequestStoryNameMax).optional().describe('Title; left out, the first words become the title'),
  "voice_code": zod.string().min(1).max(createNarratedStoryRequestVoiceCodeMax).optional().describe('Voice of the narrator'),
  "language": Language.optional(),
  "aspect_ratio": AspectRatio.optional(),
  "scene_size": SceneSize.optional(),
  "visual_style": zod.string().max(createNarratedStoryRequestVisualStyleMax).optional().describe('Id of a look'),
  "project_id": zod.uuid().optional().describe('Project that will hold the story')
}).describe('A text and the one voice that reads it');

export type CreateNarratedStoryRequest = zod.input<typeof CreateNarratedStoryRequest>;
export type CreateNarratedStoryRequestOutput = zod.output<typeof CreateNarratedStoryRequest>;
