/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SubscriptionStatus } from './subscriptionStatus.zod.ts';

export const subscriptionChangedEventSeqMin = 0;
export const subscriptionChangedEventSeqMax = 2147483647;



export const SubscriptionChangedEvent = zod.object({
  "subscription_id": zod.uuid().describe('The subscription'),
  "status": SubscriptionStatus,
  "seq": zod.int().min(subscriptionChangedEventSeqMin).max(subscriptionChangedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A subscription began, was changed, fell due or ended');

export type SubscriptionChangedEvent = zod.input<typeof SubscriptionChangedEvent>;
export type SubscriptionChangedEventOutput = zod.output<typeof SubscriptionChangedEvent>;
