/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DuplicateStoryInAnotherLanguageRequestTranslation } from './duplicateStoryInAnotherLanguageRequestTranslation.ts';
import type { Language } from './language.ts';

/**
 * What is copied and into which language
 */
export interface DuplicateStoryInAnotherLanguageRequest {
  /** The story */
  story_id: string;
  language: Language;
  /**
     * Voice of the copy; left out, one of the language like the original's
     * @minLength 1
     * @maxLength 100
     */
  voice_code?: string;
  /**
     * Title of the copy; left out, the translated one, or the original's with the language
     * @minLength 1
     * @maxLength 200
     */
  display_title?: string;
  /** ENGINE: the translator translates and the voices speak, for credits. BY_HAND: a copy with the original's text, which a person translates side by side; it costs nothing */
  translation?: DuplicateStoryInAnotherLanguageRequestTranslation;
}
