/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getPublicStoryParamsPublicPreviewIdMax = 100;


export const GetPublicStoryParams = zod.object({
  "public_preview_id": zod.string().min(1).max(getPublicStoryParamsPublicPreviewIdMax)
})

export type GetPublicStoryParams = zod.input<typeof GetPublicStoryParams>;
export type GetPublicStoryParamsOutput = zod.output<typeof GetPublicStoryParams>;
