/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PriceUnit } from './priceUnit.zod.ts';
import { RealPart } from './realPart.zod.ts';

export const realEngineEngineMax = 2000;

export const realEngineCreditsMin = 0;
export const realEngineCreditsMax = 1000000;

export const realEngineKeyCostUsdMin = 0;
export const realEngineKeyCostUsdMax = 1000000000;

export const realEngineOvernightEngineMax = 2000;

export const realEngineOvernightCreditsMin = 0;
export const realEngineOvernightCreditsMax = 1000000;

export const realEngineOvernightKeyCostUsdMin = 0;
export const realEngineOvernightKeyCostUsdMax = 1000000000;



export const RealEngine = zod.object({
  "part": RealPart,
  "engine": zod.string().min(1).max(realEngineEngineMax).describe('Its name'),
  "credits": zod.number().min(realEngineCreditsMin).max(realEngineCreditsMax).describe('Its price by the price table, credits per `per`'),
  "key_cost_usd": zod.number().min(realEngineKeyCostUsdMin).max(realEngineKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars per `per`; absent where none pays for it'),
  "per": PriceUnit,
  "overnight": zod.object({
  "engine": zod.string().min(1).max(realEngineOvernightEngineMax).describe('Its name then'),
  "credits": zod.number().min(realEngineOvernightCreditsMin).max(realEngineOvernightCreditsMax).describe('Its price then'),
  "key_cost_usd": zod.number().min(realEngineOvernightKeyCostUsdMin).max(realEngineOvernightKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key then, US dollars per `per`; absent where none pays for it')
}).optional().describe('How it is chosen for work within a day, at half the price; without a fallback, so what its provider does not make is not charged. Absent where its provider has no batch interface')
}).describe('A real engine that can be chosen for one kind of work');

export type RealEngine = zod.input<typeof RealEngine>;
export type RealEngineOutput = zod.output<typeof RealEngine>;
