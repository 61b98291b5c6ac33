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
  ScreenplaySegmentList,
  ScreenplayText,
  Story
} from '../../client/model/index.ts';

import {
  getAiOutputModeMock,
  getAspectRatioMock,
  getCaptionsSettingsMock,
  getCreationModeMock,
  getElementTypeMock,
  getEmotionMock,
  getImageModelMock,
  getLanguageMock,
  getLocationTypeMock,
  getMusicSettingsMock,
  getScenePaceMock,
  getSceneSizeMock,
  getScreenplayElementMock,
  getScreenplaySegmentMock,
  getScriptTypeMock,
  getStoryStateMock,
  getTimeOfDayMock
} from '../../client/model/index.faker.ts';


export const getDeleteScreenplayElementResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 10000}), element_type: getElementTypeMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: faker.string.alpha({length: {min: 10, max: 20}}), emotions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEmotionMock())), version: faker.number.int({min: 0, max: 2147483647}), ...overrideResponse})

export const getReorderScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 10000}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 2147483647}), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getListScreenplaySegmentsResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getCreateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 10000}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 2147483647}), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getCreateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 10000}), element_type: getElementTypeMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: faker.string.alpha({length: {min: 10, max: 20}}), emotions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEmotionMock())), version: faker.number.int({min: 0, max: 2147483647}), ...overrideResponse})

export const getDeleteScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 10000}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: faker.string.alpha({length: {min: 10, max: 20}}), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 2147483647}), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getReorderScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getBuildScenesFromScreenplayResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: faker.string.alpha({length: {min: 10, max: 20}}), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: faker.string.alpha({length: {min: 10, max: 20}}), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: -1000000000, max: 2147483647}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 2592000}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 2592000}), null]), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_video_file: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), revision: faker.number.int({min: 0, max: 2147483647}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getExportScreenplayResponseMock = (overrideResponse: Partial<Extract<ScreenplayText, object>> = {}): ScreenplayText => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getImportScreenplayFromJsonResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

