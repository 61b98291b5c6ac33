/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QuoteEngine } from './quoteEngine.zod.ts';
import { QuoteItem } from './quoteItem.zod.ts';
import { QuoteStatus } from './quoteStatus.zod.ts';
import { ReachedCap } from './reachedCap.zod.ts';

export const quoteEnginesMax = 1000;

export const quoteItemsMax = 100000;

export const quoteExpectedMin = 0;
export const quoteExpectedMax = 1000000000;

export const quoteMostMin = 0;
export const quoteMostMax = 1000000000;

export const quoteKeyCostUsdMin = 0;
export const quoteKeyCostUsdMax = 1000000000;

export const quoteChargedMin = 0;
export const quoteChargedMax = 1000000000;

export const quoteCapsReachedMax = 2;



export const Quote = zod.object({
  "id": zod.uuid().describe('To accept it by'),
  "story_id": zod.uuid().describe('The story'),
  "status": QuoteStatus,
  "prices_as_of": zod.iso.date().describe('Day of the price table it was made from'),
  "engines": zod.array(QuoteEngine).max(quoteEnginesMax).describe('By engine'),
  "items": zod.array(QuoteItem).max(quoteItemsMax).describe('In playing order'),
  "expected": zod.number().min(quoteExpectedMin).max(quoteExpectedMax).describe('What all of it will probably cost, credits'),
  "most": zod.int().min(quoteMostMin).max(quoteMostMax).describe('What all of it costs at most, credits'),
  "key_cost_usd": zod.number().min(quoteKeyCostUsdMin).max(quoteKeyCostUsdMax).optional().describe('What providers probably bill the user\'s own keys, US dollars; absent where none pays for any of it'),
  "charged": zod.int().min(quoteChargedMin).max(quoteChargedMax).describe('What it cost so far, credits'),
  "caps_reached": zod.array(ReachedCap).max(quoteCapsReachedMax).describe('Caps that leave no room for its waiting items; empty where nothing waits')
}).describe('The price of connected engines\' work, as quoted before it began, and its progress');

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;
