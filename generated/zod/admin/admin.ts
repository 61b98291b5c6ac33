/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ActiveUsers,
  ActiveUsersRequest,
  AuditVideoPage,
  CumulativeStats,
  FunnelAnalytics,
  GenerationAnalytics,
  PartnerReport,
  PartnerReportRequest,
  PremiumUserCreditPage,
  QualityData,
  QualityDataRequest,
  Stats,
  StoryDebugDetails,
  UsageByAction,
  UsageMetrics,
  UsageMetricsRequest,
  UserSummaryList
} from '../schemas/index.ts';


/**
 * @summary Read how generation went
 */
export const GetGenerationAnalyticsResponse = GenerationAnalytics

/**
 * @summary Count the active people per day
 */
export const GetActiveUsersBody = ActiveUsersRequest

export const GetActiveUsersResponse = ActiveUsers

/**
 * @summary Read how the totals grew
 */
export const getCumulativeStatsQueryDaysDefault = 30;
export const getCumulativeStatsQueryDaysMax = 365;



export const GetCumulativeStatsQueryParams = zod.object({
  "days": zod.int().min(1).max(getCumulativeStatsQueryDaysMax).default(getCumulativeStatsQueryDaysDefault).describe('How many days back, today included')
})

export const GetCumulativeStatsResponse = CumulativeStats

/**
 * @summary Read how people get from sign-up to subscription
 */
export const getFunnelAnalyticsQueryCountriesItemMax = 2;


export const getFunnelAnalyticsQueryCountriesItemRegExp = new RegExp('^[A-Z]{2}$');
export const getFunnelAnalyticsQueryCountriesMax = 250;



export const GetFunnelAnalyticsQueryParams = zod.object({
  "start_date": zod.iso.date().optional().describe('First day, UTC'),
  "end_date": zod.iso.date().optional().describe('Last day, UTC'),
  "countries[]": zod.array(zod.string().max(getFunnelAnalyticsQueryCountriesItemMax).regex(getFunnelAnalyticsQueryCountriesItemRegExp)).max(getFunnelAnalyticsQueryCountriesMax).optional().describe('Only these countries, ISO 3166-1 alpha-2')
})

export const GetFunnelAnalyticsResponse = FunnelAnalytics

/**
 * @summary Read what happened in the last days
 */
export const getStatsQueryDaysDefault = 30;
export const getStatsQueryDaysMax = 365;



export const GetStatsQueryParams = zod.object({
  "days": zod.int().min(1).max(getStatsQueryDaysMax).default(getStatsQueryDaysDefault).describe('How many days back, today included')
})

export const GetStatsResponse = Stats

/**
 * @summary Read a story with everything that worked on it
 */
export const GetStoryDebugDetailsQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryDebugDetailsResponse = StoryDebugDetails

/**
 * @summary Read what credits were spent on
 */
export const getUsageDataByActionQueryNumDaysDefault = 30;
export const getUsageDataByActionQueryNumDaysMax = 365;



export const GetUsageDataByActionQueryParams = zod.object({
  "num_days": zod.int().min(1).max(getUsageDataByActionQueryNumDaysMax).default(getUsageDataByActionQueryNumDaysDefault).describe('How many days back, today included')
})

export const GetUsageDataByActionResponse = UsageByAction

/**
 * @summary Count what is used per day
 */
export const GetUsageMetricsBody = UsageMetricsRequest

export const GetUsageMetricsResponse = UsageMetrics

/**
 * @summary List exported videos for audit
 */
export const getVideoFilesForAuditQueryPageDefault = 1;
export const getVideoFilesForAuditQueryPageMax = 100000;

export const getVideoFilesForAuditQueryPageSizeDefault = 10;
export const getVideoFilesForAuditQueryPageSizeMax = 100;



export const GetVideoFilesForAuditQueryParams = zod.object({
  "page": zod.int().min(1).max(getVideoFilesForAuditQueryPageMax).default(getVideoFilesForAuditQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(getVideoFilesForAuditQueryPageSizeMax).default(getVideoFilesForAuditQueryPageSizeDefault).describe('Rows per page')
})

export const GetVideoFilesForAuditResponse = AuditVideoPage

/**
 * @summary Read how well it works
 */
export const GetQualityDataBody = QualityDataRequest

export const GetQualityDataResponse = QualityData

/**
 * @summary Find people by email address
 */
export const searchUserSummaryQueryEmailMin = 2;
export const searchUserSummaryQueryEmailMax = 254;



export const SearchUserSummaryQueryParams = zod.object({
  "email": zod.string().min(searchUserSummaryQueryEmailMin).max(searchUserSummaryQueryEmailMax).describe('Part of an address')
})

export const SearchUserSummaryResponse = UserSummaryList

/**
 * @summary Read what each source of sign-ups brought
 */
export const GetPartnerReportBody = PartnerReportRequest

export const GetPartnerReportResponse = PartnerReport

/**
 * @summary List the people on a paid plan with their credits
 */
export const getPremiumUsersCreditSummaryQueryPageDefault = 1;
export const getPremiumUsersCreditSummaryQueryPageMax = 100000;

export const getPremiumUsersCreditSummaryQueryPageSizeDefault = 10;
export const getPremiumUsersCreditSummaryQueryPageSizeMax = 100;



export const GetPremiumUsersCreditSummaryQueryParams = zod.object({
  "page": zod.int().min(1).max(getPremiumUsersCreditSummaryQueryPageMax).default(getPremiumUsersCreditSummaryQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(getPremiumUsersCreditSummaryQueryPageSizeMax).default(getPremiumUsersCreditSummaryQueryPageSizeDefault).describe('Rows per page')
})

export const GetPremiumUsersCreditSummaryResponse = PremiumUserCreditPage

