/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  FilmReview,
  PremierePackage,
  PresignedUpload,
  Render,
  RenderDocument,
  RenderStart
} from '../../client/model/index.ts';

import {
  getEarlierFilmMock,
  getFilmReceiptsMock,
  getFilmReviewStateMock,
  getMediaMock,
  getRenderExecutorMock,
  getRenderMock,
  getRenderStatusMock,
  getStoryDocumentMock
} from '../../client/model/index.faker.ts';


export const getExportToPremiereProResponseMock = (overrideResponse: Partial<Extract<PremierePackage, object>> = {}): PremierePackage => ({story_id: faker.string.uuid(), file_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 1099511627776}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 10000}), scenes_total: faker.number.int({min: 0, max: 10000}), width: faker.number.int({min: 0, max: 100000}), height: faker.number.int({min: 0, max: 100000}), duration_in_frames: faker.number.int({min: 0, max: 2592000}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCancelRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 10000}), scenes_total: faker.number.int({min: 0, max: 10000}), width: faker.number.int({min: 0, max: 100000}), height: faker.number.int({min: 0, max: 100000}), duration_in_frames: faker.number.int({min: 0, max: 2592000}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCompleteRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 10000}), scenes_total: faker.number.int({min: 0, max: 10000}), width: faker.number.int({min: 0, max: 100000}), height: faker.number.int({min: 0, max: 100000}), duration_in_frames: faker.number.int({min: 0, max: 2592000}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetRenderDocumentResponseMock = (overrideResponse: Partial<Extract<RenderDocument, object>> = {}): RenderDocument => ({render: { ...getRenderMock() }, story: { ...getStoryDocumentMock() }, earlier: faker.helpers.arrayElement([{ ...getEarlierFilmMock() },null,]), receipts: faker.helpers.arrayElement([{ ...getFilmReceiptsMock() },null,]), ...overrideResponse})

export const getFailRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 10000}), scenes_total: faker.number.int({min: 0, max: 10000}), width: faker.number.int({min: 0, max: 100000}), height: faker.number.int({min: 0, max: 100000}), duration_in_frames: faker.number.int({min: 0, max: 2592000}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getReportRenderProgressResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 10000}), scenes_total: faker.number.int({min: 0, max: 10000}), width: faker.number.int({min: 0, max: 100000}), height: faker.number.int({min: 0, max: 100000}), duration_in_frames: faker.number.int({min: 0, max: 2592000}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getObjectToFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getCreateRenderUploadResponseMock = (overrideResponse: Partial<Extract<PresignedUpload, object>> = {}): PresignedUpload => ({presigned_url: faker.string.alpha({length: {min: 10, max: 20}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

export const getGenerateVideoResponseMock = (overrideResponse: Partial<Extract<RenderStart, object>> = {}): RenderStart => ({render: { ...getRenderMock() }, render_token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

