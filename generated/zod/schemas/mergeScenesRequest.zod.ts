/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MergeScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id_one": zod.uuid().describe('The first scene; the merged scene takes its place'),
  "scene_id_two": zod.uuid().describe('The scene right after it')
}).describe('Two neighbours that become one');

export type MergeScenesRequest = zod.input<typeof MergeScenesRequest>;
export type MergeScenesRequestOutput = zod.output<typeof MergeScenesRequest>;
