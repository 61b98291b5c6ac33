/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene')
}).describe('The scene to take out');

export type DeleteSceneRequest = zod.input<typeof DeleteSceneRequest>;
export type DeleteSceneRequestOutput = zod.output<typeof DeleteSceneRequest>;
