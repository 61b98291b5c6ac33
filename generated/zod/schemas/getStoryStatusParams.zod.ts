/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetStoryStatusParams = zod.object({
  "story_id": zod.uuid()
})

export type GetStoryStatusParams = zod.input<typeof GetStoryStatusParams>;
export type GetStoryStatusParamsOutput = zod.output<typeof GetStoryStatusParams>;
