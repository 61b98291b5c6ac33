/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetSceneParams = zod.object({
  "story_id": zod.uuid(),
  "scene_id": zod.uuid()
})

export type GetSceneParams = zod.input<typeof GetSceneParams>;
export type GetSceneParamsOutput = zod.output<typeof GetSceneParams>;
