/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChosenEngineInput } from './chosenEngineInput.zod.ts';

export const createQuoteRequestItemsItemMax = 100;

export const createQuoteRequestItemsMax = 10000;

export const createQuoteRequestEnginesMax = 1000;

export const createQuoteRequestRewritesItemMax = 100;

export const createQuoteRequestRewritesMax = 10000;



export const CreateQuoteRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "items": zod.array(zod.string().max(createQuoteRequestItemsItemMax)).min(1).max(createQuoteRequestItemsMax).describe('The items, by `id`; locked ones are left out of the quote'),
  "engines": zod.array(ChosenEngineInput).max(createQuoteRequestEnginesMax).optional().describe('The engines; the first connected one by default'),
  "rewrites": zod.array(zod.string().max(createQuoteRequestRewritesItemMax)).max(createQuoteRequestRewritesMax).optional().describe('Images that use the rewrite from a refusal forecast, by `id`')
}).describe('The requested work, and its engines');

export type CreateQuoteRequest = zod.input<typeof CreateQuoteRequest>;
export type CreateQuoteRequestOutput = zod.output<typeof CreateQuoteRequest>;
