/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Aroll } from './aroll.zod.ts';
import { Broll } from './broll.zod.ts';
import { Emotion } from './emotion.zod.ts';
import { Media } from './media.zod.ts';
import { Overlay } from './overlay.zod.ts';
import { SceneCaption } from './sceneCaption.zod.ts';
import { SceneState } from './sceneState.zod.ts';

export const sceneElementOrderMin = 0;
export const sceneElementOrderMax = 10000;

export const sceneErrorMessageMax = 400000;

export const sceneTextMax = 400000;

export const sceneCaptionsMax = 50000;

export const sceneArollsMax = 10000;

export const sceneBrollsMax = 10000;

export const sceneOverlaysMax = 10000;

export const sceneAudioDurationInMsSecondsMin = 0;
export const sceneAudioDurationInMsSecondsMax = 86400000;

export const sceneDurationInFramesMin = 0;
export const sceneDurationInFramesMax = 2592000;

export const sceneTransitionDurationFramesMin = 0;
export const sceneTransitionDurationFramesMax = 2592000;

export const sceneVoiceVolumeMin = 0;
export const sceneVoiceVolumeMax = 2;

export const sceneVoiceFadeInMsMin = 0;
export const sceneVoiceFadeInMsMax = 60000;

export const sceneVoiceFadeOutMsMin = 0;
export const sceneVoiceFadeOutMsMax = 60000;

export const sceneSpeakingRateMin = 0.5;
export const sceneSpeakingRateMax = 2;

export const scenePitchMin = -12;
export const scenePitchMax = 12;

export const sceneLanguageAndVoiceCodeMax = 2000;

export const sceneEmotionsMax = 10000;

export const scenePauseAtTheEndMin = 0;
export const scenePauseAtTheEndMax = 86400000;

export const sceneImageStyleMax = 2000;

export const sceneLastUsedImagePromptMax = 400000;

export const sceneTranscriptionTextMax = 400000;



export const Scene = zod.object({
  "id": zod.uuid().describe('The scene; the same value as `scene_id`'),
  "scene_id": zod.uuid().describe('The scene'),
  "story_id": zod.uuid().describe('Story the scene belongs to'),
  "element_order": zod.int().min(sceneElementOrderMin).max(sceneElementOrderMax).describe('Position in the story, from 0'),
  "status": SceneState,
  "error_message": zod.string().max(sceneErrorMessageMax).nullable().describe('Why the voice-over or image FAILED; null otherwise'),
  "text": zod.string().max(sceneTextMax).describe('The text; empty for a silent scene'),
  "captions": zod.array(SceneCaption).max(sceneCaptionsMax).describe('The words in spoken order'),
  "are_captions_overridden": zod.boolean().describe('Whether the user wrote the captions; they then stay until they are resynced'),
  "arolls": zod.array(Aroll).max(sceneArollsMax).describe('The images, one after the other; together they fill the scene'),
  "aroll": zod.uuid().nullable().describe('The first A-roll, which represents the scene in lists; null when there is none'),
  "brolls": zod.array(Broll).max(sceneBrollsMax).describe('The MEDIA overlays among `overlays`, by when they appear'),
  "overlays": zod.array(Overlay).max(sceneOverlaysMax).describe('Objects over the scene, the lowest first'),
  "audio_media": zod.union([Media,zod.null()]).describe('The voice-over; null while there is none'),
  "audio_duration_in_ms_seconds": zod.int().min(sceneAudioDurationInMsSecondsMin).max(sceneAudioDurationInMsSecondsMax).describe('Length of the voice-over, ms; 0 while there is none'),
  "is_voiceover_stale": zod.boolean().describe('Whether text or voice changed since the voice-over was made'),
  "duration_in_frames": zod.int().min(sceneDurationInFramesMin).max(sceneDurationInFramesMax).describe('Length of the scene with its pause, frames at 30 fps'),
  "transition_duration_frames": zod.int().min(sceneTransitionDurationFramesMin).max(sceneTransitionDurationFramesMax).describe('Length of the transition over the scene\'s start, frames; it never changes the scene\'s length'),
  "is_gen_captions_from_video_audio": zod.boolean().describe('Whether the captions come from the sound of the scene\'s own video'),
  "is_user_uploaded_audio": zod.boolean().describe('Whether the user uploaded the voice-over'),
  "is_voiceover_transcribed": zod.boolean().describe('Whether text and captions were transcribed from the voice-over'),
  "use_scene_audio": zod.boolean().describe('Whether the voice-over is audible'),
  "voice_volume": zod.number().min(sceneVoiceVolumeMin).max(sceneVoiceVolumeMax).optional().describe('Loudness of the voice-over, 0 to 2; 1 is its own. Absent in older documents'),
  "voice_fade_in_ms": zod.int().min(sceneVoiceFadeInMsMin).max(sceneVoiceFadeInMsMax).optional().describe('Length of the fade at the start of the voice-over, ms. Absent in older documents'),
  "voice_fade_out_ms": zod.int().min(sceneVoiceFadeOutMsMin).max(sceneVoiceFadeOutMsMax).optional().describe('Length of the fade at the end of the voice-over, ms. Absent in older documents'),
  "play_full_video": zod.boolean().describe('Whether the scene lasts as long as its video instead of its voice-over'),
  "speaking_rate": zod.number().min(sceneSpeakingRateMin).max(sceneSpeakingRateMax).describe('Speed of the voice, 1 is its own, 0.5 to 2'),
  "pitch": zod.number().min(scenePitchMin).max(scenePitchMax).describe('Height of the voice in semitones, 0 is its own, -12 to 12'),
  "language_and_voice_code": zod.string().max(sceneLanguageAndVoiceCodeMax).nullable().describe('Voice that speaks; null for the story\'s voice. Sent as `voice_code`'),
  "emotions": zod.array(Emotion).max(sceneEmotionsMax).describe('Colours of the voice, the strongest first'),
  "speaker_story_character_id": zod.uuid().nullable().describe('The speaker; null for the narrator'),
  "pause_at_the_end": zod.int().min(scenePauseAtTheEndMin).max(scenePauseAtTheEndMax).describe('Silence after the voice-over, ms'),
  "show_captions": zod.boolean().describe('Whether this scene shows its captions'),
  "image_style": zod.string().max(sceneImageStyleMax).nullable().describe('Look of this scene\'s images; null for the story\'s'),
  "last_used_image_prompt": zod.string().max(sceneLastUsedImagePromptMax).nullable().describe('Prompt the newest image was made from'),
  "transcription_text": zod.string().max(sceneTranscriptionTextMax).nullable().describe('The transcription of the voice-over'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the scene last changed')
}).describe('A part of the story with one voice-over, its captions and its images');

export type Scene = zod.input<typeof Scene>;
export type SceneOutput = zod.output<typeof Scene>;
