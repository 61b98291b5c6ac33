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
     */
  name?: string;
  /** The query of the page's address */
  search?: string;
  /** Whether the whole staff sees it */
  is_shared?: boolean;
}
