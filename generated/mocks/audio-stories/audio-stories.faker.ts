/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Story,
  StoryDocument,
  StoryStatus
} from '../../client/model/index.ts';

import {
  getAiOutputModeMock,
  getAspectRatioMock,
  getBrandOverlayMock,
  getCaptionsSettingsMock,
  getCreationModeMock,
  getCustomCaptionsStyleMock,
  getGenerationStepMock,
  getImageModelMock,
  getLanguageMock,
  getMusicSettingsMock,
  getRenderMock,
  getSceneMock,
  getScenePaceMock,
  getSceneSizeMock,
  getScriptTypeMock,
  getStoryMock,
  getStoryStateMock
} from '../../client/model/index.faker.ts';


export const getCreateStoryFromAudioResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: faker.string.alpha({length: {min: 10, max: 20}}), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: faker.string.alpha({length: {min: 10, max: 20}}), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int(), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int(), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int(), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_video_file: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), revision: faker.number.int(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateVideoCaptionsStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: faker.string.alpha({length: {min: 10, max: 20}}), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: faker.string.alpha({length: {min: 10, max: 20}}), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int(), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int(), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int(), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_video_file: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), revision: faker.number.int(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDivideTranscriptIntoScenesResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,])},})

export const getGenerateVisualsForAudioStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int(), scenes_completed: faker.number.int(), progress: faker.number.int(), activity: faker.string.alpha({length: {min: 10, max: 20}}), engine_label: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_cancel: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), credits_charged: faker.number.float({fractionDigits: 2}), duration_in_frames: faker.number.int(), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTranscribeAudioStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int(), scenes_completed: faker.number.int(), progress: faker.number.int(), activity: faker.string.alpha({length: {min: 10, max: 20}}), engine_label: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_cancel: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), credits_charged: faker.number.float({fractionDigits: 2}), duration_in_frames: faker.number.int(), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

