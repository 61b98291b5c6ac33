/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  NewStoryQuote,
  Quote,
  RealWork
} from '../../client/model/index.ts';

import {
  getGenerationQuoteMock,
  getQuoteEngineMock,
  getQuoteItemMock,
  getQuoteMock,
  getQuoteStatusMock,
  getReachedCapMock,
  getRealEngineMock,
  getRealItemMock
} from '../../client/model/index.faker.ts';


export const getAcceptQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), most: faker.number.int({min: 0, max: 1000000000}), charged: faker.number.int({min: 0, max: 1000000000}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getCreateQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), most: faker.number.int({min: 0, max: 1000000000}), charged: faker.number.int({min: 0, max: 1000000000}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getGetNewStoryQuoteResponseMock = (overrideResponse: Partial<Extract<NewStoryQuote, object>> = {}): NewStoryQuote => ({quote: faker.helpers.arrayElement([{ ...getGenerationQuoteMock() },null,]), balance: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), is_affordable: faker.datatype.boolean(), ...overrideResponse})

export const getStopQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), most: faker.number.int({min: 0, max: 1000000000}), charged: faker.number.int({min: 0, max: 1000000000}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getGetRealWorkResponseMock = (overrideResponse: Partial<Extract<RealWork, object>> = {}): RealWork => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 9007199254740991}), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRealEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRealItemMock() })), quote: faker.helpers.arrayElement([{ ...getQuoteMock() },null,]), ...overrideResponse})

