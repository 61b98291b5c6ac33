/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RealPart } from './realPart.zod.ts';

export const quoteEngineEngineMax = 2000;

export const quoteEngineCountMax = 100000;

export const quoteEngineExpectedMin = 0;
export const quoteEngineExpectedMax = 1000000000;

export const quoteEngineMostMin = 0;
export const quoteEngineMostMax = 1000000000;

export const quoteEngineKeyCostUsdMin = 0;
export const quoteEngineKeyCostUsdMax = 1000000000;



export const QuoteEngine = zod.object({
  "part": RealPart,
  "engine": zod.string().min(1).max(quoteEngineEngineMax).describe('Its name'),
  "count": zod.int().min(1).max(quoteEngineCountMax).describe('Pieces of work'),
  "expected": zod.number().min(quoteEngineExpectedMin).max(quoteEngineExpectedMax).describe('What they will probably cost, credits'),
  "most": zod.int().min(quoteEngineMostMin).max(quoteEngineMostMax).describe('What they cost at most, credits'),
  "key_cost_usd": zod.number().min(quoteEngineKeyCostUsdMin).max(quoteEngineKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars; absent where none pays for it')
}).describe('One engine\'s work, and its part of the price');

export type QuoteEngine = zod.input<typeof QuoteEngine>;
export type QuoteEngineOutput = zod.output<typeof QuoteEngine>;
