/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reorderScenesRequestToPositionMin = 0;
export const reorderScenesRequestToPositionMax = 1000;



export const ReorderScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene that moves'),
  "to_position": zod.int().min(reorderScenesRequestToPositionMin).max(reorderScenesRequestToPositionMax).describe('Position after the move, from 0; beyond the end means at the end')
}).describe('A scene and its new place');

export type ReorderScenesRequest = zod.input<typeof ReorderScenesRequest>;
export type ReorderScenesRequestOutput = zod.output<typeof ReorderScenesRequest>;
