/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PublicAroll } from './publicAroll.zod.ts';
import { PublicBroll } from './publicBroll.zod.ts';
import { PublicOverlay } from './publicOverlay.zod.ts';
import { SceneCaption } from './sceneCaption.zod.ts';

export const publicSceneElementOrderMin = 0;
export const publicSceneElementOrderMax = 10000;

export const publicSceneTextMax = 400000;

export const publicSceneCaptionsMax = 50000;

export const publicSceneAudioUrlMax = 8192;

export const publicSceneAudioDurationMsMin = 0;
export const publicSceneAudioDurationMsMax = 86400000;

export const publicSceneVoiceVolumeMin = 0;
export const publicSceneVoiceVolumeMax = 2;

export const publicSceneVoiceFadeInMsMin = 0;
export const publicSceneVoiceFadeInMsMax = 60000;

export const publicSceneVoiceFadeOutMsMin = 0;
export const publicSceneVoiceFadeOutMsMax = 60000;

export const publicSceneDurationInFramesMin = 0;
export const publicSceneDurationInFramesMax = 2592000;

export const publicSceneTransitionDurationFramesMin = 0;
export const publicSceneTransitionDurationFramesMax = 2592000;

export const publicSceneArollsMax = 10000;

export const publicSceneBrollsMax = 10000;

export const publicSceneOverlaysMax = 10000;



export const PublicScene = zod.strictObject({
  "id": zod.uuid().describe('The scene'),
  "element_order": zod.int().min(publicSceneElementOrderMin).max(publicSceneElementOrderMax).describe('Position, from 0'),
  "text": zod.string().max(publicSceneTextMax).describe('The text'),
  "captions": zod.array(SceneCaption).max(publicSceneCaptionsMax).describe('The words in spoken order'),
  "show_captions": zod.boolean().describe('Whether this scene shows its captions'),
  "audio_url": zod.string().max(publicSceneAudioUrlMax).nullable().describe('The voice-over; null for none'),
  "use_scene_audio": zod.boolean().describe('Whether the voice-over is audible'),
  "audio_duration_ms": zod.int().min(publicSceneAudioDurationMsMin).max(publicSceneAudioDurationMsMax).describe('Length of the voice-over, ms; 0 for none'),
  "voice_volume": zod.number().min(publicSceneVoiceVolumeMin).max(publicSceneVoiceVolumeMax).describe('Loudness of the voice-over, 0 to 2; 1 is its own'),
  "voice_fade_in_ms": zod.int().min(publicSceneVoiceFadeInMsMin).max(publicSceneVoiceFadeInMsMax).describe('Length of the fade at the start of the voice-over, ms'),
  "voice_fade_out_ms": zod.int().min(publicSceneVoiceFadeOutMsMin).max(publicSceneVoiceFadeOutMsMax).describe('Length of the fade at the end of the voice-over, ms'),
  "duration_in_frames": zod.int().min(publicSceneDurationInFramesMin).max(publicSceneDurationInFramesMax).describe('Length, frames at 30 fps'),
  "transition_duration_frames": zod.int().min(publicSceneTransitionDurationFramesMin).max(publicSceneTransitionDurationFramesMax).describe('Length of the transition over the scene\'s head, frames'),
  "arolls": zod.array(PublicAroll).max(publicSceneArollsMax).describe('The images, one after the other'),
  "brolls": zod.array(PublicBroll).max(publicSceneBrollsMax).describe('The MEDIA overlays among `overlays`, by when they appear'),
  "overlays": zod.array(PublicOverlay).max(publicSceneOverlaysMax).describe('Objects over the scene, the lowest first')
}).describe('A scene for a visitor\'s player');

export type PublicScene = zod.input<typeof PublicScene>;
export type PublicSceneOutput = zod.output<typeof PublicScene>;
