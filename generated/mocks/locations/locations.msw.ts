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
  Acknowledgement,
  Location,
  LocationList
} from '../../client/model/index.ts';

import {
  getCreateLocationResponseMock,
  getDeleteLocationResponseMock,
  getListLocationsResponseMock,
  getUpdateLocationResponseMock
} from './locations.faker.ts';

export { getListLocationsResponseMock, getCreateLocationResponseMock, getDeleteLocationResponseMock, getUpdateLocationResponseMock } from './locations.faker.ts';


export const getListLocationsMockHandler = (overrideResponse?: LocationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationList> | LocationList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/location/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLocationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/location/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLocationMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/location/:locationId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/location/:locationId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLocationsMock = () => [
  getListLocationsMockHandler(),
  getCreateLocationMockHandler(),
  getDeleteLocationMockHandler(),
  getUpdateLocationMockHandler()
]
