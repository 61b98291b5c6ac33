/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  FiledReport
} from '../../client/model/index.ts';


export const getReportStoryEngineErrorResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReportStoryRenderingIssuesResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSubmitFeedbackResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

