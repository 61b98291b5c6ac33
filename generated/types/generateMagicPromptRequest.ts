/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a prompt is wanted for
 */
export interface GenerateMagicPromptRequest {
  /** The story */
  story_id: string;
  /** Scene whose text is pictured */
  scene_id: string;
  /** A-roll the picture is for */
  aroll_id?: string;
  /**
     * Prompt to improve; left out, one is made from the scene's text
     * @maxLength 2000
     */
  prompt?: string;
}
