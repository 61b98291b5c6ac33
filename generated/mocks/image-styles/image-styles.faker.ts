/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  ImageStyle,
  ImageStyleList,
  ImageStylePreview
} from '../../client/model/index.ts';

import {
  getImageStyleMock,
  getImageStyleSourceMock
} from '../../client/model/index.faker.ts';


export const getListImageStylesResponseMock = (overrideResponse: Partial<Extract<ImageStyleList, object>> = {}): ImageStyleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getImageStyleMock() })), ...overrideResponse})

export const getCreateImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), prompt: faker.string.alpha({length: {min: 10, max: 20}}), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteImageStyleResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), prompt: faker.string.alpha({length: {min: 10, max: 20}}), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), prompt: faker.string.alpha({length: {min: 10, max: 20}}), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPreviewImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStylePreview, object>> = {}): ImageStylePreview => ({picture_url: faker.string.alpha({length: {min: 10, max: 20}}), width: faker.number.int({min: 1, max: 2147483647}), height: faker.number.int({min: 1, max: 2147483647}), scene_text: faker.string.alpha({length: {min: 10, max: 20}}), story_title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

