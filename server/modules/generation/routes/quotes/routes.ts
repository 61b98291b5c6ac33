import { acceptQuote } from './accept-quote.ts'
import { createQuote } from './create-quote.ts'
import { forecastRefusals } from './forecast-refusals.ts'
import { getNewStoryQuote } from './get-new-story-quote.ts'
import { getRealWork } from './get-real-work.ts'
import { stopQuote } from './stop-quote.ts'

export const quotesRoutes = { acceptQuote, createQuote, forecastRefusals, getNewStoryQuote, getRealWork, stopQuote }
