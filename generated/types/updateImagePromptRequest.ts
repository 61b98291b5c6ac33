/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a picture shall show
 */
export interface UpdateImagePromptRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * Its A-roll; null or left out, the picture that the scene will get
     * @nullable
     */
  aroll_id?: string | null;
  /**
     * What it shall show
     * @minLength 1
     * @maxLength 10000
     */
  prompt: string;
}
