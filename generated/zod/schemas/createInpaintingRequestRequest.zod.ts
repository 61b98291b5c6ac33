/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createInpaintingRequestRequestPromptMax = 2000;



export const CreateInpaintingRequestRequest = zod.strictObject({
  "image_media": zod.uuid().describe('The image'),
  "mask_media": zod.uuid().describe('Image of the same size, white where it is repainted'),
  "prompt": zod.string().min(1).max(createInpaintingRequestRequestPromptMax).describe('The prompt for the area'),
  "story": zod.uuid().describe('The story'),
  "scene": zod.uuid().describe('The scene'),
  "aroll": zod.uuid().describe('A-roll that gets the result')
}).describe('An image, the part to repaint and what to put there');

export type CreateInpaintingRequestRequest = zod.input<typeof CreateInpaintingRequestRequest>;
export type CreateInpaintingRequestRequestOutput = zod.output<typeof CreateInpaintingRequestRequest>;
