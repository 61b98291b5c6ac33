/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const ArollObject = zod.object({
  "media": zod.union([Media,zod.null()]).describe('The picture or video; null while there is none'),
  "video_start": zod.int().nullable().describe('In point of the video, ms from its start; null for a picture'),
  "video_end": zod.int().nullable().describe('Out point of the video, ms from its start; null for a picture'),
  "preview_image": zod.string().nullable().describe('Small still of what is shown'),
  "image_generation_prompt": zod.string().nullable().describe('Prompt the writer made for the picture'),
  "custom_image_generation_prompt": zod.string().nullable().describe('Prompt a person wrote instead; null while nobody did'),
  "seed": zod.int().nullable().describe('Seed of the picture; the same prompt, look and seed give the same picture')
}).describe('What an A-roll shows and how it was made');

export type ArollObject = zod.input<typeof ArollObject>;
export type ArollObjectOutput = zod.output<typeof ArollObject>;
