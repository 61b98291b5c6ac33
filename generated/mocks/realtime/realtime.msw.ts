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
  ChannelSignature,
  MissedEventList
} from '../../client/model/index.ts';

import {
  getAuthenticateChannelResponseMock,
  getListMissedEventsResponseMock
} from './realtime.faker.ts';

export { getAuthenticateChannelResponseMock, getListMissedEventsResponseMock } from './realtime.faker.ts';


export const getAuthenticateChannelMockHandler = (overrideResponse?: ChannelSignature | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChannelSignature> | ChannelSignature), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/realtime/auth/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthenticateChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMissedEventsMockHandler = (overrideResponse?: MissedEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MissedEventList> | MissedEventList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/realtime/missed/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissedEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRealtimeMock = () => [
  getAuthenticateChannelMockHandler(),
  getListMissedEventsMockHandler()
]
