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
     */
  display_title: string;
  /** What `display_title` was written over; when the title is another one by now, nothing is changed */
  base_title?: string;
}
