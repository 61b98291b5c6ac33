/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const regenerateImageRequestCustomPromptMax = 2000;

export const regenerateImageRequestBasePromptMax = 2000;

export const regenerateImageRequestLeonardoStyleIdMax = 100;

export const regenerateImageRequestImageStyleMax = 100;



export const RegenerateImageRequest = zod.strictObject({
  "custom_prompt": zod.string().min(1).max(regenerateImageRequestCustomPromptMax).optional().describe('Prompt; left out, the last one is used'),
  "base_prompt": zod.string().max(regenerateImageRequestBasePromptMax).optional().describe('The base of `custom_prompt`; if the prompt has changed, nothing is generated or charged'),
  "leonardo_style_id": zod.string().max(regenerateImageRequestLeonardoStyleIdMax).nullish().describe('Leonardo style of this image; null for the story\'s'),
  "image_style": zod.string().max(regenerateImageRequestImageStyleMax).nullish().describe('Look of this image; null for the scene\'s')
}).describe('The new image\'s settings; omitted ones stay unchanged');

export type RegenerateImageRequest = zod.input<typeof RegenerateImageRequest>;
export type RegenerateImageRequestOutput = zod.output<typeof RegenerateImageRequest>;
