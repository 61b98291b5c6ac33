/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const arollObjectVideoStartMin = 0;
export const arollObjectVideoStartMax = 86400000;

export const arollObjectVideoEndMin = 0;
export const arollObjectVideoEndMax = 86400000;

export const arollObjectPreviewImageMax = 8192;

export const arollObjectImageGenerationPromptMax = 400000;

export const arollObjectCustomImageGenerationPromptMax = 400000;

export const arollObjectSeedMin = -1000000000;
export const arollObjectSeedMax = 2147483647;



export const ArollObject = zod.object({
  "media": zod.union([Media,zod.null()]).describe('The image or video; null while there is none'),
  "video_start": zod.int().min(arollObjectVideoStartMin).max(arollObjectVideoStartMax).nullable().describe('In point of the video, ms from its start; null for an image'),
  "video_end": zod.int().min(arollObjectVideoEndMin).max(arollObjectVideoEndMax).nullable().describe('Out point of the video, ms from its start; null for an image'),
  "preview_image": zod.string().max(arollObjectPreviewImageMax).nullable().describe('Small still of what is shown'),
  "image_generation_prompt": zod.string().max(arollObjectImageGenerationPromptMax).nullable().describe('Prompt the writer made for the image'),
  "custom_image_generation_prompt": zod.string().max(arollObjectCustomImageGenerationPromptMax).nullable().describe('Prompt written by the user; null without one'),
  "seed": zod.int().min(arollObjectSeedMin).max(arollObjectSeedMax).nullable().describe('Seed of the image; the same prompt, look and seed give the same image')
}).describe('What an A-roll shows and how it was made');

export type ArollObject = zod.input<typeof ArollObject>;
export type ArollObjectOutput = zod.output<typeof ArollObject>;
