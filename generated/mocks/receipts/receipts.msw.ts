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
  FilmReceipts,
  MediaReceipt,
  StaleWorkList
} from '../../client/model/index.ts';

import {
  getGetFilmReceiptsResponseMock,
  getGetReceiptResponseMock,
  getGetRenderReceiptsResponseMock,
  getListStaleWorkResponseMock,
  getMendStoryResponseMock
} from './receipts.faker.ts';

export { getGetReceiptResponseMock, getMendStoryResponseMock, getGetRenderReceiptsResponseMock, getGetFilmReceiptsResponseMock, getListStaleWorkResponseMock } from './receipts.faker.ts';


export const getGetReceiptMockHandler = (overrideResponse?: MediaReceipt | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaReceipt> | MediaReceipt), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/receipt/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMendStoryMockHandler = (overrideResponse?: StaleWorkList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaleWorkList> | StaleWorkList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/mend_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMendStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetRenderReceiptsMockHandler = (overrideResponse?: FilmReceipts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReceipts> | FilmReceipts), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/receipts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderReceiptsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFilmReceiptsMockHandler = (overrideResponse?: FilmReceipts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReceipts> | FilmReceipts), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/receipts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFilmReceiptsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaleWorkMockHandler = (overrideResponse?: StaleWorkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaleWorkList> | StaleWorkList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/stale_work/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaleWorkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReceiptsMock = () => [
  getGetReceiptMockHandler(),
  getMendStoryMockHandler(),
  getGetRenderReceiptsMockHandler(),
  getGetFilmReceiptsMockHandler(),
  getListStaleWorkMockHandler()
]
