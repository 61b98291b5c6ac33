/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetPreviousGenerationsParams = zod.object({
  "aroll_id": zod.uuid(),
  "scene_id": zod.uuid(),
  "story_id": zod.uuid()
})

export type GetPreviousGenerationsParams = zod.input<typeof GetPreviousGenerationsParams>;
export type GetPreviousGenerationsParamsOutput = zod.output<typeof GetPreviousGenerationsParams>;
