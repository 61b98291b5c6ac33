/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PriceUnit } from './priceUnit.zod.ts';

export const enginePriceEngineMax = 2000;

export const enginePriceExpectedMin = 0;
export const enginePriceExpectedMax = 1000000000;

export const enginePriceMostMin = 0;
export const enginePriceMostMax = 1000000000;

export const enginePriceKeyCostUsdMin = 0;
export const enginePriceKeyCostUsdMax = 1000000000;



export const EnginePrice = zod.object({
  "engine": zod.string().min(1).max(enginePriceEngineMax).describe('Its name'),
  "per": PriceUnit,
  "expected": zod.number().min(enginePriceExpectedMin).max(enginePriceExpectedMax).describe('What it will probably cost, credits per `per`'),
  "most": zod.number().min(enginePriceMostMin).max(enginePriceMostMax).describe('What it costs at most, credits per `per`'),
  "key_cost_usd": zod.number().min(enginePriceKeyCostUsdMin).max(enginePriceKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars per `per`; absent where none pays for it')
}).describe('A provider\'s price of an action, from the price table; a whole piece costs at least one credit');

export type EnginePrice = zod.input<typeof EnginePrice>;
export type EnginePriceOutput = zod.output<typeof EnginePrice>;
