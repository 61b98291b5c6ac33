/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { SceneTranslation } from './sceneTranslation.ts';
import type { StoryState } from './storyState.ts';
import type { TranslatorInfo } from './translatorInfo.ts';

/**
 * A copy in another language beside its original
 */
export interface StoryTranslation {
  /** The copy */
  story_id: string;
  /**
     * Title of the copy
     * @maxLength 2000
     */
  display_title: string;
  /**
     * Title of the original when it was copied
     * @maxLength 2000
     */
  original_title: string;
  language: Language;
  /**
     * BCP 47 language tag of the original
     * @maxLength 2000
     */
  original_language: string;
  status: StoryState;
  /**
     * Why translating or speaking ended; null when nothing failed
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /** Whether a voice here speaks the language; without one, captions show the text and recordings can be added */
  has_voice: boolean;
  translator: TranslatorInfo;
  /**
     * Its scenes in playing order; those added to the copy since are left out
     * @maxItems 10000
     */
  scenes: SceneTranslation[];
}
