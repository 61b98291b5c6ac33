/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  FilmReceipts,
  MediaReceipt,
  StaleWorkList
} from '../../client/model/index.ts';

import {
  getFilmEngineMock,
  getFilmReceiptMock,
  getMediaTypeMock,
  getReceiptMock,
  getStaleWorkMock
} from '../../client/model/index.faker.ts';


export const getGetReceiptResponseMock = (overrideResponse: Partial<Extract<MediaReceipt, object>> = {}): MediaReceipt => ({media_id: faker.string.uuid(), media_type: getMediaTypeMock(), file_name: faker.string.alpha({length: {min: 10, max: 20}}), receipt: { ...getReceiptMock() }, sources: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getReceiptMock() })), ...overrideResponse})

export const getMendStoryResponseMock = (overrideResponse: Partial<Extract<StaleWorkList, object>> = {}): StaleWorkList => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 9007199254740991}), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaleWorkMock() })), credits: faker.number.int({min: 0, max: 1000000000}), ...overrideResponse})

export const getGetRenderReceiptsResponseMock = (overrideResponse: Partial<Extract<FilmReceipts, object>> = {}): FilmReceipts => ({story_id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), revision: faker.number.int({min: 0, max: 9007199254740991}), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFilmEngineMock() })), receipts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFilmReceiptMock() })), written_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetFilmReceiptsResponseMock = (overrideResponse: Partial<Extract<FilmReceipts, object>> = {}): FilmReceipts => ({story_id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), revision: faker.number.int({min: 0, max: 9007199254740991}), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFilmEngineMock() })), receipts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFilmReceiptMock() })), written_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListStaleWorkResponseMock = (overrideResponse: Partial<Extract<StaleWorkList, object>> = {}): StaleWorkList => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 9007199254740991}), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaleWorkMock() })), credits: faker.number.int({min: 0, max: 1000000000}), ...overrideResponse})

