/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new project
 */
export interface CreateProjectRequest {
  /**
     * Name as people read it
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}
