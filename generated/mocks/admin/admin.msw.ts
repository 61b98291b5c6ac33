/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

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
  getGetActiveUsersResponseMock,
  getGetCumulativeStatsResponseMock,
  getGetFunnelAnalyticsResponseMock,
  getGetGenerationAnalyticsResponseMock,
  getGetPartnerReportResponseMock,
  getGetPremiumUsersCreditSummaryResponseMock,
  getGetQualityDataResponseMock,
  getGetStatsResponseMock,
  getGetStoryDebugDetailsResponseMock,
  getGetUsageDataByActionResponseMock,
  getGetUsageMetricsResponseMock,
  getGetVideoFilesForAuditResponseMock,
  getSearchUserSummaryResponseMock
} from './admin.faker.ts';

export { getGetGenerationAnalyticsResponseMock, getGetActiveUsersResponseMock, getGetCumulativeStatsResponseMock, getGetFunnelAnalyticsResponseMock, getGetStatsResponseMock, getGetStoryDebugDetailsResponseMock, getGetUsageDataByActionResponseMock, getGetUsageMetricsResponseMock, getGetVideoFilesForAuditResponseMock, getGetQualityDataResponseMock, getSearchUserSummaryResponseMock, getGetPartnerReportResponseMock, getGetPremiumUsersCreditSummaryResponseMock } from './admin.faker.ts';


export const getGetGenerationAnalyticsMockHandler = (overrideResponse?: GenerationAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GenerationAnalytics> | GenerationAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/admin-stats/generation-analytics/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenerationAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetActiveUsersMockHandler = (overrideResponse?: ActiveUsers | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActiveUsers> | ActiveUsers), options?: RequestHandlerOptions) => {
  return http.post('*/get_active_users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCumulativeStatsMockHandler = (overrideResponse?: CumulativeStats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CumulativeStats> | CumulativeStats), options?: RequestHandlerOptions) => {
  return http.get('*/get_cummulative_stats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCumulativeStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFunnelAnalyticsMockHandler = (overrideResponse?: FunnelAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FunnelAnalytics> | FunnelAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/get_funnel_analytics/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStatsMockHandler = (overrideResponse?: Stats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stats> | Stats), options?: RequestHandlerOptions) => {
  return http.get('*/get_stats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryDebugDetailsMockHandler = (overrideResponse?: StoryDebugDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryDebugDetails> | StoryDebugDetails), options?: RequestHandlerOptions) => {
  return http.get('*/get_story_debug_details/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryDebugDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsageDataByActionMockHandler = (overrideResponse?: UsageByAction | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsageByAction> | UsageByAction), options?: RequestHandlerOptions) => {
  return http.get('*/get_usage_data_by_action/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageDataByActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsageMetricsMockHandler = (overrideResponse?: UsageMetrics | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageMetrics> | UsageMetrics), options?: RequestHandlerOptions) => {
  return http.post('*/get_usage_metrics', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageMetricsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVideoFilesForAuditMockHandler = (overrideResponse?: AuditVideoPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditVideoPage> | AuditVideoPage), options?: RequestHandlerOptions) => {
  return http.get('*/get_video_files_for_audit/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVideoFilesForAuditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetQualityDataMockHandler = (overrideResponse?: QualityData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QualityData> | QualityData), options?: RequestHandlerOptions) => {
  return http.post('*/quality_data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetQualityDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchUserSummaryMockHandler = (overrideResponse?: UserSummaryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserSummaryList> | UserSummaryList), options?: RequestHandlerOptions) => {
  return http.get('*/search_user_summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchUserSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnerReportMockHandler = (overrideResponse?: PartnerReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PartnerReport> | PartnerReport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/partner-report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnerReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPremiumUsersCreditSummaryMockHandler = (overrideResponse?: PremiumUserCreditPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PremiumUserCreditPage> | PremiumUserCreditPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/premium-users-credit-summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPremiumUsersCreditSummaryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdminMock = () => [
  getGetGenerationAnalyticsMockHandler(),
  getGetActiveUsersMockHandler(),
  getGetCumulativeStatsMockHandler(),
  getGetFunnelAnalyticsMockHandler(),
  getGetStatsMockHandler(),
  getGetStoryDebugDetailsMockHandler(),
  getGetUsageDataByActionMockHandler(),
  getGetUsageMetricsMockHandler(),
  getGetVideoFilesForAuditMockHandler(),
  getGetQualityDataMockHandler(),
  getSearchUserSummaryMockHandler(),
  getGetPartnerReportMockHandler(),
  getGetPremiumUsersCreditSummaryMockHandler()
]
