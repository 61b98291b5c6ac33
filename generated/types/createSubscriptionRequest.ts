/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The plan to subscribe to
 */
export interface CreateSubscriptionRequest {
  /**
     * A price of getProductsPrices
     * @minLength 1
     * @maxLength 100
     */
  price_id: string;
  /**
     * ISO 3166-1 alpha-2 code of the payer
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
  /**
     * Path of the app to go back to after paying, for example /story/1
     * @maxLength 500
     * @pattern ^/([^/\\\s][^\\\s]*)?$
     */
  return_path?: string;
}
