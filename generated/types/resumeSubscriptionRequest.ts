/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The subscription that shall renew again
 */
export interface ResumeSubscriptionRequest {
  /** The subscription */
  subscription_id: string;
}
