/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneState } from './sceneState.ts';
import type { TranslationFit } from './translationFit.ts';

/**
 * A scene in both languages, side by side
 */
export interface SceneTranslation {
  /** The scene of the copy */
  scene_id: string;
  /**
     * Place in the story, from 0
     * @minimum 0
     * @maximum 10000
     */
  element_order: number;
  status: SceneState;
  /**
     * Why it could not be spoken; null when nothing failed
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * What the original said when it was copied
     * @maxLength 400000
     */
  original_text: string;
  /**
     * What the copy says; the original's text until it is translated
     * @maxLength 400000
     */
  text: string;
  /** Whether the text was translated, by an engine or a person */
  is_translated: boolean;
  /**
     * Length of the original's speech, ms; null when it was silent
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  original_duration_ms: number | null;
  /**
     * Length of the speech of the translated text, ms; null until it is spoken
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  duration_ms: number | null;
  fit: TranslationFit;
}
