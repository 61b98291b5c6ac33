/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A name for the story as it is now
 */
export interface CreateStoryVersionRequest {
  /**
     * Name as people read it
     * @minLength 1
     * @maxLength 100
     */
  name: string;
}
