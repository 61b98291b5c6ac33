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
  "base_name": zod.string().max(updateImageStyleRequestBaseNameMax).optional().describe('The base of `name`; if it has changed, nothing is changed'),
  "description": zod.string().min(updateImageStyleRequestDescriptionMin).max(updateImageStyleRequestDescriptionMax).optional().describe('One line on what it looks like'),
  "base_description": zod.string().max(updateImageStyleRequestBaseDescriptionMax).optional().describe('The base of `description`; if it has changed, nothing is changed'),
  "prompt": zod.string().min(1).max(updateImageStyleRequestPromptMax).optional().describe('Words added to every image prompt'),
  "base_prompt": zod.string().max(updateImageStyleRequestBasePromptMax).optional().describe('The base of `prompt`; if it has changed, nothing is changed'),
  "look": zod.string().min(1).max(updateImageStyleRequestLookMax).optional().describe('Look of the built-in illustrator, the `look` of a SYSTEM style'),
  "lora_id": zod.uuid().nullish().describe('A custom model of the user; null: none'),
  "lora_weight": zod.number().min(updateImageStyleRequestLoraWeightMin).max(updateImageStyleRequestLoraWeightMax).optional().describe('Strength of the custom model, 0 to 1'),
  "reference_strength": zod.number().min(updateImageStyleRequestReferenceStrengthMin).max(updateImageStyleRequestReferenceStrengthMax).optional().describe('How closely the reference image is followed, 0 to 1'),
  "reference_image_media_id": zod.uuid().nullish().describe('An image of the user whose style is followed; null: none'),
  "archived": zod.boolean().optional().describe('Whether it is out of the lists; it still counts for the plan')
}).describe('Changed fields; omitted ones stay unchanged');

export type UpdateImageStyleRequest = zod.input<typeof UpdateImageStyleRequest>;
export type UpdateImageStyleRequestOutput = zod.output<typeof UpdateImageStyleRequest>;
