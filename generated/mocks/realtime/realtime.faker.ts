/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  ChannelSignature,
  MissedEventList
} from '../../client/model/index.ts';

import {
  getMissedEventMock
} from '../../client/model/index.faker.ts';


export const getAuthenticateChannelResponseMock = (overrideResponse: Partial<Extract<ChannelSignature, object>> = {}): ChannelSignature => ({auth: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListMissedEventsResponseMock = (overrideResponse: Partial<Extract<MissedEventList, object>> = {}): MissedEventList => ({channel: faker.string.alpha({length: {min: 10, max: 20}}), seq: faker.number.int({min: 0, max: 2147483647}), is_complete: faker.datatype.boolean(), events: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMissedEventMock() })), ...overrideResponse})

