/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { VoiceLanguage } from './voiceLanguage.zod.ts';

export const VoiceLanguageList = zod.object({
  "languages": zod.array(VoiceLanguage).describe('Sorted by name'),
  "default_voice_code": zod.string().describe('Voice of new scenes')
}).describe('Voices by language');

export type VoiceLanguageList = zod.input<typeof VoiceLanguageList>;
export type VoiceLanguageListOutput = zod.output<typeof VoiceLanguageList>;
