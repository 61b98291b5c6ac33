/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { Task } from './task.zod.ts';

export const inpaintingRequestPromptMax = 400000;



export const InpaintingRequest = zod.object({
  "image_media": Media,
  "mask_media": Media,
  "prompt": zod.string().max(inpaintingRequestPromptMax).describe('The prompt for the area'),
  "story": zod.uuid().describe('The story'),
  "scene": zod.uuid().describe('The scene'),
  "aroll": zod.uuid().describe('The A-roll'),
  "task": Task
}).describe('The newest repainting of an A-roll');

export type InpaintingRequest = zod.input<typeof InpaintingRequest>;
export type InpaintingRequestOutput = zod.output<typeof InpaintingRequest>;
