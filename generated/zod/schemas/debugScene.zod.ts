/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneState } from './sceneState.zod.ts';

export const DebugScene = zod.object({
  "scene_id": zod.uuid().describe('The scene'),
  "element_order": zod.int().describe('Place in the story, from 0'),
  "state": SceneState,
  "duration_in_frames": zod.int().describe('Length, frames at 30 fps'),
  "aroll_count": zod.int().describe('A-rolls'),
  "has_voice_over": zod.boolean().describe('Whether there is a voice-over'),
  "caption_count": zod.int().describe('Captioned words')
}).describe('A scene, as far as support needs it');

export type DebugScene = zod.input<typeof DebugScene>;
export type DebugSceneOutput = zod.output<typeof DebugScene>;
