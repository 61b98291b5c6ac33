/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  RegisterResult,
  Session
} from '../../client/model/index.ts';


export const getRegisterResponseMock = (overrideResponse: Partial<Extract<RegisterResult, object>> = {}): RegisterResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), access: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_profile_complete: faker.datatype.boolean(), is_email_verified: faker.datatype.boolean(), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getResendVerificationEmailResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLoginWithGoogleResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

