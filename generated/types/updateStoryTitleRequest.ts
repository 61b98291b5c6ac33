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
  /**
     * What `display_title` was written over; when the title is another one by now, nothing is changed
     * @maxLength 200
     */
  base_title?: string;
}
