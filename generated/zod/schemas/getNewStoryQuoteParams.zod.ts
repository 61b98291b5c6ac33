/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';
import { Language } from './language.zod.ts';
import { ShotsPerScene } from './shotsPerScene.zod.ts';

export const getNewStoryQuoteParamsVideoLengthInSecMax = 900;


export const GetNewStoryQuoteParams = zod.object({
  "video_length_in_sec": zod.int().min(1).max(getNewStoryQuoteParamsVideoLengthInSecMax),
  "language": Language,
  "default_image_model": ImageModel.optional(),
  "shots_per_scene": ShotsPerScene.optional()
})

export type GetNewStoryQuoteParams = zod.input<typeof GetNewStoryQuoteParams>;
export type GetNewStoryQuoteParamsOutput = zod.output<typeof GetNewStoryQuoteParams>;
