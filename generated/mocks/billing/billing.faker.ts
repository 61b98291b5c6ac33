/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  CreditCap,
  CurrentSubscription,
  DemoCheckout,
  PaymentList,
  PortalSession,
  Purchase,
  StoryCredits,
  Subscription,
  SubscriptionChange,
  UsageByDay,
  UsageExport,
  UsagePage
} from '../../client/model/index.ts';

import {
  getBillingIntervalMock,
  getChangeBeginMock,
  getCreditCapMock,
  getCurrencyMock,
  getDemoCheckoutStatusMock,
  getPaymentMock,
  getPaymentProviderMock,
  getPremiumTypeMock,
  getPurchaseStatusMock,
  getSubscriptionMock,
  getSubscriptionStatusMock,
  getUsageDayMock,
  getUsageEntryMock
} from '../../client/model/index.faker.ts';


export const getCancelSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetMonthlyCreditCapResponseMock = (overrideResponse: Partial<Extract<CreditCap, object>> = {}): CreditCap => ({credits: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000}), null]), spent: faker.number.int({min: 0, max: 1000000000}), left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000}), null]), ...overrideResponse})

export const getSetStoryCreditCapResponseMock = (overrideResponse: Partial<Extract<StoryCredits, object>> = {}): StoryCredits => ({story_id: faker.string.uuid(), charged: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), held: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getGetStoryCreditsResponseMock = (overrideResponse: Partial<Extract<StoryCredits, object>> = {}): StoryCredits => ({story_id: faker.string.uuid(), charged: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), held: faker.number.float({min: 0, max: 1000000000, fractionDigits: 2}), cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getGetDemoCheckoutResponseMock = (overrideResponse: Partial<Extract<DemoCheckout, object>> = {}): DemoCheckout => ({checkout_id: faker.string.uuid(), status: getDemoCheckoutStatusMock(), title: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 1000000000}), currency: getCurrencyMock(), is_subscription: faker.datatype.boolean(), return_url: faker.string.alpha({length: {min: 10, max: 20}}), cancel_url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCompleteDemoCheckoutResponseMock = (overrideResponse: Partial<Extract<DemoCheckout, object>> = {}): DemoCheckout => ({checkout_id: faker.string.uuid(), status: getDemoCheckoutStatusMock(), title: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int({min: 0, max: 1000000000}), currency: getCurrencyMock(), is_subscription: faker.datatype.boolean(), return_url: faker.string.alpha({length: {min: 10, max: 20}}), cancel_url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetUsageByDayResponseMock = (overrideResponse: Partial<Extract<UsageByDay, object>> = {}): UsageByDay => ({days: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageDayMock() })), ...overrideResponse})

export const getListUsageResponseMock = (overrideResponse: Partial<Extract<UsagePage, object>> = {}): UsagePage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageEntryMock() })), ...overrideResponse})

export const getExportUsageResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), rows: faker.number.int({min: 0, max: 2147483647}), size_bytes: faker.number.int({min: 0, max: 1099511627776}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getChangeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreatePurchaseResponseMock = (overrideResponse: Partial<Extract<Purchase, object>> = {}): Purchase => ({purchase_id: faker.string.uuid(), status: getPurchaseStatusMock(), pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 1000000000}), amount: faker.number.int({min: 0, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetCurrentSubscriptionResponseMock = (overrideResponse: Partial<Extract<CurrentSubscription, object>> = {}): CurrentSubscription => ({subscription: faker.helpers.arrayElement([{ ...getSubscriptionMock() },null,]), ...overrideResponse})

export const getGetPurchaseResponseMock = (overrideResponse: Partial<Extract<Purchase, object>> = {}): Purchase => ({purchase_id: faker.string.uuid(), status: getPurchaseStatusMock(), pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 1000000000}), amount: faker.number.int({min: 0, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListPaymentsResponseMock = (overrideResponse: Partial<Extract<PaymentList, object>> = {}): PaymentList => ({payments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() })), ...overrideResponse})

export const getCreatePortalSessionResponseMock = (overrideResponse: Partial<Extract<PortalSession, object>> = {}): PortalSession => ({url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPreviewSubscriptionChangeResponseMock = (overrideResponse: Partial<Extract<SubscriptionChange, object>> = {}): SubscriptionChange => ({price_id: faker.string.alpha({length: {min: 10, max: 20}}), begins: getChangeBeginMock(), amount_due: faker.number.int({min: 0, max: 1000000000}), currency: getCurrencyMock(), credits_now: faker.number.int({min: 0, max: 1000000000}), begins_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getResumeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: -1000000000, max: 1000000000}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

