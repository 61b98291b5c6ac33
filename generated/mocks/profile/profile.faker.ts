/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  BrandSettings,
  RequestOutcome,
  User,
  UserProfile
} from '../../client/model/index.ts';

import {
  getBrandSettingsMock,
  getCreditBalanceMock,
  getCustomCaptionsStyleMock,
  getImageModelMock,
  getLogoPositionMock,
  getPremiumTypeMock,
  getReferralSourceMock,
  getScenePaceMock,
  getStaffRoleMock,
  getTemplatedCaptionsStyleMock
} from '../../client/model/index.faker.ts';


export const getDraftCompanyInfoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logo_size: faker.number.float({min: -1000000000, max: 100000, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getGetUserDetailsResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({user_id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.internet.email(), is_premium: faker.datatype.boolean(), premium_type: faker.helpers.arrayElement([getPremiumTypeMock(),null,]), is_staff: faker.datatype.boolean(), staff_roles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getStaffRoleMock())), date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', is_profile_complete: faker.datatype.boolean(), is_onboarded: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), suggested_content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), user_brand_settings: { ...getBrandSettingsMock() }, default_image_model: getImageModelMock(), pusher_id: faker.string.uuid(), credit_summary: { ...getCreditBalanceMock() }, picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), scene_pace_preference: getScenePaceMock(), ...overrideResponse})

export const getRemoveLogoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logo_size: faker.number.float({min: -1000000000, max: 100000, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getUploadLogoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logo_size: faker.number.float({min: -1000000000, max: 100000, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getSubmitOnboardingFormResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateNotificationPreferencesResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getUpdateUserBrandSettingsResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logo_size: faker.number.float({min: -1000000000, max: 100000, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateUserLocationResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateUserProfileResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getGetUserProfileResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.string.alpha({length: {min: 10, max: 20}}), last_name: faker.string.alpha({length: {min: 10, max: 20}}), company_name: faker.string.alpha({length: {min: 10, max: 20}}), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getWithdrawRequestResponseMock = (overrideResponse: Partial<Extract<RequestOutcome, object>> = {}): RequestOutcome => ({idempotency_key: faker.string.uuid(), state: faker.helpers.arrayElement(['ACCEPTED','WITHDRAWN'] as const), ...overrideResponse})

