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
  FilmReview,
  PremierePackage,
  PresignedUpload,
  Render,
  RenderDocument,
  RenderStart
} from '../../client/model/index.ts';

import {
  getCancelRenderResponseMock,
  getCompleteRenderResponseMock,
  getCreateRenderUploadResponseMock,
  getExportToPremiereProResponseMock,
  getFailRenderResponseMock,
  getGenerateVideoResponseMock,
  getGetFilmReviewResponseMock,
  getGetRenderDocumentResponseMock,
  getGetRenderResponseMock,
  getObjectToFilmReviewResponseMock,
  getReportRenderProgressResponseMock
} from './renders.faker.ts';

export { getExportToPremiereProResponseMock, getGetRenderResponseMock, getCancelRenderResponseMock, getCompleteRenderResponseMock, getGetRenderDocumentResponseMock, getFailRenderResponseMock, getReportRenderProgressResponseMock, getGetFilmReviewResponseMock, getObjectToFilmReviewResponseMock, getCreateRenderUploadResponseMock, getGenerateVideoResponseMock } from './renders.faker.ts';


export const getExportToPremiereProMockHandler = (overrideResponse?: PremierePackage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PremierePackage> | PremierePackage), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/export_to_premiere_pro/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportToPremiereProResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRenderDocumentMockHandler = (overrideResponse?: RenderDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RenderDocument> | RenderDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/document/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFailRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/fail/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFailRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportRenderProgressMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/progress/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRenderProgressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getObjectToFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/review/object/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getObjectToFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRenderUploadMockHandler = (overrideResponse?: PresignedUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PresignedUpload> | PresignedUpload), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRenderUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateVideoMockHandler = (overrideResponse?: RenderStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenderStart> | RenderStart), options?: RequestHandlerOptions) => {
  return http.post('*/video_api/generate_video_remotion_async_api_v2/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateVideoResponseMock(),
      { status: 202
      })
  }, options)
}
export const getRendersMock = () => [
  getExportToPremiereProMockHandler(),
  getGetRenderMockHandler(),
  getCancelRenderMockHandler(),
  getCompleteRenderMockHandler(),
  getGetRenderDocumentMockHandler(),
  getFailRenderMockHandler(),
  getReportRenderProgressMockHandler(),
  getGetFilmReviewMockHandler(),
  getObjectToFilmReviewMockHandler(),
  getCreateRenderUploadMockHandler(),
  getGenerateVideoMockHandler()
]
