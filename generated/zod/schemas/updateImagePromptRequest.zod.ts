/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateImagePromptRequestPromptMax = 10000;



export const UpdateImagePromptRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "aroll_id": zod.uuid().nullish().describe('Its A-roll; null or left out, the image that the scene will get'),
  "prompt": zod.string().min(1).max(updateImagePromptRequestPromptMax).describe('What it shall show')
}).describe('What an image shall show');

export type UpdateImagePromptRequest = zod.input<typeof UpdateImagePromptRequest>;
export type UpdateImagePromptRequestOutput = zod.output<typeof UpdateImagePromptRequest>;
