/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  AccountDeletion,
  Acknowledgement,
  DataExport,
  SignedInSessionList,
  UserProfile
} from '../../client/model/index.ts';

import {
  getImageModelMock,
  getReferralSourceMock,
  getScenePaceMock,
  getSignedInSessionMock
} from '../../client/model/index.faker.ts';


export const getGetDataExportResponseMock = (overrideResponse: Partial<Extract<DataExport, object>> = {}): DataExport => ({status: faker.helpers.arrayElement(['NONE','PREPARING','READY','FAILED'] as const), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000000000}), null]), requested_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRequestDataExportResponseMock = (overrideResponse: Partial<Extract<DataExport, object>> = {}): DataExport => ({status: faker.helpers.arrayElement(['NONE','PREPARING','READY','FAILED'] as const), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000000000}), null]), requested_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRequestAccountDeletionResponseMock = (overrideResponse: Partial<Extract<AccountDeletion, object>> = {}): AccountDeletion => ({deletes_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCancelEmailChangeResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getRequestEmailChangeResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getConfirmEmailChangeResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUnlinkGoogleResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getLinkGoogleResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getMailFirstPasswordResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRemoveProfilePictureResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getUploadProfilePictureResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getRevokeOtherSessionsResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getRevokeSessionResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

