/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';

export const createImageStyleRequestNameMax = 80;

export const createImageStyleRequestDescriptionMin = 0;
export const createImageStyleRequestDescriptionMax = 500;

export const createImageStyleRequestStylePromptMax = 1000;

export const createImageStyleRequestLeonardoStyleIdMax = 100;



export const CreateImageStyleRequest = zod.strictObject({
  "name": zod.string().min(1).max(createImageStyleRequestNameMax).describe('Name in the gallery'),
  "description": zod.string().min(createImageStyleRequestDescriptionMin).max(createImageStyleRequestDescriptionMax).optional().describe('One line on what it looks like'),
  "style_prompt": zod.string().min(1).max(createImageStyleRequestStylePromptMax).describe('Words that join every picture prompt'),
  "base_style_id": zod.uuid().optional().describe('The SYSTEM style it starts from'),
  "image_model": ImageModel.optional(),
  "leonardo_style_id": zod.string().min(1).max(createImageStyleRequestLeonardoStyleIdMax).optional().describe('Style of the image service'),
  "lora_id": zod.uuid().optional().describe('A custom model of the person that draws'),
  "reference_image_media_id": zod.uuid().optional().describe('A picture of the person whose style is followed')
}).describe('A new style');

export type CreateImageStyleRequest = zod.input<typeof CreateImageStyleRequest>;
export type CreateImageStyleRequestOutput = zod.output<typeof CreateImageStyleRequest>;
