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
  ScreenplayElement,
  ScreenplaySegment,
  ScreenplaySegmentList,
  ScreenplayText,
  Story
} from '../../client/model/index.ts';

import {
  getBuildScenesFromScreenplayResponseMock,
  getCreateScreenplayElementResponseMock,
  getCreateScreenplaySegmentResponseMock,
  getDeleteScreenplayElementResponseMock,
  getDeleteScreenplaySegmentResponseMock,
  getExportScreenplayResponseMock,
  getImportScreenplayFromJsonResponseMock,
  getListScreenplaySegmentsResponseMock,
  getReorderScreenplayElementResponseMock,
  getReorderScreenplaySegmentResponseMock,
  getUpdateScreenplayElementResponseMock,
  getUpdateScreenplaySegmentResponseMock
} from './screenplay.faker.ts';

export { getDeleteScreenplayElementResponseMock, getUpdateScreenplayElementResponseMock, getReorderScreenplayElementResponseMock, getListScreenplaySegmentsResponseMock, getCreateScreenplaySegmentResponseMock, getCreateScreenplayElementResponseMock, getDeleteScreenplaySegmentResponseMock, getUpdateScreenplaySegmentResponseMock, getReorderScreenplaySegmentResponseMock, getBuildScenesFromScreenplayResponseMock, getExportScreenplayResponseMock, getImportScreenplayFromJsonResponseMock } from './screenplay.faker.ts';


export const getDeleteScreenplayElementMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/elements/:elementId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScreenplayElementMockHandler = (overrideResponse?: ScreenplayElement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScreenplayElement> | ScreenplayElement), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/story/:storyId/elements/:elementId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScreenplayElementMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/elements/:elementId/reorder/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListScreenplaySegmentsMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/screenplay-segments/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScreenplaySegmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateScreenplayElementMockHandler = (overrideResponse?: ScreenplayElement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplayElement> | ScreenplayElement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/:screenplaySegmentId/elements/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteScreenplaySegmentMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/screenplay-segments/:segmentId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/story/:storyId/screenplay-segments/:segmentId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/:segmentId/reorder/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuildScenesFromScreenplayMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay/build-scenes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuildScenesFromScreenplayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportScreenplayMockHandler = (overrideResponse?: ScreenplayText | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScreenplayText> | ScreenplayText), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/screenplay/fountain/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportScreenplayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportScreenplayFromJsonMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay/import-from-json/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportScreenplayFromJsonResponseMock(),
      { status: 200
      })
  }, options)
}
export const getScreenplayMock = () => [
  getDeleteScreenplayElementMockHandler(),
  getUpdateScreenplayElementMockHandler(),
  getReorderScreenplayElementMockHandler(),
  getListScreenplaySegmentsMockHandler(),
  getCreateScreenplaySegmentMockHandler(),
  getCreateScreenplayElementMockHandler(),
  getDeleteScreenplaySegmentMockHandler(),
  getUpdateScreenplaySegmentMockHandler(),
  getReorderScreenplaySegmentMockHandler(),
  getBuildScenesFromScreenplayMockHandler(),
  getExportScreenplayMockHandler(),
  getImportScreenplayFromJsonMockHandler()
]
