/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';
import { Language } from './language.zod.ts';
import { VoiceGender } from './voiceGender.zod.ts';

export const Voice = zod.object({
  "voice_code": zod.string().describe('What scenes store as `language_and_voice_code`'),
  "name": zod.string().describe('Name to show'),
  "language": Language,
  "gender": VoiceGender,
  "description": zod.string().describe('How it sounds, in words'),
  "sample_url": zod.string().nullable().describe('Address of a spoken sample; null when there is none'),
  "emotions": zod.array(Emotion).describe('Emotions the voice can speak with'),
  "provider": zod.string().describe('Engine that speaks, for example Built-in draft engine'),
  "is_built_in": zod.boolean().describe('Whether the voice needs no network')
}).describe('A voice');

export type Voice = zod.input<typeof Voice>;
export type VoiceOutput = zod.output<typeof Voice>;
