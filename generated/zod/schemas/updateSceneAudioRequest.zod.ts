/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';

export const updateSceneAudioRequestFurtherSceneIdsMax = 1000;

export const updateSceneAudioRequestNewTextMax = 5000;

export const updateSceneAudioRequestBaseTextMax = 5000;

export const updateSceneAudioRequestVoiceCodeMax = 100;

export const updateSceneAudioRequestSpeakingRateMin = 0.5;
export const updateSceneAudioRequestSpeakingRateMax = 2;

export const updateSceneAudioRequestPitchMin = -12;
export const updateSceneAudioRequestPitchMax = 12;

export const updateSceneAudioRequestEmotionsMax = 3;

export const updateSceneAudioRequestVoiceVolumeMin = 0;
export const updateSceneAudioRequestVoiceVolumeMax = 2;

export const updateSceneAudioRequestVoiceFadeInMsMin = 0;
export const updateSceneAudioRequestVoiceFadeInMsMax = 60000;

export const updateSceneAudioRequestVoiceFadeOutMsMin = 0;
export const updateSceneAudioRequestVoiceFadeOutMsMax = 60000;

export const updateSceneAudioRequestImageStyleMax = 100;

export const updateSceneAudioRequestGenerateAudioDefault = false;
export const updateSceneAudioRequestUploadAudioDefault = false;

export const UpdateSceneAudioRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "further_scene_ids": zod.array(zod.uuid()).max(updateSceneAudioRequestFurtherSceneIdsMax).optional().describe('More scenes that get the same voice in the same edit; not with a text or a recording, which belong to one scene'),
  "new_text": zod.string().max(updateSceneAudioRequestNewTextMax).optional().describe('The new text'),
  "base_text": zod.string().max(updateSceneAudioRequestBaseTextMax).optional().describe('The base of `new_text`; if it has changed, nothing is changed'),
  "voice_code": zod.string().max(updateSceneAudioRequestVoiceCodeMax).nullish().describe('Voice that speaks; null for the story\'s voice'),
  "speaking_rate": zod.number().min(updateSceneAudioRequestSpeakingRateMin).max(updateSceneAudioRequestSpeakingRateMax).optional().describe('Speed of the voice, 1 is its own; 1 for a new scene'),
  "pitch": zod.number().min(updateSceneAudioRequestPitchMin).max(updateSceneAudioRequestPitchMax).optional().describe('Height of the voice in semitones, 0 is its own; 0 for a new scene'),
  "emotions": zod.array(Emotion).max(updateSceneAudioRequestEmotionsMax).optional().describe('Colours of the voice, the strongest first'),
  "speaker_story_character_id": zod.uuid().nullish().describe('The speaker; null for the narrator'),
  "use_scene_audio": zod.boolean().optional().describe('Whether the voice-over is audible'),
  "voice_volume": zod.number().min(updateSceneAudioRequestVoiceVolumeMin).max(updateSceneAudioRequestVoiceVolumeMax).optional().describe('Loudness of the voice-over, 0 to 2; 1 is its own'),
  "voice_fade_in_ms": zod.int().min(updateSceneAudioRequestVoiceFadeInMsMin).max(updateSceneAudioRequestVoiceFadeInMsMax).optional().describe('Length of the fade at the start of the voice-over, ms'),
  "voice_fade_out_ms": zod.int().min(updateSceneAudioRequestVoiceFadeOutMsMin).max(updateSceneAudioRequestVoiceFadeOutMsMax).optional().describe('Length of the fade at the end of the voice-over, ms'),
  "play_full_video": zod.boolean().optional().describe('Whether the scene lasts as long as its video instead of its voice-over; turned on, it becomes as long as its videos play, and 400 where it has none'),
  "is_gen_captions_from_video_audio": zod.boolean().optional().describe('Whether the captions come from the sound of the scene\'s own video'),
  "image_style": zod.string().max(updateSceneAudioRequestImageStyleMax).nullish().describe('Look of this scene\'s images; null for the story\'s'),
  "generate_audio": zod.boolean().default(updateSceneAudioRequestGenerateAudioDefault).describe('Speak the scene now; false only saves and marks the voice-over stale'),
  "upload_audio": zod.boolean().default(updateSceneAudioRequestUploadAudioDefault).describe('Use the recording `audio_media` instead of a voice'),
  "audio_media": zod.uuid().optional().describe('The uploaded recording; needed with `upload_audio`')
}).describe('Text and speech settings of a scene; omitted fields stay unchanged');

export type UpdateSceneAudioRequest = zod.input<typeof UpdateSceneAudioRequest>;
export type UpdateSceneAudioRequestOutput = zod.output<typeof UpdateSceneAudioRequest>;
