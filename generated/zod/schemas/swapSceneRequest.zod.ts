/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SwapSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id_one": zod.uuid().describe('One scene'),
  "scene_id_two": zod.uuid().describe('The other scene')
}).describe('Two scenes that change places');

export type SwapSceneRequest = zod.input<typeof SwapSceneRequest>;
export type SwapSceneRequestOutput = zod.output<typeof SwapSceneRequest>;
