/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';
import { Voice } from './voice.zod.ts';

export const voiceLanguageLanguageNameMax = 2000;

export const voiceLanguageVoicesMax = 10000;



export const VoiceLanguage = zod.object({
  "language": Language,
  "language_name": zod.string().min(1).max(voiceLanguageLanguageNameMax).describe('Name of the language in English'),
  "voices": zod.array(Voice).max(voiceLanguageVoicesMax).describe('Sorted by name')
}).describe('The voices of one language');

export type VoiceLanguage = zod.input<typeof VoiceLanguage>;
export type VoiceLanguageOutput = zod.output<typeof VoiceLanguage>;
