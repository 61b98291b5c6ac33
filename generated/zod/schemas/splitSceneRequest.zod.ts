/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const splitSceneRequestIndexMax = 5000;

export const splitSceneRequestFrameMax = 27000;

export const splitSceneRequestWavMediaIdsMax = 200;



export const SplitSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "index": zod.int().min(1).max(splitSceneRequestIndexMax).optional().describe('How many words stay in the first scene'),
  "frame": zod.int().min(1).max(splitSceneRequestFrameMax).optional().describe('Frame of the scene where the second one begins; only for a scene with fewer than two words'),
  "wav_media_ids": zod.array(zod.uuid()).max(splitSceneRequestWavMediaIdsMax).optional().describe('WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined')
}).describe('Where a scene is split; between two words, or at a frame when it has fewer');

export type SplitSceneRequest = zod.input<typeof SplitSceneRequest>;
export type SplitSceneRequestOutput = zod.output<typeof SplitSceneRequest>;
