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
  Capsule,
  CapsuleList,
  FiledReport
} from '../../client/model/index.ts';

import {
  getDeleteCapsuleResponseMock,
  getListCapsulesResponseMock,
  getReportStoryEngineErrorResponseMock,
  getReportStoryRenderingIssuesResponseMock,
  getSendCapsuleResponseMock,
  getSubmitFeedbackResponseMock
} from './feedback.faker.ts';

export { getListCapsulesResponseMock, getSendCapsuleResponseMock, getDeleteCapsuleResponseMock, getReportStoryEngineErrorResponseMock, getReportStoryRenderingIssuesResponseMock, getSubmitFeedbackResponseMock } from './feedback.faker.ts';


export const getListCapsulesMockHandler = (overrideResponse?: CapsuleList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CapsuleList> | CapsuleList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/capsules/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCapsulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendCapsuleMockHandler = (overrideResponse?: Capsule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Capsule> | Capsule), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/capsules/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCapsuleResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteCapsuleMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/capsules/:capsuleId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCapsuleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportStoryEngineErrorMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/report_story_engine_error/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportStoryEngineErrorResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReportStoryRenderingIssuesMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/report_story_rendering_issues/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportStoryRenderingIssuesResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSubmitFeedbackMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/submit_feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitFeedbackResponseMock(),
      { status: 201
      })
  }, options)
}
export const getFeedbackMock = () => [
  getListCapsulesMockHandler(),
  getSendCapsuleMockHandler(),
  getDeleteCapsuleMockHandler(),
  getReportStoryEngineErrorMockHandler(),
  getReportStoryRenderingIssuesMockHandler(),
  getSubmitFeedbackMockHandler()
]
