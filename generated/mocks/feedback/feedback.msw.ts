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
  FiledReport
} from '../../client/model/index.ts';

import {
  getReportStoryEngineErrorResponseMock,
  getReportStoryRenderingIssuesResponseMock,
  getSubmitFeedbackResponseMock
} from './feedback.faker.ts';

export { getReportStoryEngineErrorResponseMock, getReportStoryRenderingIssuesResponseMock, getSubmitFeedbackResponseMock } from './feedback.faker.ts';


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
  getReportStoryEngineErrorMockHandler(),
  getReportStoryRenderingIssuesMockHandler(),
  getSubmitFeedbackMockHandler()
]
