/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';

export const updateImageStyleRequestNameMax = 80;

export const updateImageStyleRequestDescriptionMin = 0;
export const updateImageStyleRequestDescriptionMax = 500;

export const updateImageStyleRequestStylePromptMax = 1000;

export const updateImageStyleRequestLeonardoStyleIdMax = 100;



export const UpdateImageStyleRequest = zod.strictObject({
  "name": zod.string().min(1).max(updateImageStyleRequestNameMax).optional().describe('Name in the gallery'),
  "description": zod.string().min(updateImageStyleRequestDescriptionMin).max(updateImageStyleRequestDescriptionMax).optional().describe('One line on what it looks like'),
  "style_prompt": zod.string().min(1).max(updateImageStyleRequestStylePromptMax).optional().describe('Words that join every picture prompt'),
  "base_style_id": zod.uuid().nullish().describe('The SYSTEM style it starts from; null: none'),
  "image_model": ImageModel.optional(),
  "leonardo_style_id": zod.string().min(1).max(updateImageStyleRequestLeonardoStyleIdMax).nullish().describe('Style of the image service; null: none'),
  "lora_id": zod.uuid().nullish().describe('A custom model of the person that draws; null: none'),
  "reference_image_media_id": zod.uuid().nullish().describe('A picture of the person whose style is followed; null: none')
}).describe('What changes; what is left out stays');

export type UpdateImageStyleRequest = zod.input<typeof UpdateImageStyleRequest>;
export type UpdateImageStyleRequestOutput = zod.output<typeof UpdateImageStyleRequest>;
