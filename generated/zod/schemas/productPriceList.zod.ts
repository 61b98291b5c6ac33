/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditPack } from './creditPack.zod.ts';
import { Currency } from './currency.zod.ts';
import { FreePlan } from './freePlan.zod.ts';
import { PaymentProvider } from './paymentProvider.zod.ts';
import { PlanUse } from './planUse.zod.ts';
import { ProductPrice } from './productPrice.zod.ts';

export const productPriceListPricesMax = 10000;

export const productPriceListCreditPacksMax = 10000;



export const ProductPriceList = zod.object({
  "currency": Currency,
  "payment_provider": zod.union([PaymentProvider,zod.null()]).describe('The payment provider; null where purchases are disabled'),
  "prices": zod.array(ProductPrice).max(productPriceListPricesMax).describe('Cheapest first'),
  "credit_packs": zod.array(CreditPack).max(productPriceListCreditPacksMax).describe('One-time credits that never expire, smallest first'),
  "free_plan": FreePlan,
  "used": PlanUse
}).describe('Plans and prices, packs of credits, and the usage of the current plan');

export type ProductPriceList = zod.input<typeof ProductPriceList>;
export type ProductPriceListOutput = zod.output<typeof ProductPriceList>;
