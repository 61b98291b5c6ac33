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
  FoundFocalPath,
  FoundFocalPoint,
  Media,
  MediaDetails,
  MediaPage,
  MediaTranscription,
  PresignedUpload
} from '../../client/model/index.ts';

import {
  getFindFocalPathResponseMock,
  getFindFocalPointResponseMock,
  getGetGenericPresignedUrlResponseMock,
  getGetMediaResponseMock,
  getImportStockResponseMock,
  getListMediaResponseMock,
  getSetMediaThumbnailResponseMock,
  getUpdateMediaTranscriptionResponseMock
} from './media.faker.ts';

export { getListMediaResponseMock, getImportStockResponseMock, getGetMediaResponseMock, getFindFocalPathResponseMock, getFindFocalPointResponseMock, getSetMediaThumbnailResponseMock, getUpdateMediaTranscriptionResponseMock, getGetGenericPresignedUrlResponseMock } from './media.faker.ts';


export const getListMediaMockHandler = (overrideResponse?: MediaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaPage> | MediaPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportStockMockHandler = (overrideResponse?: Media | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Media> | Media), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/media/stock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMediaMockHandler = (overrideResponse?: MediaDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaDetails> | MediaDetails), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindFocalPathMockHandler = (overrideResponse?: FoundFocalPath | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundFocalPath> | FoundFocalPath), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/focal_path/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindFocalPathResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindFocalPointMockHandler = (overrideResponse?: FoundFocalPoint | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundFocalPoint> | FoundFocalPoint), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/focal_point/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindFocalPointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetMediaThumbnailMockHandler = (overrideResponse?: Media | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Media> | Media), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/media/:mediaId/thumbnail/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMediaThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMediaTranscriptionMockHandler = (overrideResponse?: MediaTranscription | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MediaTranscription> | MediaTranscription), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/media_transcription/:mediaTranscriptionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaTranscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGenericPresignedUrlMockHandler = (overrideResponse?: PresignedUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PresignedUpload> | PresignedUpload), options?: RequestHandlerOptions) => {
  return http.post('*/get_generic_presigned_url', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenericPresignedUrlResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMediaMock = () => [
  getListMediaMockHandler(),
  getImportStockMockHandler(),
  getGetMediaMockHandler(),
  getFindFocalPathMockHandler(),
  getFindFocalPointMockHandler(),
  getSetMediaThumbnailMockHandler(),
  getUpdateMediaTranscriptionMockHandler(),
  getGetGenericPresignedUrlMockHandler()
]
