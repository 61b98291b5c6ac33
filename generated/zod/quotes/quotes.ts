/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AcceptQuoteRequest,
  CreateQuoteRequest,
  ForecastRefusalsRequest,
  ForecastWritingRequest,
  NewStoryQuote,
  Quote,
  RealWork,
  RefusalForecasts,
  StopQuoteRequest,
  WritingForecast
} from '../schemas/index.ts';


/**
 * Holds at most the quoted price and begins. Results replace the drafts one by one; timing, captions and edits stay. When the price has risen nothing begins, and a new quote is needed. Where a cap leaves room for a part of it, that part begins and the rest is paused; accepting it again continues.
 * @summary Accept a quote
 */
export const AcceptQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const AcceptQuoteBody = AcceptQuoteRequest

export const AcceptQuoteResponse = Quote

/**
 * Expected and maximum, for each piece of work and each engine. The quote replaces an unaccepted one, and nothing begins.
 * @summary Quote work of AI models
 */
export const CreateQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreateQuoteBody = CreateQuoteRequest

export const CreateQuoteResponse = Quote

/**
 * Checks every image to be generated with its engine (its moderation call where it has one, else its published rules), before anything is paid. Nothing is charged, and nothing changes.
 * @summary Forecast the refusals of a story or a prompt
 */
export const ForecastRefusalsBody = ForecastRefusalsRequest

export const ForecastRefusalsResponse = RefusalForecasts

/**
 * What the writer would make a video of, and its length. Nothing is charged or stored, and no model is asked.
 * @summary Forecast what a prompt becomes
 */
export const ForecastWritingBody = ForecastWritingRequest

export const ForecastWritingResponse = WritingForecast

/**
 * For the story of `createAndGenerateStory`; its scenes are estimated from the length. Nothing is charged or stored.
 * @summary Quote a story from a prompt
 */
export const getNewStoryQuoteQueryVideoLengthInSecMax = 900;

export const getNewStoryQuoteQueryLanguageMax = 12;


export const getNewStoryQuoteQueryLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
export const getNewStoryQuoteQueryDefaultImageModelMax = 200;



export const GetNewStoryQuoteQueryParams = zod.object({
  "video_length_in_sec": zod.int().min(1).max(getNewStoryQuoteQueryVideoLengthInSecMax).describe('Target length, seconds'),
  "language": zod.string().max(getNewStoryQuoteQueryLanguageMax).regex(getNewStoryQuoteQueryLanguageRegExp).describe('Language of the story, BCP 47'),
  "default_image_model": zod.string().min(1).max(getNewStoryQuoteQueryDefaultImageModelMax).optional().describe('The image model, where it is not the user\'s usual one'),
  "shots_per_scene": zod.enum(['AUTO', 'ONE', 'TWO', 'THREE', 'FOUR']).optional().describe('How many shots each scene gets; AUTO where it is missing')
})

export const GetNewStoryQuoteResponse = NewStoryQuote

/**
 * Finished pieces stay and are charged; the rest is cancelled and costs nothing.
 * @summary Stop the work of a quote
 */
export const StopQuoteHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const StopQuoteBody = StopQuoteRequest

export const StopQuoteResponse = Quote

/**
 * The drafts, the engines and prices that could replace them, and the progress of the last accepted quote.
 * @summary List what AI models could generate for a story
 */
export const GetRealWorkParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetRealWorkResponse = RealWork

