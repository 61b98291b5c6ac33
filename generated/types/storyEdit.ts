/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One change in the story's log
 */
export interface StoryEdit {
  /** The edit */
  edit_id: string;
  /**
     * What was done, in words, for example Change the voice of scene 2
     * @minLength 1
     * @maxLength 2000
     */
  label: string;
  /**
     * Who did it
     * @maxLength 2000
     */
  actor_name: string;
  /** Whether the caller did it; only own edits can be undone */
  is_own: boolean;
  /** Whether it was undone */
  is_undone: boolean;
  /**
     * The story's revision after it
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /** When it was done */
  created_at: string;
}
