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
  "items": zod.array(zod.string().max(createQuoteRequestItemsItemMax)).min(1).max(createQuoteRequestItemsMax).describe('What is to be made, by `id`; what is locked by now is left out of the quote'),
  "engines": zod.array(ChosenEngineInput).max(createQuoteRequestEnginesMax).optional().describe('Who is asked; the first real engine for what is left out'),
  "rewrites": zod.array(zod.string().max(createQuoteRequestRewritesItemMax)).max(createQuoteRequestRewritesMax).optional().describe('Pictures that are drawn from the rewrite that a refusal forecast offers, by `id`')
}).describe('What shall be made, and by whom');

export type CreateQuoteRequest = zod.input<typeof CreateQuoteRequest>;
export type CreateQuoteRequestOutput = zod.output<typeof CreateQuoteRequest>;
