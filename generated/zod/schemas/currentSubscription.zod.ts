/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Subscription } from './subscription.zod.ts';

export const CurrentSubscription = zod.object({
  "subscription": zod.union([Subscription,zod.null()]).describe('The running subscription (ACTIVE, PAST_DUE or CANCELLED); null on the free plan')
}).describe('The plan of the account page');

export type CurrentSubscription = zod.input<typeof CurrentSubscription>;
export type CurrentSubscriptionOutput = zod.output<typeof CurrentSubscription>;
