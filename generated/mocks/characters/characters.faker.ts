/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  Character,
  CharacterList,
  CharacterPortrait
} from '../../client/model/index.ts';

import {
  getCharacterMock,
  getCharacterRoleMock,
  getCharacterStatusMock,
  getMediaMock,
  getPortraitGenerationStatusMock
} from '../../client/model/index.faker.ts';


export const getListAllCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getListCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getCreateAndPublishCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getListExistingCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getMapCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getDeleteCharacterResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetCharacterPortraitResponseMock = (overrideResponse: Partial<Extract<CharacterPortrait, object>> = {}): CharacterPortrait => ({portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getPublishCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getResetCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getUpdateCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

