/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const mergeScenesRequestFurtherSceneIdsMax = 200;

export const mergeScenesRequestWavMediaIdsMax = 200;



export const MergeScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id_one": zod.uuid().describe('The first scene; the merged scene takes its place'),
  "scene_id_two": zod.uuid().describe('The scene right after it'),
  "further_scene_ids": zod.array(zod.uuid()).max(mergeScenesRequestFurtherSceneIdsMax).optional().describe('More scenes, each right after the one before it'),
  "wav_media_ids": zod.array(zod.uuid()).max(mergeScenesRequestWavMediaIdsMax).optional().describe('WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined')
}).describe('Neighbours that become one');

export type MergeScenesRequest = zod.input<typeof MergeScenesRequest>;
export type MergeScenesRequestOutput = zod.output<typeof MergeScenesRequest>;
