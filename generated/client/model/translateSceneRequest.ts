/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The text in the new language
 */
export interface TranslateSceneRequest {
  /** What the scene says in the new language; empty takes the translation back */
  text: string;
}
