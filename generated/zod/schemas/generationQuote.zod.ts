/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationQuoteEngine } from './generationQuoteEngine.zod.ts';

export const generationQuoteEnginesMax = 1000;

export const generationQuoteExpectedMin = 0;
export const generationQuoteExpectedMax = 1000000000;

export const generationQuoteMostMin = 0;
export const generationQuoteMostMax = 1000000000;

export const generationQuoteKeyCostUsdMin = 0;
export const generationQuoteKeyCostUsdMax = 1000000000;



export const GenerationQuote = zod.object({
  "prices_as_of": zod.iso.date().describe('Day of the price table'),
  "engines": zod.array(GenerationQuoteEngine).max(generationQuoteEnginesMax).describe('By engine, including the free work of built-in draft engines'),
  "expected": zod.number().min(generationQuoteExpectedMin).max(generationQuoteExpectedMax).describe('What all of it will probably cost, credits'),
  "most": zod.int().min(generationQuoteMostMin).max(generationQuoteMostMax).describe('The maximum total, credits; sent in `Most-Credits` when it begins'),
  "key_cost_usd": zod.number().min(generationQuoteKeyCostUsdMin).max(generationQuoteKeyCostUsdMax).optional().describe('What providers probably bill the user\'s own keys, US dollars; absent where none pays for any of it'),
  "is_about": zod.boolean().describe('Whether the text is not written yet, so that its scenes are estimated; one that costs more than `most` needs another approval')
}).describe('The price of providers\' engines for a story, before it begins');

export type GenerationQuote = zod.input<typeof GenerationQuote>;
export type GenerationQuoteOutput = zod.output<typeof GenerationQuote>;
