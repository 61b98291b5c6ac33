/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FreePlan } from './freePlan.ts';
import type { ProductPrice } from './productPrice.ts';

/**
 * Plans and prices
 */
export interface ProductPriceList {
  /** Cheapest first */
  prices: ProductPrice[];
  free_plan: FreePlan;
}
