/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const imagePromptPromptMax = 400000;



export const ImagePrompt = zod.object({
  "scene_id": zod.uuid().describe('The scene'),
  "prompt": zod.string().max(imagePromptPromptMax).describe('What the picture shows')
}).describe('A picture prompt; no picture is generated yet');

export type ImagePrompt = zod.input<typeof ImagePrompt>;
export type ImagePromptOutput = zod.output<typeof ImagePrompt>;
