/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The plan to change to
 */
export interface ChangeSubscriptionRequest {
  /** The subscription */
  subscription_id: string;
  /**
     * A price of getProductsPrices, in the currency of the subscription
     * @minLength 1
     * @maxLength 100
     */
  price_id: string;
  /**
     * amount_due of previewSubscriptionChange, in the smallest unit of the currency; when more would be charged, nothing happens
     * @minimum 0
     * @maximum 1000000000
     */
  expected_amount: number;
}
