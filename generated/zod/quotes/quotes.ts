/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AcceptQuoteRequest,
  CreateQuoteRequest,
  ForecastRefusalsRequest,
  NewStoryQuote,
  Quote,
  RealWork,
  RefusalForecasts,
  StopQuoteRequest
} from '../schemas/index.ts';


/**
 * Holds at most what was quoted and begins. Results take the place of the drafts one by one; timing, captions and edits stay. When it costs more by now nothing begins, and a new quote is needed. Where a cap leaves room for a part of it, that part begins and the rest is paused; accepting it again goes on.
 * @summary Have done what was quoted
 */
export const AcceptQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const AcceptQuoteBody = AcceptQuoteRequest

export const AcceptQuoteResponse = Quote

/**
 * Expected and at most, for each piece of work and each engine. The quote is stored in the place of one that was not accepted, and nothing begins.
 * @summary Say what work by real engines will cost
 */
export const CreateQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreateQuoteBody = CreateQuoteRequest

export const CreateQuoteResponse = Quote

/**
 * Asks whoever would draw (its moderation call where it has one, else its published rules) about every picture that is to be drawn, before anything is paid. Nothing is charged, and nothing changes.
 * @summary Tell what of a story or a prompt will probably be refused
 */
export const ForecastRefusalsBody = ForecastRefusalsRequest

export const ForecastRefusalsResponse = RefusalForecasts

/**
 * Of a story that `createAndGenerateStory` would make; its scenes are estimated from the length. Nothing is charged or stored.
 * @summary Tell what a story from a prompt will cost
 */
export const getNewStoryQuoteQueryVideoLengthInSecMax = 900;

export const getNewStoryQuoteQueryLanguageMax = 12;


export const getNewStoryQuoteQueryLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
export const getNewStoryQuoteQueryDefaultImageModelMax = 200;



export const GetNewStoryQuoteQueryParams = zod.object({
  "video_length_in_sec": zod.int().min(1).max(getNewStoryQuoteQueryVideoLengthInSecMax).describe('Length that is wanted, seconds'),
  "language": zod.string().max(getNewStoryQuoteQueryLanguageMax).regex(getNewStoryQuoteQueryLanguageRegExp).describe('Language of the story, BCP 47'),
  "default_image_model": zod.string().min(1).max(getNewStoryQuoteQueryDefaultImageModelMax).optional().describe('Who would draw it, where that is not the person\'s usual model')
})

export const GetNewStoryQuoteResponse = NewStoryQuote

/**
 * What has come stays and is charged; the rest is cancelled and costs nothing.
 * @summary Stop what a quote began
 */
export const StopQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const StopQuoteBody = StopQuoteRequest

export const StopQuoteResponse = Quote

/**
 * What draft engines made, who could make it for real and at what price, and how far what was accepted last is.
 * @summary List what of a story real engines could make
 */
export const GetRealWorkParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetRealWorkResponse = RealWork

