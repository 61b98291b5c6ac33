/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new place
 */
export interface CreateLocationRequest {
  /**
     * Name as it stands in a segment heading
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * How it looks
     * @minLength 0
     * @maxLength 2000
     */
  description?: string;
  /** The location it is a variation of; left out when it stands for itself */
  derived_from?: string;
}
