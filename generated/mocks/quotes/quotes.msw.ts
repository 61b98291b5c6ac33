/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NewStoryQuote,
  Quote,
  RealWork
} from '../../client/model/index.ts';

import {
  getAcceptQuoteResponseMock,
  getCreateQuoteResponseMock,
  getGetNewStoryQuoteResponseMock,
  getGetRealWorkResponseMock,
  getStopQuoteResponseMock
} from './quotes.faker.ts';

export { getAcceptQuoteResponseMock, getCreateQuoteResponseMock, getGetNewStoryQuoteResponseMock, getStopQuoteResponseMock, getGetRealWorkResponseMock } from './quotes.faker.ts';


export const getAcceptQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/accept_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptQuoteResponseMock(),
      { status: 202
      })
  }, options)
}

export const getCreateQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNewStoryQuoteMockHandler = (overrideResponse?: NewStoryQuote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewStoryQuote> | NewStoryQuote), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/new_story_quote/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNewStoryQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/stop_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRealWorkMockHandler = (overrideResponse?: RealWork | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RealWork> | RealWork), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/real_work/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRealWorkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getQuotesMock = () => [
  getAcceptQuoteMockHandler(),
  getCreateQuoteMockHandler(),
  getGetNewStoryQuoteMockHandler(),
  getStopQuoteMockHandler(),
  getGetRealWorkMockHandler()
]
