/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResumeSubscriptionRequest = zod.strictObject({
  "subscription_id": zod.uuid().describe('The subscription')
}).describe('The subscription that shall renew again');

export type ResumeSubscriptionRequest = zod.input<typeof ResumeSubscriptionRequest>;
export type ResumeSubscriptionRequestOutput = zod.output<typeof ResumeSubscriptionRequest>;
