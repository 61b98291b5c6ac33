/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is copied and where to
 */
export interface DuplicateStoryRequest {
  /** The story */
  story_id: string;
  /**
     * Title of the copy; left out, the original's with (copy)
     * @minLength 1
     * @maxLength 200
     */
  display_title?: string;
  /** Project that will hold the copy; left out, the original's */
  project_id?: string;
}
