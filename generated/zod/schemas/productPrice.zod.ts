/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BillingInterval } from './billingInterval.zod.ts';
import { Currency } from './currency.zod.ts';
import { CurrencySymbol } from './currencySymbol.zod.ts';
import { PremiumType } from './premiumType.zod.ts';

export const ProductPrice = zod.object({
  "price_id": zod.string().describe('What createSubscription takes'),
  "premium_type": PremiumType,
  "name": zod.string().describe('Name of the plan'),
  "description": zod.string().describe('The plan in a sentence'),
  "interval": BillingInterval,
  "amount": zod.int().describe('Price per interval in the smallest unit of the currency, for example cents'),
  "currency": Currency,
  "currency_symbol": CurrencySymbol,
  "credits_per_month": zod.int().describe('Credits granted each month'),
  "features": zod.array(zod.string()).describe('What the plan includes, one line each'),
  "is_recommended": zod.boolean().describe('Whether the plan is put forward')
}).describe('A plan at a price');

export type ProductPrice = zod.input<typeof ProductPrice>;
export type ProductPriceOutput = zod.output<typeof ProductPrice>;
