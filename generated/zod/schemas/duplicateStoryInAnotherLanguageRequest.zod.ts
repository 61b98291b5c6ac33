/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';

export const duplicateStoryInAnotherLanguageRequestVoiceCodeMax = 100;

export const duplicateStoryInAnotherLanguageRequestDisplayTitleMax = 200;

export const duplicateStoryInAnotherLanguageRequestTranslationDefault = `ENGINE`;

export const DuplicateStoryInAnotherLanguageRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "language": Language,
  "voice_code": zod.string().min(1).max(duplicateStoryInAnotherLanguageRequestVoiceCodeMax).optional().describe('Voice of the copy; left out, one of the language like the original\'s'),
  "display_title": zod.string().min(1).max(duplicateStoryInAnotherLanguageRequestDisplayTitleMax).optional().describe('Title of the copy; left out, the translated one, or the original\'s with the language'),
  "translation": zod.enum(['ENGINE', 'BY_HAND']).default(duplicateStoryInAnotherLanguageRequestTranslationDefault).describe('ENGINE: the translator translates and the voices speak, for credits. BY_HAND: a copy with the original\'s text, which the user translates side by side; it is free')
}).describe('The story to copy, and its new language');

export type DuplicateStoryInAnotherLanguageRequest = zod.input<typeof DuplicateStoryInAnotherLanguageRequest>;
export type DuplicateStoryInAnotherLanguageRequestOutput = zod.output<typeof DuplicateStoryInAnotherLanguageRequest>;
