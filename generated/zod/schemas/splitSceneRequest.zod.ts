/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const splitSceneRequestIndexMax = 5000;



export const SplitSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "index": zod.int().min(1).max(splitSceneRequestIndexMax).describe('How many words stay in the first scene')
}).describe('Where a scene is cut');

export type SplitSceneRequest = zod.input<typeof SplitSceneRequest>;
export type SplitSceneRequestOutput = zod.output<typeof SplitSceneRequest>;
