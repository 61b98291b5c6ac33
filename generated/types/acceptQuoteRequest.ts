/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which quote
 */
export interface AcceptQuoteRequest {
  /** The quote */
  quote_id: string;
}
