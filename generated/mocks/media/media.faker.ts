/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  MediaDetails,
  MediaPage,
  MediaTranscription,
  PresignedUpload
} from '../../client/model/index.ts';

import {
  getLanguageMock,
  getMediaMock,
  getMediaTranscriptionMock,
  getRecordingPhraseMock,
  getTranscribedWordMock
} from '../../client/model/index.faker.ts';


export const getListMediaResponseMock = (overrideResponse: Partial<Extract<MediaPage, object>> = {}): MediaPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getGetMediaResponseMock = (): MediaDetails => ({...{ ...getMediaMock() },...{transcription: faker.helpers.arrayElement([{ ...getMediaTranscriptionMock() },null,])},})

export const getUpdateMediaTranscriptionResponseMock = (overrideResponse: Partial<Extract<MediaTranscription, object>> = {}): MediaTranscription => ({media_transcription_id: faker.string.uuid(), media_id: faker.string.uuid(), language: getLanguageMock(), text: faker.string.alpha({length: {min: 10, max: 20}}), words: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), phrases: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecordingPhraseMock() })), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetGenericPresignedUrlResponseMock = (overrideResponse: Partial<Extract<PresignedUpload, object>> = {}): PresignedUpload => ({presigned_url: faker.string.alpha({length: {min: 10, max: 20}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

