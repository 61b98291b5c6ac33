/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationPart } from './generationPart.zod.ts';

export const generationQuoteEngineEngineMax = 2000;

export const generationQuoteEngineCountMax = 100000;

export const generationQuoteEngineSheetsMax = 100000;

export const generationQuoteEngineExpectedMin = 0;
export const generationQuoteEngineExpectedMax = 1000000000;

export const generationQuoteEngineKeyCostUsdMin = 0;
export const generationQuoteEngineKeyCostUsdMax = 1000000000;

export const generationQuoteEngineMostMin = 0;
export const generationQuoteEngineMostMax = 1000000000;



export const GenerationQuoteEngine = zod.object({
  "part": GenerationPart,
  "engine": zod.string().min(1).max(generationQuoteEngineEngineMax).describe('Its name'),
  "is_built_in": zod.boolean().describe('Whether it is a draft engine, whose work is free'),
  "count": zod.int().min(1).max(generationQuoteEngineCountMax).describe('Pieces of work; of LIP_SYNC before the text is written, as many as there can be'),
  "sheets": zod.int().min(1).max(generationQuoteEngineSheetsMax).optional().describe('How many of them are character sheets; absent where none is'),
  "expected": zod.number().min(generationQuoteEngineExpectedMin).max(generationQuoteEngineExpectedMax).describe('What they will probably cost, credits'),
  "key_cost_usd": zod.number().min(generationQuoteEngineKeyCostUsdMin).max(generationQuoteEngineKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars; absent where none pays for it'),
  "most": zod.int().min(generationQuoteEngineMostMin).max(generationQuoteEngineMostMax).describe('What they cost at most, credits; of LIP_SYNC before the text is written, what it costs more than the MOTION in its place')
}).describe('What one engine makes of a story, and its part of the price');

export type GenerationQuoteEngine = zod.input<typeof GenerationQuoteEngine>;
export type GenerationQuoteEngineOutput = zod.output<typeof GenerationQuoteEngine>;
