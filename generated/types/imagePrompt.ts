/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A prompt to draw from; nothing is drawn yet
 */
export interface ImagePrompt {
  /** The scene */
  scene_id: string;
  /**
     * What the picture shows
     * @maxLength 400000
     */
  prompt: string;
}
