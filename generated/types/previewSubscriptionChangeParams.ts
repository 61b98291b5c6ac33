/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PreviewSubscriptionChangeParams = {
/**
 * The subscription
 */
subscription_id: string;
/**
 * A price of getProductsPrices, in the currency of the subscription
 * @minLength 1
 * @maxLength 100
 */
price_id: string;
};
