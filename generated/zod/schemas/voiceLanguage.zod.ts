/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';
import { Voice } from './voice.zod.ts';

export const VoiceLanguage = zod.object({
  "language": Language,
  "language_name": zod.string().describe('Name of the language in English'),
  "voices": zod.array(Voice).describe('Sorted by name')
}).describe('The voices of one language');

export type VoiceLanguage = zod.input<typeof VoiceLanguage>;
export type VoiceLanguageOutput = zod.output<typeof VoiceLanguage>;
