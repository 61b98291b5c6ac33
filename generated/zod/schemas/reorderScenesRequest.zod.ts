/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reorderScenesRequestFurtherSceneIdsMax = 1000;

export const reorderScenesRequestToPositionMin = 0;
export const reorderScenesRequestToPositionMax = 1000;



export const ReorderScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene that moves'),
  "further_scene_ids": zod.array(zod.uuid()).max(reorderScenesRequestFurtherSceneIdsMax).optional().describe('More scenes to move in the same edit; they follow the first one in this order'),
  "to_position": zod.int().min(reorderScenesRequestToPositionMin).max(reorderScenesRequestToPositionMax).describe('Position of the first one after the move, from 0; beyond the end means at the end')
}).describe('A scene, or several that are moved together, and the new place');

export type ReorderScenesRequest = zod.input<typeof ReorderScenesRequest>;
export type ReorderScenesRequestOutput = zod.output<typeof ReorderScenesRequest>;
