/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The subscription to end
 */
export interface CancelSubscriptionRequest {
  /** The subscription */
  subscription_id: string;
  /**
     * Why, in the person’s words
     * @maxLength 2000
     */
  reason?: string;
}
