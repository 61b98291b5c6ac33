/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetStoryParams = zod.object({
  "story_id": zod.uuid()
})

export type GetStoryParams = zod.input<typeof GetStoryParams>;
export type GetStoryParamsOutput = zod.output<typeof GetStoryParams>;
