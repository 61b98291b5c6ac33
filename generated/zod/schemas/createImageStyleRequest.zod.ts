/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createImageStyleRequestNameMax = 80;

export const createImageStyleRequestDescriptionMin = 0;
export const createImageStyleRequestDescriptionMax = 500;

export const createImageStyleRequestPromptMax = 1000;

export const createImageStyleRequestLookMax = 50;

export const createImageStyleRequestLoraWeightMin = 0;
export const createImageStyleRequestLoraWeightMax = 1;

export const createImageStyleRequestReferenceStrengthMin = 0;
export const createImageStyleRequestReferenceStrengthMax = 1;



export const CreateImageStyleRequest = zod.strictObject({
  "name": zod.string().min(1).max(createImageStyleRequestNameMax).describe('Name in the gallery'),
  "description": zod.string().min(createImageStyleRequestDescriptionMin).max(createImageStyleRequestDescriptionMax).optional().describe('One line on what it looks like'),
  "prompt": zod.string().min(1).max(createImageStyleRequestPromptMax).describe('Words added to every image prompt'),
  "look": zod.string().min(1).max(createImageStyleRequestLookMax).optional().describe('Look of the built-in illustrator, the `look` of a SYSTEM style'),
  "lora_id": zod.uuid().optional().describe('A custom model of the user'),
  "lora_weight": zod.number().min(createImageStyleRequestLoraWeightMin).max(createImageStyleRequestLoraWeightMax).optional().describe('Strength of the custom model, 0 to 1'),
  "reference_strength": zod.number().min(createImageStyleRequestReferenceStrengthMin).max(createImageStyleRequestReferenceStrengthMax).optional().describe('How closely the reference image is followed, 0 to 1'),
  "reference_image_media_id": zod.uuid().optional().describe('An image of the user whose style is followed')
}).describe('A new style');

export type CreateImageStyleRequest = zod.input<typeof CreateImageStyleRequest>;
export type CreateImageStyleRequestOutput = zod.output<typeof CreateImageStyleRequest>;
