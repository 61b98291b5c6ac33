/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A prompt that says more
 */
export interface ImprovedPrompt {
  /**
     * The same prompt with what it did not say yet
     * @maxLength 400000
     */
  prompt: string;
}
