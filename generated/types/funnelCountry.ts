/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A country of the funnel
 */
export interface FunnelCountry {
  /**
     * ISO 3166-1 alpha-2 code; empty while unknown
     * @maxLength 2
     * @pattern ^(?:[A-Z]{2})?$
     */
  country: string;
  /**
     * People who signed up
     * @minimum 0
     * @maximum 2147483647
     */
  signed_up: number;
  /**
     * Of those, people who exported
     * @minimum 0
     * @maximum 2147483647
     */
  exported_video: number;
  /**
     * Of those, people who subscribed
     * @minimum 0
     * @maximum 2147483647
     */
  subscribed: number;
}
