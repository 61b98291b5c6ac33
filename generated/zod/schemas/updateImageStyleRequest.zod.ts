/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateImageStyleRequestNameMax = 80;

export const updateImageStyleRequestBaseNameMax = 80;

export const updateImageStyleRequestDescriptionMin = 0;
export const updateImageStyleRequestDescriptionMax = 500;

export const updateImageStyleRequestBaseDescriptionMax = 500;

export const updateImageStyleRequestPromptMax = 1000;

export const updateImageStyleRequestBasePromptMax = 1000;

export const updateImageStyleRequestLookMax = 50;

export const updateImageStyleRequestLoraWeightMin = 0;
export const updateImageStyleRequestLoraWeightMax = 1;

export const updateImageStyleRequestReferenceStrengthMin = 0;
export const updateImageStyleRequestReferenceStrengthMax = 1;



export const UpdateImageStyleRequest = zod.strictObject({
  "name": zod.string().min(1).max(updateImageStyleRequestNameMax).optional().describe('Name in the gallery'),
  "base_name": zod.string().max(updateImageStyleRequestBaseNameMax).optional().describe('What `name` was written over; when the style is called something else by now, nothing is changed'),
  "description": zod.string().min(updateImageStyleRequestDescriptionMin).max(updateImageStyleRequestDescriptionMax).optional().describe('One line on what it looks like'),
  "base_description": zod.string().max(updateImageStyleRequestBaseDescriptionMax).optional().describe('What `description` was written over; when it says something else by now, nothing is changed'),
  "prompt": zod.string().min(1).max(updateImageStyleRequestPromptMax).optional().describe('Words that join every picture prompt'),
  "base_prompt": zod.string().max(updateImageStyleRequestBasePromptMax).optional().describe('What `prompt` was written over; when other words stand there by now, nothing is changed'),
  "look": zod.string().min(1).max(updateImageStyleRequestLookMax).optional().describe('Look of the built-in illustrator it draws with, the `look` of a SYSTEM style'),
  "lora_id": zod.uuid().nullish().describe('A custom model of the person that draws; null: none'),
  "lora_weight": zod.number().min(updateImageStyleRequestLoraWeightMin).max(updateImageStyleRequestLoraWeightMax).optional().describe('How strongly the custom model draws, 0 to 1'),
  "reference_strength": zod.number().min(updateImageStyleRequestReferenceStrengthMin).max(updateImageStyleRequestReferenceStrengthMax).optional().describe('How closely the reference picture is followed, 0 to 1'),
  "reference_image_media_id": zod.uuid().nullish().describe('A picture of the person whose style is followed; null: none'),
  "archived": zod.boolean().optional().describe('Whether it is out of the lists; it still counts for the plan')
}).describe('What changes; what is left out stays');

export type UpdateImageStyleRequest = zod.input<typeof UpdateImageStyleRequest>;
export type UpdateImageStyleRequestOutput = zod.output<typeof UpdateImageStyleRequest>;
