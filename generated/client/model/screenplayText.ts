/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A screenplay as a text file
 */
export interface ScreenplayText {
  /** Name to save it under, made of the title */
  file_name: string;
  /** The screenplay in Fountain; empty when the story has no segments */
  text: string;
}
