/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

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
  getFocalPathMock,
  getLanguageMock,
  getMediaMock,
  getMediaSourceMock,
  getMediaStatusMock,
  getMediaTranscriptionMock,
  getMediaTypeMock,
  getRecordingPhraseMock,
  getStockCreditMock,
  getTranscribedWordMock
} from '../../client/model/index.faker.ts';


export const getListMediaResponseMock = (overrideResponse: Partial<Extract<MediaPage, object>> = {}): MediaPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getImportStockResponseMock = (overrideResponse: Partial<Extract<Media, object>> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1099511627776}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() }, undefined]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetMediaResponseMock = (): MediaDetails => ({...{ ...getMediaMock() },...{transcription: faker.helpers.arrayElement([{ ...getMediaTranscriptionMock() },null,])},})

export const getFindFocalPathResponseMock = (overrideResponse: Partial<Extract<FoundFocalPath, object>> = {}): FoundFocalPath => ({keys: getFocalPathMock(), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFindFocalPointResponseMock = (overrideResponse: Partial<Extract<FoundFocalPoint, object>> = {}): FoundFocalPoint => ({x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), left: faker.number.float({min: 0, max: 1, fractionDigits: 2}), top: faker.number.float({min: 0, max: 1, fractionDigits: 2}), width: faker.number.float({min: 0, max: 1, fractionDigits: 2}), height: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getSetMediaThumbnailResponseMock = (overrideResponse: Partial<Extract<Media, object>> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1099511627776}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() }, undefined]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateMediaTranscriptionResponseMock = (overrideResponse: Partial<Extract<MediaTranscription, object>> = {}): MediaTranscription => ({media_transcription_id: faker.string.uuid(), media_id: faker.string.uuid(), language: getLanguageMock(), text: faker.string.alpha({length: {min: 10, max: 20}}), words: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), phrases: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecordingPhraseMock() })), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetGenericPresignedUrlResponseMock = (overrideResponse: Partial<Extract<PresignedUpload, object>> = {}): PresignedUpload => ({presigned_url: faker.string.alpha({length: {min: 10, max: 20}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

