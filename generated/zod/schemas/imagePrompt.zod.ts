/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const imagePromptPromptMax = 400000;



export const ImagePrompt = zod.object({
  "scene_id": zod.uuid().describe('The scene'),
  "prompt": zod.string().max(imagePromptPromptMax).describe('What the image shows')
}).describe('An image prompt; no image is generated yet');

export type ImagePrompt = zod.input<typeof ImagePrompt>;
export type ImagePromptOutput = zod.output<typeof ImagePrompt>;
