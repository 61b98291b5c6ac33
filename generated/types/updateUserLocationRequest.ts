/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the person is
 */
export interface UpdateUserLocationRequest {
  /**
     * ISO 3166-1 alpha-2 code
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country: string;
  /**
     * Region or state
     * @maxLength 100
     */
  region?: string;
  /**
     * City
     * @maxLength 100
     */
  city?: string;
}
