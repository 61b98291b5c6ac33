/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval.ts';
import type { Currency } from './currency.ts';
import type { CurrencySymbol } from './currencySymbol.ts';
import type { PremiumType } from './premiumType.ts';

/**
 * A plan at a price
 */
export interface ProductPrice {
  /**
     * What createSubscription takes
     * @maxLength 2000
     */
  price_id: string;
  premium_type: PremiumType;
  /**
     * Name of the plan
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  /**
     * The plan in a sentence
     * @minLength 1
     * @maxLength 400000
     */
  description: string;
  interval: BillingInterval;
  /**
     * Price per interval in the smallest unit of the currency, for example cents
     * @minimum -1000000000
     * @maximum 1000000000
     */
  amount: number;
  currency: Currency;
  currency_symbol: CurrencySymbol;
  /**
     * Credits granted each month
     * @minimum 0
     * @maximum 1000000000
     */
  credits_per_month: number;
  /**
     * Longest video, seconds
     * @minimum 0
     * @maximum 86400
     */
  max_video_seconds: number;
  /**
     * Most projects
     * @minimum 0
     * @maximum 2147483647
     */
  max_projects: number;
  /**
     * Most stories, archived ones included
     * @minimum 0
     * @maximum 2147483647
     */
  max_stories: number;
  /**
     * What the plan includes, one line each
     * @maxItems 10000
     * @items.maxLength 2000
     */
  features: string[];
  /** Whether the plan is put forward */
  is_recommended: boolean;
}
