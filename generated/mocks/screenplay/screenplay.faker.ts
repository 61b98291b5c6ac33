/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  ScreenplayElement,
  ScreenplaySegment,
  ScreenplaySegmentList
} from '../../client/model/index.ts';

import {
  getElementTypeMock,
  getEmotionMock,
  getLocationTypeMock,
  getScreenplayElementMock,
  getScreenplaySegmentMock,
  getTimeOfDayMock
} from '../../client/model/index.faker.ts';


export const getDeleteScreenplayElementResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0}), element_type: getElementTypeMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: faker.string.alpha({length: {min: 10, max: 20}}), emotions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEmotionMock())), ...overrideResponse})

export const getReorderScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getListScreenplaySegmentsResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getCreateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getCreateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0}), element_type: getElementTypeMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: faker.string.alpha({length: {min: 10, max: 20}}), emotions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEmotionMock())), ...overrideResponse})

export const getDeleteScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getReorderScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getImportScreenplayFromJsonResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

