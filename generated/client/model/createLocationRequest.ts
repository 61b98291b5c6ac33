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
  /** A story of the person whose screenplay it comes from; left out when it is added by hand */
  derived_from?: string;
}
