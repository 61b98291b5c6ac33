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
  ImageStyle,
  ImageStyleList,
  ImageStylePreview
} from '../../client/model/index.ts';

import {
  getCreateImageStyleResponseMock,
  getDeleteImageStyleResponseMock,
  getGetImageStyleResponseMock,
  getListImageStylesResponseMock,
  getPreviewImageStyleResponseMock,
  getUpdateImageStyleResponseMock
} from './image-styles.faker.ts';

export { getListImageStylesResponseMock, getCreateImageStyleResponseMock, getDeleteImageStyleResponseMock, getGetImageStyleResponseMock, getUpdateImageStyleResponseMock, getPreviewImageStyleResponseMock } from './image-styles.faker.ts';


export const getListImageStylesMockHandler = (overrideResponse?: ImageStyleList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageStyleList> | ImageStyleList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/image_style/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImageStylesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/image_style/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImageStyleMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewImageStyleMockHandler = (overrideResponse?: ImageStylePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageStylePreview> | ImageStylePreview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/preview_image_style', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}
export const getImageStylesMock = () => [
  getListImageStylesMockHandler(),
  getCreateImageStyleMockHandler(),
  getDeleteImageStyleMockHandler(),
  getGetImageStyleMockHandler(),
  getUpdateImageStyleMockHandler(),
  getPreviewImageStyleMockHandler()
]
