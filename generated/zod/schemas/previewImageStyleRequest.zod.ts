/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const previewImageStyleRequestPromptMin = 0;
export const previewImageStyleRequestPromptMax = 1000;

export const previewImageStyleRequestLookMax = 50;

export const previewImageStyleRequestLoraWeightDefault = 1;
export const previewImageStyleRequestLoraWeightMin = 0;
export const previewImageStyleRequestLoraWeightMax = 1;

export const previewImageStyleRequestReferenceStrengthDefault = 0.7;
export const previewImageStyleRequestReferenceStrengthMin = 0;
export const previewImageStyleRequestReferenceStrengthMax = 1;



export const PreviewImageStyleRequest = zod.strictObject({
  "prompt": zod.string().min(previewImageStyleRequestPromptMin).max(previewImageStyleRequestPromptMax).describe('Words added to every image prompt'),
  "look": zod.string().min(1).max(previewImageStyleRequestLookMax).optional().describe('Look of the built-in illustrator, the `look` of a SYSTEM style; the first one by default'),
  "lora_id": zod.uuid().optional().describe('A custom model of the user'),
  "lora_weight": zod.number().min(previewImageStyleRequestLoraWeightMin).max(previewImageStyleRequestLoraWeightMax).default(previewImageStyleRequestLoraWeightDefault).describe('Strength of the custom model, 0 to 1'),
  "reference_strength": zod.number().min(previewImageStyleRequestReferenceStrengthMin).max(previewImageStyleRequestReferenceStrengthMax).default(previewImageStyleRequestReferenceStrengthDefault).describe('How closely the reference image is followed, 0 to 1'),
  "reference_image_media_id": zod.uuid().optional().describe('An image of the user whose style is followed'),
  "story_id": zod.uuid().optional().describe('The story whose first scene is generated; by default the one that was changed last')
}).describe('A style that may not be stored yet, and the story for its preview');

export type PreviewImageStyleRequest = zod.input<typeof PreviewImageStyleRequest>;
export type PreviewImageStyleRequestOutput = zod.output<typeof PreviewImageStyleRequest>;
