/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PublicAroll } from './publicAroll.zod.ts';
import { PublicBroll } from './publicBroll.zod.ts';
import { SceneCaption } from './sceneCaption.zod.ts';

export const PublicScene = zod.strictObject({
  "id": zod.uuid().describe('The scene'),
  "element_order": zod.int().describe('Position, from 0'),
  "text": zod.string().describe('What is spoken'),
  "captions": zod.array(SceneCaption).describe('The words in the order they are heard'),
  "show_captions": zod.boolean().describe('Whether this scene shows its captions'),
  "audio_url": zod.string().nullable().describe('The voice-over; null for none'),
  "use_scene_audio": zod.boolean().describe('Whether the voice-over is heard'),
  "duration_in_frames": zod.int().describe('Length, frames at 30 fps'),
  "transition_duration_frames": zod.int().describe('Length of the transition over the scene\'s head, frames'),
  "arolls": zod.array(PublicAroll).describe('The pictures, one after the other'),
  "brolls": zod.array(PublicBroll).describe('Pictures laid over the A-rolls')
}).describe('A scene as a visitor\'s player draws it');

export type PublicScene = zod.input<typeof PublicScene>;
export type PublicSceneOutput = zod.output<typeof PublicScene>;
