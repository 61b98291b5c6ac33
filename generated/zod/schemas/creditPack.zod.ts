/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { CurrencySymbol } from './currencySymbol.zod.ts';

export const creditPackPackIdMax = 2000;

export const creditPackCreditsMin = 0;
export const creditPackCreditsMax = 1000000000;

export const creditPackAmountMin = 0;
export const creditPackAmountMax = 1000000000;



export const CreditPack = zod.object({
  "pack_id": zod.string().max(creditPackPackIdMax).describe('What createPurchase takes'),
  "credits": zod.int().min(creditPackCreditsMin).max(creditPackCreditsMax).describe('Credits of the pack'),
  "amount": zod.int().min(creditPackAmountMin).max(creditPackAmountMax).describe('Price in the smallest unit of the currency, for example cents'),
  "currency": Currency,
  "currency_symbol": CurrencySymbol
}).describe('Credits that are bought once');

export type CreditPack = zod.input<typeof CreditPack>;
export type CreditPackOutput = zod.output<typeof CreditPack>;
