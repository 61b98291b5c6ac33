/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditPack } from './creditPack.ts';
import type { Currency } from './currency.ts';
import type { FreePlan } from './freePlan.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { PlanUse } from './planUse.ts';
import type { ProductPrice } from './productPrice.ts';

/**
 * Plans and prices, packs of credits, and what the person has of their plan
 */
export interface ProductPriceList {
  currency: Currency;
  /** Who takes payments; null when nothing can be bought on this server */
  payment_provider: PaymentProvider | null;
  /**
     * Cheapest first
     * @maxItems 10000
     */
  prices: ProductPrice[];
  /**
     * Credits that are bought once and never expire, smallest first
     * @maxItems 10000
     */
  credit_packs: CreditPack[];
  free_plan: FreePlan;
  used: PlanUse;
}
