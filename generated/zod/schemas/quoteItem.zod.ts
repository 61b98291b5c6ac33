/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QuoteItemState } from './quoteItemState.zod.ts';
import { RealPart } from './realPart.zod.ts';
import { RefusalForecast } from './refusalForecast.zod.ts';

export const quoteItemIdMax = 100;

export const quoteItemSceneNumberMax = 10000;

export const quoteItemEngineMax = 2000;

export const quoteItemExpectedMin = 0;
export const quoteItemExpectedMax = 1000000000;

export const quoteItemMostMin = 0;
export const quoteItemMostMax = 1000000000;

export const quoteItemKeyCostUsdMin = 0;
export const quoteItemKeyCostUsdMax = 1000000000;

export const quoteItemChargedMin = 0;
export const quoteItemChargedMax = 1000000000;

export const quoteItemReasonMax = 2000;

export const quoteItemRewrittenMax = 10000;



export const QuoteItem = zod.object({
  "id": zod.string().max(quoteItemIdMax).describe('Names it among the others of its story'),
  "part": RealPart,
  "scene_id": zod.uuid().describe('Scene it belongs to'),
  "scene_number": zod.int().min(1).max(quoteItemSceneNumberMax).describe('Place of the scene when it was quoted, from 1'),
  "aroll_id": zod.uuid().nullable().describe('A-roll that shows it; null for a voice'),
  "engine": zod.string().min(1).max(quoteItemEngineMax).describe('The engine'),
  "is_overnight": zod.boolean().optional().describe('Whether its provider makes it within a day, at half the price; absent where not'),
  "ready_by": zod.iso.datetime({"offset":true}).optional().describe('When that day is over; absent unless it is being made overnight'),
  "expected": zod.number().min(quoteItemExpectedMin).max(quoteItemExpectedMax).describe('What it will probably cost, credits'),
  "most": zod.int().min(quoteItemMostMin).max(quoteItemMostMax).describe('What it costs at most, credits; this much is held'),
  "key_cost_usd": zod.number().min(quoteItemKeyCostUsdMin).max(quoteItemKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars; absent where none pays for it'),
  "state": QuoteItemState,
  "charged": zod.int().min(quoteItemChargedMin).max(quoteItemChargedMax).describe('What it cost, credits; 0 until it is made'),
  "reason": zod.string().max(quoteItemReasonMax).nullable().describe('Why it was not made, or not charged'),
  "forecast": zod.union([RefusalForecast,zod.null()]).describe('The expected refusal; null where none is known'),
  "rewritten": zod.string().max(quoteItemRewrittenMax).nullable().describe('The prompt instead of the current one; null where that one stays')
}).describe('One piece of work of a quote');

export type QuoteItem = zod.input<typeof QuoteItem>;
export type QuoteItemOutput = zod.output<typeof QuoteItem>;
