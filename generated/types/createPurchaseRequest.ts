/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The credits to buy
 */
export interface CreatePurchaseRequest {
  /**
     * A pack of getProductsPrices
     * @minLength 1
     * @maxLength 100
     */
  pack_id: string;
  /**
     * Path of the app to go back to after paying, for example /story/1
     * @maxLength 500
     * @pattern ^/([^/\\\s][^\\\s]*)?$
     */
  return_path?: string;
}
