/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  Capsule,
  CapsuleList,
  FiledReport
} from '../../client/model/index.ts';

import {
  getCapsuleMock
} from '../../client/model/index.faker.ts';


export const getListCapsulesResponseMock = (overrideResponse: Partial<Extract<CapsuleList, object>> = {}): CapsuleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCapsuleMock() })), ...overrideResponse})

export const getSendCapsuleResponseMock = (overrideResponse: Partial<Extract<Capsule, object>> = {}): Capsule => ({capsule_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: faker.string.alpha({length: {min: 10, max: 20}}), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 9007199254740991}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeleteCapsuleResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReportStoryEngineErrorResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReportStoryRenderingIssuesResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSubmitFeedbackResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

