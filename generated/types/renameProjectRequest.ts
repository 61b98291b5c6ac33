/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new name
 */
export interface RenameProjectRequest {
  /**
     * Name as people read it
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What `name` was written over; when the project is called something else by now, nothing is changed
     * @maxLength 120
     */
  base_name?: string;
}
