/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A screenplay as a text file
 */
export interface ScreenplayText {
  /**
     * Name to save it under, made of the title
     * @maxLength 2000
     */
  file_name: string;
  /**
     * The screenplay in Fountain; empty when the story has no segments
     * @maxLength 400000
     */
  text: string;
}
