/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A country of the funnel
 */
export interface FunnelCountry {
  /** ISO 3166-1 alpha-2 code; empty while unknown */
  country: string;
  /** People who signed up */
  signed_up: number;
  /** Of those, people who exported */
  exported_video: number;
  /** Of those, people who subscribed */
  subscribed: number;
}
