/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationQuote } from './generationQuote.zod.ts';

export const newStoryQuoteBalanceMin = -1000000000;
export const newStoryQuoteBalanceMax = 1000000000;



export const NewStoryQuote = zod.object({
  "quote": zod.union([GenerationQuote,zod.null()]).describe('null where built-in engines make all of it, which is free'),
  "balance": zod.number().min(newStoryQuoteBalanceMin).max(newStoryQuoteBalanceMax).describe('The user\'s credits'),
  "is_affordable": zod.boolean().describe('Whether the balance covers what it costs at most')
}).describe('What a story will cost that is not there yet');

export type NewStoryQuote = zod.input<typeof NewStoryQuote>;
export type NewStoryQuoteOutput = zod.output<typeof NewStoryQuote>;
