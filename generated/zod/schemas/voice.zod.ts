/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';
import { Language } from './language.zod.ts';
import { VoiceGender } from './voiceGender.zod.ts';

export const voiceVoiceCodeMax = 2000;

export const voiceNameMax = 2000;

export const voiceDescriptionMax = 400000;

export const voiceSampleUrlMax = 8192;

export const voiceEmotionsMax = 10000;

export const voiceProviderMax = 2000;



export const Voice = zod.object({
  "voice_code": zod.string().max(voiceVoiceCodeMax).describe('What scenes store as `language_and_voice_code`'),
  "name": zod.string().min(1).max(voiceNameMax).describe('Name to show'),
  "language": Language,
  "gender": VoiceGender,
  "description": zod.string().max(voiceDescriptionMax).describe('A description of its sound'),
  "sample_url": zod.string().max(voiceSampleUrlMax).nullable().describe('URL of a spoken sample; null when there is none'),
  "emotions": zod.array(Emotion).max(voiceEmotionsMax).describe('Emotions the voice can speak with'),
  "provider": zod.string().min(1).max(voiceProviderMax).describe('Engine that speaks, for example Built-in draft engine'),
  "is_built_in": zod.boolean().describe('Whether the voice needs no network')
}).describe('A voice');

export type Voice = zod.input<typeof Voice>;
export type VoiceOutput = zod.output<typeof Voice>;
