/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A place of the person, for screenplay segments of any of their stories
 */
export interface Location {
  /** The location */
  id: string;
  /**
     * Name as it stands in a segment heading
     * @maxLength 2000
     */
  name: string;
  /**
     * How it looks; goes into the picture prompts. Empty when not told
     * @maxLength 400000
     */
  description: string;
  /**
     * The location it is a variation of; null when it stands for itself
     * @nullable
     */
  derived_from: string | null;
  /** When it was made */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}
