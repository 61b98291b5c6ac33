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
  "payment_provider": zod.union([PaymentProvider,zod.null()]).describe('Who takes payments; null when nothing can be bought on this server'),
  "prices": zod.array(ProductPrice).max(productPriceListPricesMax).describe('Cheapest first'),
  "credit_packs": zod.array(CreditPack).max(productPriceListCreditPacksMax).describe('Credits that are bought once and never expire, smallest first'),
  "free_plan": FreePlan,
  "used": PlanUse
}).describe('Plans and prices, packs of credits, and what the person has of their plan');

export type ProductPriceList = zod.input<typeof ProductPriceList>;
export type ProductPriceListOutput = zod.output<typeof ProductPriceList>;
