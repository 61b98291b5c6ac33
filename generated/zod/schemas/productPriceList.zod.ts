/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FreePlan } from './freePlan.zod.ts';
import { ProductPrice } from './productPrice.zod.ts';

export const productPriceListPricesMax = 10000;



export const ProductPriceList = zod.object({
  "prices": zod.array(ProductPrice).max(productPriceListPricesMax).describe('Cheapest first'),
  "free_plan": FreePlan
}).describe('Plans and prices');

export type ProductPriceList = zod.input<typeof ProductPriceList>;
export type ProductPriceListOutput = zod.output<typeof ProductPriceList>;
