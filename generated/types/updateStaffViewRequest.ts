/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is to change of an own view
 */
export interface UpdateStaffViewRequest {
  /**
     * What it is called
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /**
     * The query of the page's address
     * @maxLength 2000
     */
  search?: string;
  /** Whether the whole staff sees it */
  is_shared?: boolean;
}
