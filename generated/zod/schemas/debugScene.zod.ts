/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneState } from './sceneState.zod.ts';

export const debugSceneElementOrderMin = 0;
export const debugSceneElementOrderMax = 10000;

export const debugSceneDurationInFramesMin = 0;
export const debugSceneDurationInFramesMax = 2592000;

export const debugSceneArollCountMin = 0;
export const debugSceneArollCountMax = 2147483647;

export const debugSceneCaptionCountMin = 0;
export const debugSceneCaptionCountMax = 2147483647;



export const DebugScene = zod.object({
  "scene_id": zod.uuid().describe('The scene'),
  "element_order": zod.int().min(debugSceneElementOrderMin).max(debugSceneElementOrderMax).describe('Place in the story, from 0'),
  "state": SceneState,
  "duration_in_frames": zod.int().min(debugSceneDurationInFramesMin).max(debugSceneDurationInFramesMax).describe('Length, frames at 30 fps'),
  "aroll_count": zod.int().min(debugSceneArollCountMin).max(debugSceneArollCountMax).describe('A-rolls'),
  "has_voice_over": zod.boolean().describe('Whether there is a voice-over'),
  "caption_count": zod.int().min(debugSceneCaptionCountMin).max(debugSceneCaptionCountMax).describe('Captioned words'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made')
}).describe('A scene, as far as support needs it');

export type DebugScene = zod.input<typeof DebugScene>;
export type DebugSceneOutput = zod.output<typeof DebugScene>;
