/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const sceneOperationSceneIdsMax = 10000;



export const SceneOperation = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "operation": zod.enum(['SPLIT', 'MERGE', 'TRANSCRIBE']).describe('The running operation'),
  "scene_ids": zod.array(zod.uuid()).max(sceneOperationSceneIdsMax).describe('Scenes that are busy until the event'),
  "event": zod.enum({
  SCENE_SPLIT: 'scene-split',
  SCENE_MERGED: 'scene-merged',
  SCENE_AUDIO_TRANSCRIBED: 'scene-audio-transcribed',
}).describe('Realtime event that ends it, with `error` when it failed')
}).describe('Work on scenes that was accepted and ends with a realtime event');

export type SceneOperation = zod.input<typeof SceneOperation>;
export type SceneOperationOutput = zod.output<typeof SceneOperation>;
