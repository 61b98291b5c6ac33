/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteSceneRequestFurtherSceneIdsMax = 1000;



export const DeleteSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "further_scene_ids": zod.array(zod.uuid()).max(deleteSceneRequestFurtherSceneIdsMax).optional().describe('More scenes to take out, in the same edit')
}).describe('The scene or scenes to take out');

export type DeleteSceneRequest = zod.input<typeof DeleteSceneRequest>;
export type DeleteSceneRequestOutput = zod.output<typeof DeleteSceneRequest>;
