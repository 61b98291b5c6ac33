/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';

export const regenerateSceneAudioRequestNewTextMax = 5000;

export const regenerateSceneAudioRequestVoiceCodeMax = 100;

export const regenerateSceneAudioRequestSpeakingRateMin = 0.5;
export const regenerateSceneAudioRequestSpeakingRateMax = 2;

export const regenerateSceneAudioRequestPitchMin = -12;
export const regenerateSceneAudioRequestPitchMax = 12;

export const regenerateSceneAudioRequestEmotionsMax = 3;



export const RegenerateSceneAudioRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "new_text": zod.string().max(regenerateSceneAudioRequestNewTextMax).optional().describe('The new text'),
  "voice_code": zod.string().min(1).max(regenerateSceneAudioRequestVoiceCodeMax).optional().describe('Voice that speaks'),
  "speaking_rate": zod.number().min(regenerateSceneAudioRequestSpeakingRateMin).max(regenerateSceneAudioRequestSpeakingRateMax).optional().describe('Speed of the voice, 1 is its own'),
  "pitch": zod.number().min(regenerateSceneAudioRequestPitchMin).max(regenerateSceneAudioRequestPitchMax).optional().describe('Height of the voice in semitones, 0 is its own'),
  "emotions": zod.array(Emotion).max(regenerateSceneAudioRequestEmotionsMax).optional().describe('Colours of the voice, the strongest first')
}).describe('The new speech settings of a scene; omitted ones stay unchanged');

export type RegenerateSceneAudioRequest = zod.input<typeof RegenerateSceneAudioRequest>;
export type RegenerateSceneAudioRequestOutput = zod.output<typeof RegenerateSceneAudioRequest>;
