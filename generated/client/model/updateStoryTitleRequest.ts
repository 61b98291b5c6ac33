/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new title
 */
export interface UpdateStoryTitleRequest {
  /** The story */
  story_id: string;
  /**
     * Title as people read it
     * @minLength 1
     * @maxLength 200
     */
  display_title: string;
}
