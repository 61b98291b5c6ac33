/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { VoiceLanguage } from './voiceLanguage.zod.ts';

export const voiceLanguageListLanguagesMax = 10000;

export const voiceLanguageListDefaultVoiceCodeMax = 2000;



export const VoiceLanguageList = zod.object({
  "languages": zod.array(VoiceLanguage).max(voiceLanguageListLanguagesMax).describe('Sorted by name'),
  "default_voice_code": zod.string().max(voiceLanguageListDefaultVoiceCodeMax).describe('Voice of new scenes')
}).describe('Voices by language');

export type VoiceLanguageList = zod.input<typeof VoiceLanguageList>;
export type VoiceLanguageListOutput = zod.output<typeof VoiceLanguageList>;
