/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BillingInterval } from './billingInterval.zod.ts';
import { Currency } from './currency.zod.ts';
import { CurrencySymbol } from './currencySymbol.zod.ts';
import { PremiumType } from './premiumType.zod.ts';

export const productPricePriceIdMax = 2000;

export const productPriceNameMax = 2000;

export const productPriceDescriptionMax = 400000;

export const productPriceAmountMin = -1000000000;
export const productPriceAmountMax = 1000000000;

export const productPriceCreditsPerMonthMin = 0;
export const productPriceCreditsPerMonthMax = 1000000000;

export const productPriceMaxVideoSecondsMin = 0;
export const productPriceMaxVideoSecondsMax = 86400;

export const productPriceMaxProjectsMin = 0;
export const productPriceMaxProjectsMax = 2147483647;

export const productPriceMaxStoriesMin = 0;
export const productPriceMaxStoriesMax = 2147483647;

export const productPriceFeaturesItemMax = 2000;

export const productPriceFeaturesMax = 10000;



export const ProductPrice = zod.object({
  "price_id": zod.string().max(productPricePriceIdMax).describe('What createSubscription takes'),
  "premium_type": PremiumType,
  "name": zod.string().min(1).max(productPriceNameMax).describe('Name of the plan'),
  "description": zod.string().min(1).max(productPriceDescriptionMax).describe('The plan in a sentence'),
  "interval": BillingInterval,
  "amount": zod.int().min(productPriceAmountMin).max(productPriceAmountMax).describe('Price per interval in the smallest unit of the currency, for example cents'),
  "currency": Currency,
  "currency_symbol": CurrencySymbol,
  "credits_per_month": zod.int().min(productPriceCreditsPerMonthMin).max(productPriceCreditsPerMonthMax).describe('Credits granted each month'),
  "max_video_seconds": zod.int().min(productPriceMaxVideoSecondsMin).max(productPriceMaxVideoSecondsMax).describe('Longest video, seconds'),
  "max_projects": zod.int().min(productPriceMaxProjectsMin).max(productPriceMaxProjectsMax).describe('Most projects'),
  "max_stories": zod.int().min(productPriceMaxStoriesMin).max(productPriceMaxStoriesMax).describe('Most stories, archived ones included'),
  "features": zod.array(zod.string().max(productPriceFeaturesItemMax)).max(productPriceFeaturesMax).describe('What the plan includes, one line each'),
  "is_recommended": zod.boolean().describe('Whether the plan is put forward')
}).describe('A plan at a price');

export type ProductPrice = zod.input<typeof ProductPrice>;
export type ProductPriceOutput = zod.output<typeof ProductPrice>;
