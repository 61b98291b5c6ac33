/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Scene } from './scene.zod.ts';

export const sceneAudioTranscribedEventErrorMax = 2000;

export const sceneAudioTranscribedEventSeqMin = 0;
export const sceneAudioTranscribedEventSeqMax = 2147483647;



export const SceneAudioTranscribedEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().optional().describe('The scene, also after a failure; absent from hosts that name it in `scene` only'),
  "scene": zod.union([Scene,zod.null()]).describe('The scene with its captions; null after a failure'),
  "error": zod.string().max(sceneAudioTranscribedEventErrorMax).nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().min(sceneAudioTranscribedEventSeqMin).max(sceneAudioTranscribedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A voice-over was transcribed');

export type SceneAudioTranscribedEvent = zod.input<typeof SceneAudioTranscribedEvent>;
export type SceneAudioTranscribedEventOutput = zod.output<typeof SceneAudioTranscribedEvent>;
