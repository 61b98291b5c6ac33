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
  getCreateStaffViewResponseMock,
  getDeleteStaffViewResponseMock,
  getExportAuditTrailResponseMock,
  getExportPremiumCreditsResponseMock,
  getExportStaffRowsResponseMock,
  getFindStaffSubjectResponseMock,
  getGetActiveUsersResponseMock,
  getGetCumulativeStatsResponseMock,
  getGetFunnelAnalyticsResponseMock,
  getGetGenerationAnalyticsResponseMock,
  getGetPartnerReportResponseMock,
  getGetPersonDetailsResponseMock,
  getGetPremiumUsersCreditSummaryResponseMock,
  getGetQualityDataResponseMock,
  getGetStaffOverviewResponseMock,
  getGetStatsResponseMock,
  getGetStoryDebugDetailsResponseMock,
  getGetUsageDataByActionResponseMock,
  getGetUsageMetricsResponseMock,
  getGetVideoFilesForAuditResponseMock,
  getListAuditTrailResponseMock,
  getListStaffCapsulesResponseMock,
  getListStaffRowsResponseMock,
  getListStaffViewsResponseMock,
  getRevealAddressResponseMock,
  getRevealCapsuleResponseMock,
  getRevealStoryResponseMock,
  getReviewFilmResponseMock,
  getSearchUserSummaryResponseMock,
  getSettleJobResponseMock,
  getSettleReportResponseMock,
  getUndoFilmReviewResponseMock,
  getUpdateStaffViewResponseMock
} from './admin.faker.ts';

export { getGetGenerationAnalyticsResponseMock, getGetActiveUsersResponseMock, getGetCumulativeStatsResponseMock, getGetFunnelAnalyticsResponseMock, getGetStatsResponseMock, getGetStoryDebugDetailsResponseMock, getGetUsageDataByActionResponseMock, getGetUsageMetricsResponseMock, getGetVideoFilesForAuditResponseMock, getGetQualityDataResponseMock, getSearchUserSummaryResponseMock, getListAuditTrailResponseMock, getExportAuditTrailResponseMock, getListStaffCapsulesResponseMock, getFindStaffSubjectResponseMock, getGetStaffOverviewResponseMock, getGetPartnerReportResponseMock, getGetPersonDetailsResponseMock, getGetPremiumUsersCreditSummaryResponseMock, getExportPremiumCreditsResponseMock, getRevealAddressResponseMock, getRevealCapsuleResponseMock, getRevealStoryResponseMock, getReviewFilmResponseMock, getListStaffRowsResponseMock, getExportStaffRowsResponseMock, getSettleJobResponseMock, getSettleReportResponseMock, getUndoFilmReviewResponseMock, getListStaffViewsResponseMock, getCreateStaffViewResponseMock, getDeleteStaffViewResponseMock, getUpdateStaffViewResponseMock } from './admin.faker.ts';


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

export const getListAuditTrailMockHandler = (overrideResponse?: TrailPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TrailPage> | TrailPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/audit_trail/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditTrailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAuditTrailMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/audit_trail/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAuditTrailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffCapsulesMockHandler = (overrideResponse?: StaffCapsuleList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffCapsuleList> | StaffCapsuleList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/capsules/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffCapsulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindStaffSubjectMockHandler = (overrideResponse?: StaffMatchList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffMatchList> | StaffMatchList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/find/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindStaffSubjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStaffOverviewMockHandler = (overrideResponse?: StaffOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffOverview> | StaffOverview), options?: RequestHandlerOptions) => {
  return http.get('*/staff/overview/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaffOverviewResponseMock(),
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

export const getGetPersonDetailsMockHandler = (overrideResponse?: PersonDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonDetails> | PersonDetails), options?: RequestHandlerOptions) => {
  return http.get('*/staff/person/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPersonDetailsResponseMock(),
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

export const getExportPremiumCreditsMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/premium-users-credit-summary/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPremiumCreditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealAddressMockHandler = (overrideResponse?: RevealedAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevealedAddress> | RevealedAddress), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_address/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealCapsuleMockHandler = (overrideResponse?: Capsule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Capsule> | Capsule), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_capsule/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealCapsuleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealStoryMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewFilmMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/staff/review_film/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewFilmResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffRowsMockHandler = (overrideResponse?: StaffRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffRowPage> | StaffRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/rows/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportStaffRowsMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/rows/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportStaffRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettleJobMockHandler = (overrideResponse?: DebugJob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DebugJob> | DebugJob), options?: RequestHandlerOptions) => {
  return http.post('*/staff/settle_job/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettleJobResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettleReportMockHandler = (overrideResponse?: DebugReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DebugReport> | DebugReport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/settle_report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettleReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/staff/undo_film_review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffViewsMockHandler = (overrideResponse?: StaffViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffViewList> | StaffViewList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStaffViewMockHandler = (overrideResponse?: StaffView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffView> | StaffView), options?: RequestHandlerOptions) => {
  return http.post('*/staff/views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStaffViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteStaffViewMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/staff/views/:viewId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteStaffViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStaffViewMockHandler = (overrideResponse?: StaffView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<StaffView> | StaffView), options?: RequestHandlerOptions) => {
  return http.patch('*/staff/views/:viewId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStaffViewResponseMock(),
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
  getListAuditTrailMockHandler(),
  getExportAuditTrailMockHandler(),
  getListStaffCapsulesMockHandler(),
  getFindStaffSubjectMockHandler(),
  getGetStaffOverviewMockHandler(),
  getGetPartnerReportMockHandler(),
  getGetPersonDetailsMockHandler(),
  getGetPremiumUsersCreditSummaryMockHandler(),
  getExportPremiumCreditsMockHandler(),
  getRevealAddressMockHandler(),
  getRevealCapsuleMockHandler(),
  getRevealStoryMockHandler(),
  getReviewFilmMockHandler(),
  getListStaffRowsMockHandler(),
  getExportStaffRowsMockHandler(),
  getSettleJobMockHandler(),
  getSettleReportMockHandler(),
  getUndoFilmReviewMockHandler(),
  getListStaffViewsMockHandler(),
  getCreateStaffViewMockHandler(),
  getDeleteStaffViewMockHandler(),
  getUpdateStaffViewMockHandler()
]
