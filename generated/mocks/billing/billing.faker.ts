/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  CurrentSubscription,
  Subscription,
  UsagePage
} from '../../client/model/index.ts';

import {
  getBillingIntervalMock,
  getCurrencyMock,
  getPremiumTypeMock,
  getSubscriptionMock,
  getSubscriptionStatusMock,
  getUsageEntryMock
} from '../../client/model/index.faker.ts';


export const getCancelSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListUsageResponseMock = (overrideResponse: Partial<Extract<UsagePage, object>> = {}): UsagePage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageEntryMock() })), ...overrideResponse})

export const getCreateSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetCurrentSubscriptionResponseMock = (overrideResponse: Partial<Extract<CurrentSubscription, object>> = {}): CurrentSubscription => ({subscription: faker.helpers.arrayElement([{ ...getSubscriptionMock() },null,]), ...overrideResponse})

export const getGetSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

