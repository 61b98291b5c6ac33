/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The whole place; what is left out is emptied
 */
export interface UpdateLocationRequest {
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
  /** A story of the person whose screenplay it comes from */
  derived_from?: string;
}
