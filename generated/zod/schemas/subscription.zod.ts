/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BillingInterval } from './billingInterval.zod.ts';
import { Currency } from './currency.zod.ts';
import { PaymentProvider } from './paymentProvider.zod.ts';
import { PremiumType } from './premiumType.zod.ts';
import { SubscriptionStatus } from './subscriptionStatus.zod.ts';

export const subscriptionPriceIdMax = 2000;

export const subscriptionAmountMin = -1000000000;
export const subscriptionAmountMax = 1000000000;

export const subscriptionCheckoutUrlMax = 8192;

export const subscriptionReturnPathMax = 2000;

export const subscriptionNextPriceIdMax = 2000;



export const Subscription = zod.object({
  "subscription_id": zod.uuid().describe('The subscription'),
  "status": SubscriptionStatus,
  "price_id": zod.string().max(subscriptionPriceIdMax).describe('The price that was chosen'),
  "premium_type": PremiumType,
  "interval": BillingInterval,
  "amount": zod.int().min(subscriptionAmountMin).max(subscriptionAmountMax).describe('Price per interval in the smallest unit of the currency, for example cents'),
  "currency": Currency,
  "provider": PaymentProvider,
  "checkout_url": zod.string().max(subscriptionCheckoutUrlMax).nullable().describe('Payment URL while PENDING; null when nothing is due'),
  "return_path": zod.string().max(subscriptionReturnPathMax).nullable().describe('Path of the app to go back to after paying'),
  "current_period_ends_at": zod.iso.datetime({"offset":true}).nullable().describe('Until when the plan is paid; null while PENDING'),
  "next_price_id": zod.string().max(subscriptionNextPriceIdMax).nullable().describe('The price that begins with the next period; null when it stays the same'),
  "grace_ends_at": zod.iso.datetime({"offset":true}).nullable().describe('Until when a PAST_DUE plan runs on; null otherwise'),
  "cancelled_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was cancelled; null while it renews'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was requested')
}).describe('A subscription');

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;
