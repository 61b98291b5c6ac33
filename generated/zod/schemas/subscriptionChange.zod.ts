/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChangeBegin } from './changeBegin.zod.ts';
import { Currency } from './currency.zod.ts';

export const subscriptionChangePriceIdMax = 2000;

export const subscriptionChangeAmountDueMin = 0;
export const subscriptionChangeAmountDueMax = 1000000000;

export const subscriptionChangeCreditsNowMin = 0;
export const subscriptionChangeCreditsNowMax = 1000000000;



export const SubscriptionChange = zod.object({
  "price_id": zod.string().max(subscriptionChangePriceIdMax).describe('The price to change to'),
  "begins": ChangeBegin,
  "amount_due": zod.int().min(subscriptionChangeAmountDueMin).max(subscriptionChangeAmountDueMax).describe('The immediate charge, in the smallest unit of the currency; 0 for none'),
  "currency": Currency,
  "credits_now": zod.int().min(subscriptionChangeCreditsNowMin).max(subscriptionChangeCreditsNowMax).describe('Credits granted at once, the difference to those already granted for the month'),
  "begins_at": zod.iso.datetime({"offset":true}).describe('When the plan begins')
}).describe('What a change of plan costs, and when it begins');

export type SubscriptionChange = zod.input<typeof SubscriptionChange>;
export type SubscriptionChangeOutput = zod.output<typeof SubscriptionChange>;
