/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture's prompt that shall say more
 */
export interface ImprovePromptRequest {
  /**
     * What is wanted, in words
     * @minLength 1
     * @maxLength 2000
     */
  prompt: string;
  /** The story that the tool was opened from; the charge names it */
  story_id?: string;
}
