/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The person's own look of captions; what is left out keeps the template's
 */
export interface CustomCaptionsStyleInput {
  /**
     * Font family
     * @minLength 1
     * @maxLength 100
     */
  font?: string;
  /**
     * Words, #rrggbb
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color?: string;
  /**
     * The spoken word, #rrggbb
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  highlight_color?: string;
  /**
     * Box behind the words, #rrggbb
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  background_color?: string;
}
