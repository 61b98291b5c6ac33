/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The text in the new language
 */
export interface TranslateSceneRequest {
  /**
     * What the scene says in the new language; empty takes the translation back
     * @maxLength 5000
     */
  text: string;
  /**
     * What `text` was written over, empty where nothing was translated; when there is another translation by now, nothing is changed
     * @maxLength 5000
     */
  base_text?: string;
}
