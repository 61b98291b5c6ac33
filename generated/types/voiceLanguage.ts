/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { Voice } from './voice.ts';

/**
 * The voices of one language
 */
export interface VoiceLanguage {
  language: Language;
  /**
     * Name of the language in English
     * @minLength 1
     * @maxLength 2000
     */
  language_name: string;
  /**
     * Sorted by name
     * @maxItems 10000
     */
  voices: Voice[];
}
