/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  ActiveUsers,
  AuditVideoPage,
  CumulativeStats,
  FunnelAnalytics,
  GenerationAnalytics,
  PartnerReport,
  PremiumUserCreditPage,
  QualityData,
  Stats,
  StoryDebugDetails,
  UsageByAction,
  UsageMetrics,
  UserSummaryList
} from '../../client/model/index.ts';

import {
  getActiveUsersDayMock,
  getAuditVideoMock,
  getCumulativeDayMock,
  getCurrencyMock,
  getDailyStatsMock,
  getDebugJobMock,
  getDebugOwnerMock,
  getDebugReportMock,
  getDebugSceneMock,
  getDebugStoryMock,
  getFunnelCountryMock,
  getFunnelStepMock,
  getGenerationByModeMock,
  getGenerationByTaskMock,
  getGenerationDayMock,
  getPartnerReportRowMock,
  getPremiumUserCreditMock,
  getQualityDayMock,
  getQualityReportMock,
  getRenderMock,
  getTaskMock,
  getUsageByActionEntryMock,
  getUsageMetricDayMock,
  getUserSummaryMock
} from '../../client/model/index.faker.ts';


export const getGetGenerationAnalyticsResponseMock = (overrideResponse: Partial<Extract<GenerationAnalytics, object>> = {}): GenerationAnalytics => ({by_creation_mode: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModeMock() })), by_task_type: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByTaskMock() })), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationDayMock() })), ...overrideResponse})

export const getGetActiveUsersResponseMock = (overrideResponse: Partial<Extract<ActiveUsers, object>> = {}): ActiveUsers => ({daily: faker.number.int({min: 0, max: 2147483647}), weekly: faker.number.int({min: 0, max: 2147483647}), monthly: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getActiveUsersDayMock() })), ...overrideResponse})

export const getGetCumulativeStatsResponseMock = (overrideResponse: Partial<Extract<CumulativeStats, object>> = {}): CumulativeStats => ({days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCumulativeDayMock() })), ...overrideResponse})

export const getGetFunnelAnalyticsResponseMock = (overrideResponse: Partial<Extract<FunnelAnalytics, object>> = {}): FunnelAnalytics => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), steps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFunnelStepMock() })), by_country: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFunnelCountryMock() })), ...overrideResponse})

export const getGetStatsResponseMock = (overrideResponse: Partial<Extract<Stats, object>> = {}): Stats => ({days: faker.number.int({min: 0, max: 2147483647}), sign_ups: faker.number.int({min: 0, max: 2147483647}), active_users: faker.number.int({min: 0, max: 2147483647}), stories_created: faker.number.int({min: 0, max: 2147483647}), videos_exported: faker.number.int({min: 0, max: 2147483647}), credits_spent: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), failed_tasks: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDailyStatsMock() })), ...overrideResponse})

export const getGetStoryDebugDetailsResponseMock = (overrideResponse: Partial<Extract<StoryDebugDetails, object>> = {}): StoryDebugDetails => ({story: { ...getDebugStoryMock() }, owner: { ...getDebugOwnerMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugSceneMock() })), jobs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugJobMock() })), tasks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), renders: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRenderMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugReportMock() })), ...overrideResponse})

export const getGetUsageDataByActionResponseMock = (overrideResponse: Partial<Extract<UsageByAction, object>> = {}): UsageByAction => ({num_days: faker.number.int({min: 0, max: 2147483647}), actions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageByActionEntryMock() })), ...overrideResponse})

export const getGetUsageMetricsResponseMock = (overrideResponse: Partial<Extract<UsageMetrics, object>> = {}): UsageMetrics => ({num_days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageMetricDayMock() })), ...overrideResponse})

export const getGetVideoFilesForAuditResponseMock = (overrideResponse: Partial<Extract<AuditVideoPage, object>> = {}): AuditVideoPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAuditVideoMock() })), ...overrideResponse})

export const getGetQualityDataResponseMock = (overrideResponse: Partial<Extract<QualityData, object>> = {}): QualityData => ({num_days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQualityDayMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQualityReportMock() })), ...overrideResponse})

export const getSearchUserSummaryResponseMock = (overrideResponse: Partial<Extract<UserSummaryList, object>> = {}): UserSummaryList => ({users: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUserSummaryMock() })), ...overrideResponse})

export const getGetPartnerReportResponseMock = (overrideResponse: Partial<Extract<PartnerReport, object>> = {}): PartnerReport => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), currency: getCurrencyMock(), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPartnerReportRowMock() })), ...overrideResponse})

export const getGetPremiumUsersCreditSummaryResponseMock = (overrideResponse: Partial<Extract<PremiumUserCreditPage, object>> = {}): PremiumUserCreditPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPremiumUserCreditMock() })), ...overrideResponse})

