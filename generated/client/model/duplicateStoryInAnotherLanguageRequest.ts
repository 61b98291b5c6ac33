/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * What is copied and into which language
 */
export interface DuplicateStoryInAnotherLanguageRequest {
  /** The story */
  story_id: string;
  language: Language;
  /**
     * Voice of the copy; left out, the language's first voice
     * @minLength 1
     * @maxLength 100
     */
  voice_code?: string;
  /**
     * Title of the copy; left out, the translated one
     * @minLength 1
     * @maxLength 200
     */
  display_title?: string;
}
