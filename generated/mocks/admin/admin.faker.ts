/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  ActiveUsers,
  AuditVideoPage,
  Capsule,
  CumulativeStats,
  DebugJob,
  DebugReport,
  FilmReview,
  FunnelAnalytics,
  GenerationAnalytics,
  PartnerReport,
  PersonDetails,
  PremiumUserCreditPage,
  QualityData,
  RevealedAddress,
  StaffCapsuleList,
  StaffMatchList,
  StaffOverview,
  StaffRowPage,
  StaffView,
  StaffViewList,
  Stats,
  StoryDebugDetails,
  StoryDocument,
  TrailPage,
  UsageByAction,
  UsageExport,
  UsageMetrics,
  UserSummaryList
} from '../../client/model/index.ts';

import {
  getActiveUsersDayMock,
  getAttentionItemMock,
  getAuditVideoMock,
  getBrandOverlayMock,
  getCumulativeDayMock,
  getCurrencyMock,
  getCustomCaptionsStyleMock,
  getDailyStatsMock,
  getDebugEditMock,
  getDebugJobMock,
  getDebugJobStatusMock,
  getDebugOwnerMock,
  getDebugRenderMock,
  getDebugReportMock,
  getDebugSceneMock,
  getDebugStoryMock,
  getDebugTaskMock,
  getEngineHealthMock,
  getFilmReviewStateMock,
  getFunnelCountryMock,
  getFunnelStepMock,
  getGenerationByModeMock,
  getGenerationByModelMock,
  getGenerationByTaskMock,
  getGenerationCostMock,
  getGenerationDayMock,
  getGenerationFailureMock,
  getPartnerReportRowMock,
  getPersonCreditsMock,
  getPersonPlanMock,
  getPersonSessionMock,
  getPremiumUserCreditMock,
  getQualityByModelMock,
  getQualityDayMock,
  getQualityReportMock,
  getSceneMock,
  getStaffCapsuleMock,
  getStaffGridMock,
  getStaffMatchMock,
  getStaffRowMock,
  getStaffRowTotalsMock,
  getStaffViewMock,
  getStoryMock,
  getTemplatedCaptionsStyleMock,
  getTimelineEventMock,
  getTrailEntryMock,
  getUsageByActionEntryMock,
  getUsageMetricDayMock,
  getUserSummaryMock
} from '../../client/model/index.faker.ts';


export const getGetGenerationAnalyticsResponseMock = (overrideResponse: Partial<Extract<GenerationAnalytics, object>> = {}): GenerationAnalytics => ({days: faker.number.int({min: 0, max: 2147483647}), by_model: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModelMock() })), failures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationFailureMock() })), by_creation_mode: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModeMock() })), by_task_type: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByTaskMock() })), costs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationCostMock() })), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGenerationDayMock() })), ...overrideResponse})

export const getGetActiveUsersResponseMock = (overrideResponse: Partial<Extract<ActiveUsers, object>> = {}): ActiveUsers => ({daily: faker.number.int({min: 0, max: 2147483647}), weekly: faker.number.int({min: 0, max: 2147483647}), monthly: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getActiveUsersDayMock() })), ...overrideResponse})

export const getGetCumulativeStatsResponseMock = (overrideResponse: Partial<Extract<CumulativeStats, object>> = {}): CumulativeStats => ({days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCumulativeDayMock() })), ...overrideResponse})

export const getGetFunnelAnalyticsResponseMock = (overrideResponse: Partial<Extract<FunnelAnalytics, object>> = {}): FunnelAnalytics => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), steps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFunnelStepMock() })), by_country: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFunnelCountryMock() })), ...overrideResponse})

export const getGetStatsResponseMock = (overrideResponse: Partial<Extract<Stats, object>> = {}): Stats => ({days: faker.number.int({min: 0, max: 2147483647}), sign_ups: faker.number.int({min: 0, max: 2147483647}), active_users: faker.number.int({min: 0, max: 2147483647}), stories_created: faker.number.int({min: 0, max: 2147483647}), videos_exported: faker.number.int({min: 0, max: 2147483647}), credits_spent: faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), failed_tasks: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDailyStatsMock() })), ...overrideResponse})

export const getGetStoryDebugDetailsResponseMock = (overrideResponse: Partial<Extract<StoryDebugDetails, object>> = {}): StoryDebugDetails => ({story: { ...getDebugStoryMock() }, owner: { ...getDebugOwnerMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugSceneMock() })), jobs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugJobMock() })), tasks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugTaskMock() })), renders: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugRenderMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugReportMock() })), ledger: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), edits: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDebugEditMock() })), ...overrideResponse})

export const getGetUsageDataByActionResponseMock = (overrideResponse: Partial<Extract<UsageByAction, object>> = {}): UsageByAction => ({num_days: faker.number.int({min: 0, max: 2147483647}), actions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageByActionEntryMock() })), ...overrideResponse})

export const getGetUsageMetricsResponseMock = (overrideResponse: Partial<Extract<UsageMetrics, object>> = {}): UsageMetrics => ({num_days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUsageMetricDayMock() })), ...overrideResponse})

export const getGetVideoFilesForAuditResponseMock = (overrideResponse: Partial<Extract<AuditVideoPage, object>> = {}): AuditVideoPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAuditVideoMock() })), ...overrideResponse})

export const getGetQualityDataResponseMock = (overrideResponse: Partial<Extract<QualityData, object>> = {}): QualityData => ({num_days: faker.number.int({min: 0, max: 2147483647}), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQualityDayMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQualityReportMock() })), by_model: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQualityByModelMock() })), ...overrideResponse})

export const getSearchUserSummaryResponseMock = (overrideResponse: Partial<Extract<UserSummaryList, object>> = {}): UserSummaryList => ({users: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUserSummaryMock() })), ...overrideResponse})

export const getListAuditTrailResponseMock = (overrideResponse: Partial<Extract<TrailPage, object>> = {}): TrailPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTrailEntryMock() })), ...overrideResponse})

export const getExportAuditTrailResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), rows: faker.number.int({min: 0, max: 2147483647}), size_bytes: faker.number.int({min: 0, max: 1099511627776}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListStaffCapsulesResponseMock = (overrideResponse: Partial<Extract<StaffCapsuleList, object>> = {}): StaffCapsuleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaffCapsuleMock() })), ...overrideResponse})

export const getFindStaffSubjectResponseMock = (overrideResponse: Partial<Extract<StaffMatchList, object>> = {}): StaffMatchList => ({matches: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaffMatchMock() })), ...overrideResponse})

export const getGetStaffOverviewResponseMock = (overrideResponse: Partial<Extract<StaffOverview, object>> = {}): StaffOverview => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), engines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() })), recent_from: faker.date.past().toISOString().slice(0, 10), counted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetPartnerReportResponseMock = (overrideResponse: Partial<Extract<PartnerReport, object>> = {}): PartnerReport => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), currency: getCurrencyMock(), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPartnerReportRowMock() })), ...overrideResponse})

export const getGetPersonDetailsResponseMock = (overrideResponse: Partial<Extract<PersonDetails, object>> = {}): PersonDetails => ({person: { ...getUserSummaryMock() }, is_verified: faker.datatype.boolean(), source: faker.string.alpha({length: {min: 10, max: 20}}), deletes_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{ ...getPersonPlanMock() },null,]), credits: { ...getPersonCreditsMock() }, sessions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPersonSessionMock() })), timeline: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTimelineEventMock() })), ...overrideResponse})

export const getGetPremiumUsersCreditSummaryResponseMock = (overrideResponse: Partial<Extract<PremiumUserCreditPage, object>> = {}): PremiumUserCreditPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPremiumUserCreditMock() })), ...overrideResponse})

export const getExportPremiumCreditsResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), rows: faker.number.int({min: 0, max: 2147483647}), size_bytes: faker.number.int({min: 0, max: 1099511627776}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRevealAddressResponseMock = (overrideResponse: Partial<Extract<RevealedAddress, object>> = {}): RevealedAddress => ({user_id: faker.string.uuid(), email: faker.internet.email(), ...overrideResponse})

export const getRevealCapsuleResponseMock = (overrideResponse: Partial<Extract<Capsule, object>> = {}): Capsule => ({capsule_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: faker.string.alpha({length: {min: 10, max: 20}}), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 9007199254740991}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', url: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRevealStoryResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getReviewFilmResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getListStaffRowsResponseMock = (overrideResponse: Partial<Extract<StaffRowPage, object>> = {}): StaffRowPage => ({count: faker.number.int({min: 0, max: 2147483647}), page: faker.number.int({min: 0, max: 2147483647}), page_size: faker.number.int({min: 0, max: 2147483647}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 2147483647}), null]), totals: { ...getStaffRowTotalsMock() }, results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), ...overrideResponse})

export const getExportStaffRowsResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), rows: faker.number.int({min: 0, max: 2147483647}), size_bytes: faker.number.int({min: 0, max: 1099511627776}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSettleJobResponseMock = (overrideResponse: Partial<Extract<DebugJob, object>> = {}): DebugJob => ({job_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), status: getDebugJobStatusMock(), attempts: faker.number.int({min: 0, max: 2147483647}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), is_stuck: faker.datatype.boolean(), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getSettleReportResponseMock = (overrideResponse: Partial<Extract<DebugReport, object>> = {}): DebugReport => ({report_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), details: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getUndoFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getListStaffViewsResponseMock = (overrideResponse: Partial<Extract<StaffViewList, object>> = {}): StaffViewList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStaffViewMock() })), ...overrideResponse})

export const getCreateStaffViewResponseMock = (overrideResponse: Partial<Extract<StaffView, object>> = {}): StaffView => ({view_id: faker.string.uuid(), grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), is_own: faker.datatype.boolean(), owner_email: faker.string.alpha({length: {min: 10, max: 20}}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteStaffViewResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUpdateStaffViewResponseMock = (overrideResponse: Partial<Extract<StaffView, object>> = {}): StaffView => ({view_id: faker.string.uuid(), grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), is_own: faker.datatype.boolean(), owner_email: faker.string.alpha({length: {min: 10, max: 20}}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

