/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';
import { SubscriptionStatus } from './subscriptionStatus.zod.ts';

export const personPlanPriceIdMax = 2000;



export const PersonPlan = zod.object({
  "subscription_id": zod.uuid().describe('The subscription'),
  "premium_type": PremiumType,
  "price_id": zod.string().max(personPlanPriceIdMax).describe('The paid product'),
  "status": SubscriptionStatus,
  "current_period_ends_at": zod.iso.datetime({"offset":true}).nullable().describe('Until when it is paid; null before the first payment'),
  "grace_ends_at": zod.iso.datetime({"offset":true}).nullable().describe('Until when it runs on unpaid; null while it is paid'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was begun')
}).describe('The plan of a user');

export type PersonPlan = zod.input<typeof PersonPlan>;
export type PersonPlanOutput = zod.output<typeof PersonPlan>;
