/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const cancelSubscriptionRequestReasonMax = 2000;



export const CancelSubscriptionRequest = zod.strictObject({
  "subscription_id": zod.uuid().describe('The subscription'),
  "reason": zod.string().max(cancelSubscriptionRequestReasonMax).optional().describe('The user’s reason')
}).describe('The subscription to end');

export type CancelSubscriptionRequest = zod.input<typeof CancelSubscriptionRequest>;
export type CancelSubscriptionRequestOutput = zod.output<typeof CancelSubscriptionRequest>;
