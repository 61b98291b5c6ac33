/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetStoryDebugDetailsParams = zod.object({
  "story_id": zod.uuid()
})

export type GetStoryDebugDetailsParams = zod.input<typeof GetStoryDebugDetailsParams>;
export type GetStoryDebugDetailsParamsOutput = zod.output<typeof GetStoryDebugDetailsParams>;
