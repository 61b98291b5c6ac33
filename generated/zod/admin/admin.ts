/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  ActiveUsers,
  ActiveUsersRequest,
  AuditVideoPage,
  BugReport,
  CreateStaffViewRequest,
  CumulativeStats,
  DebugJob,
  EngineSetup,
  EngineTest,
  ExportAuditTrailRequest,
  ExportPremiumCreditsRequest,
  ExportStaffRowsRequest,
  FilmReview,
  FunnelAnalytics,
  GenerationAnalytics,
  PartnerReport,
  PartnerReportRequest,
  PersonDetails,
  PremiumType,
  PremiumUserCreditPage,
  QualityData,
  QualityDataRequest,
  ReportKind,
  ReportState,
  RevealAddressRequest,
  RevealBugReportRequest,
  RevealStoryRequest,
  RevealedAddress,
  ReviewFilmRequest,
  SettleJobRequest,
  StaffBugReportList,
  StaffMatchList,
  StaffOverview,
  StaffQueues,
  StaffReport,
  StaffReportPage,
  StaffRowPage,
  StaffView,
  StaffViewList,
  Stats,
  StoryDebugDetails,
  StoryDocument,
  TestEngineRequest,
  TrailAction,
  TrailPage,
  UndoFilmReviewRequest,
  UpdateEngineSetupRequest,
  UpdateReportRequest,
  UpdateStaffViewRequest,
  UsageByAction,
  UsageExport,
  UsageMetrics,
  UsageMetricsRequest,
  UserSummaryList
} from '../schemas/index.ts';


/**
 * @summary Read the figures of generation
 */
export const getGenerationAnalyticsQueryDaysDefault = 30;
export const getGenerationAnalyticsQueryDaysMax = 365;



export const GetGenerationAnalyticsQueryParams = zod.object({
  "days": zod.int().min(1).max(getGenerationAnalyticsQueryDaysMax).default(getGenerationAnalyticsQueryDaysDefault).describe('How many days back, today included')
})

export const GetGenerationAnalyticsResponse = GenerationAnalytics

/**
 * @summary Count the active users per day
 */
export const GetActiveUsersBody = ActiveUsersRequest

export const GetActiveUsersResponse = ActiveUsers

/**
 * @summary Read the cumulative totals
 */
export const getCumulativeStatsQueryDaysDefault = 30;
export const getCumulativeStatsQueryDaysMax = 365;



export const GetCumulativeStatsQueryParams = zod.object({
  "days": zod.int().min(1).max(getCumulativeStatsQueryDaysMax).default(getCumulativeStatsQueryDaysDefault).describe('How many days back, today included')
})

export const GetCumulativeStatsResponse = CumulativeStats

/**
 * @summary Read the conversion from sign-up to subscription
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
 * @summary Read the figures of the last days
 */
export const getStatsQueryDaysDefault = 30;
export const getStatsQueryDaysMax = 365;



export const GetStatsQueryParams = zod.object({
  "days": zod.int().min(1).max(getStatsQueryDaysMax).default(getStatsQueryDaysDefault).describe('How many days back, today included')
})

export const GetStatsResponse = Stats

/**
 * Recorded in the audit trail first. No text of the user is included.
 * @summary Read a story with its tasks, jobs and exports
 */
export const GetStoryDebugDetailsQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryDebugDetailsResponse = StoryDebugDetails

/**
 * @summary Read usage
 */
export const getUsageDataByActionQueryNumDaysDefault = 30;
export const getUsageDataByActionQueryNumDaysMax = 365;



export const GetUsageDataByActionQueryParams = zod.object({
  "num_days": zod.int().min(1).max(getUsageDataByActionQueryNumDaysMax).default(getUsageDataByActionQueryNumDaysDefault).describe('How many days back, today included')
})

export const GetUsageDataByActionResponse = UsageByAction

/**
 * @summary Count the usage per day
 */
export const GetUsageMetricsBody = UsageMetricsRequest

export const GetUsageMetricsResponse = UsageMetrics

/**
 * Undecided films: objections first, then the oldest. Returned films are claimed by the caller for ten minutes, and another call renews the claim; no other reviewer gets them meanwhile. A reviewer claims at most 50 films. Each film is recorded in the audit trail before its URL is returned.
 * @summary Claim exported videos for audit
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
 * @summary Read the quality figures
 */
export const GetQualityDataBody = QualityDataRequest

export const GetQualityDataResponse = QualityData

/**
 * Emails are masked. The search is recorded in the audit trail.
 * @summary Find users by email
 */
export const searchUserSummaryQueryEmailMin = 2;
export const searchUserSummaryQueryEmailMax = 254;



export const SearchUserSummaryQueryParams = zod.object({
  "email": zod.string().min(searchUserSummaryQueryEmailMin).max(searchUserSummaryQueryEmailMax).describe('Part of an email')
})

export const SearchUserSummaryResponse = UserSummaryList

/**
 * Recorded before it is shown, and never changed.
 * @summary List the audit trail
 */
export const listAuditTrailQueryPageDefault = 1;
export const listAuditTrailQueryPageMax = 100000;

export const listAuditTrailQueryPageSizeDefault = 10;
export const listAuditTrailQueryPageSizeMax = 100;

export const listAuditTrailQueryOrderDefault = `desc`;
export const listAuditTrailQueryActionMax = 20;



export const ListAuditTrailQueryParams = zod.object({
  "page": zod.int().min(1).max(listAuditTrailQueryPageMax).default(listAuditTrailQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listAuditTrailQueryPageSizeMax).default(listAuditTrailQueryPageSizeDefault).describe('Rows per page'),
  "order": zod.enum(['asc', 'desc']).default(listAuditTrailQueryOrderDefault).describe('Which end comes first; default the largest or newest'),
  "action": zod.array(TrailAction).max(listAuditTrailQueryActionMax).optional().describe('Only these'),
  "subject_id": zod.uuid().optional().describe('Only about this user, story, film or job'),
  "staff_id": zod.uuid().optional().describe('Only what this staff member did'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC')
})

export const ListAuditTrailResponse = TrailPage

/**
 * @summary Export the audit trail as CSV
 */
export const ExportAuditTrailBody = ExportAuditTrailRequest

export const ExportAuditTrailResponse = UsageExport

/**
 * Written to the audit trail first. Up to 200, newest first.
 * @summary List the bug reports of a story, or of all users
 */
export const ListStaffBugReportsQueryParams = zod.object({
  "story_id": zod.uuid().optional().describe('Only of this story; left out: of all')
})

export const ListStaffBugReportsResponse = StaffBugReportList

/**
 * Which engines do which work in their order, and how their providers are reached. Keys are never shown, only whether there is one.
 * @summary Read how engines are set
 */
export const GetEngineSetupResponse = EngineSetup

/**
 * Only what the own roles may see.
 * @summary Find a user, story, task, export or job
 */
export const findStaffSubjectQueryQueryMin = 3;
export const findStaffSubjectQueryQueryMax = 320;



export const FindStaffSubjectQueryParams = zod.object({
  "query": zod.string().min(findStaffSubjectQueryQueryMin).max(findStaffSubjectQueryQueryMax).describe('An id or a whole email')
})

export const FindStaffSubjectResponse = StaffMatchList

/**
 * @summary Read what needs attention now
 */
export const GetStaffOverviewResponse = StaffOverview

/**
 * @summary Read the results of each source of sign-ups
 */
export const GetPartnerReportBody = PartnerReportRequest

export const GetPartnerReportResponse = PartnerReport

/**
 * Recorded in the audit trail first. The email is masked, and no text of the user is included.
 * @summary Read the details of a user
 */
export const GetPersonDetailsQueryParams = zod.object({
  "user_id": zod.uuid().describe('The user')
})

export const GetPersonDetailsResponse = PersonDetails

/**
 * @summary List the users on a paid plan with their credits
 */
export const getPremiumUsersCreditSummaryQueryPageDefault = 1;
export const getPremiumUsersCreditSummaryQueryPageMax = 100000;

export const getPremiumUsersCreditSummaryQueryPageSizeDefault = 10;
export const getPremiumUsersCreditSummaryQueryPageSizeMax = 100;

export const getPremiumUsersCreditSummaryQuerySortDefault = `spent`;
export const getPremiumUsersCreditSummaryQueryOrderDefault = `desc`;
export const getPremiumUsersCreditSummaryQueryPremiumTypeMax = 3;



export const GetPremiumUsersCreditSummaryQueryParams = zod.object({
  "page": zod.int().min(1).max(getPremiumUsersCreditSummaryQueryPageMax).default(getPremiumUsersCreditSummaryQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(getPremiumUsersCreditSummaryQueryPageSizeMax).default(getPremiumUsersCreditSummaryQueryPageSizeDefault).describe('Rows per page'),
  "sort": zod.enum(['spent', 'granted', 'balance', 'last_active_at']).default(getPremiumUsersCreditSummaryQuerySortDefault).describe('Column to sort by'),
  "order": zod.enum(['asc', 'desc']).default(getPremiumUsersCreditSummaryQueryOrderDefault).describe('Which end comes first; default the largest or newest'),
  "premium_type": zod.array(PremiumType).max(getPremiumUsersCreditSummaryQueryPremiumTypeMax).optional().describe('Only these plans'),
  "user_id": zod.uuid().optional().describe('Only this user')
})

export const GetPremiumUsersCreditSummaryResponse = PremiumUserCreditPage

/**
 * @summary Export the users on a paid plan with their credits as CSV
 */
export const ExportPremiumCreditsBody = ExportPremiumCreditsRequest

export const ExportPremiumCreditsResponse = UsageExport

/**
 * How many jobs wait and run in each queue, which processes run them, and the jobs that the queue handed out too often without an end. `settleJob` retries or discards those.
 * @summary Read the job queues
 */
export const GetStaffQueuesResponse = StaffQueues

/**
 * Users' reports are shown to staff under masked emails; a list of one user or story is recorded in the audit trail.
 * @summary List reports and feedback
 */
export const listStaffReportsQueryPageDefault = 1;
export const listStaffReportsQueryPageMax = 100000;

export const listStaffReportsQueryPageSizeDefault = 10;
export const listStaffReportsQueryPageSizeMax = 100;

export const listStaffReportsQueryOrderDefault = `desc`;
export const listStaffReportsQueryKindMax = 3;

export const listStaffReportsQueryStateMax = 4;



export const ListStaffReportsQueryParams = zod.object({
  "page": zod.int().min(1).max(listStaffReportsQueryPageMax).default(listStaffReportsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listStaffReportsQueryPageSizeMax).default(listStaffReportsQueryPageSizeDefault).describe('Rows per page'),
  "order": zod.enum(['asc', 'desc']).default(listStaffReportsQueryOrderDefault).describe('Which end comes first; default the largest or newest'),
  "kind": zod.array(ReportKind).max(listStaffReportsQueryKindMax).optional().describe('Only these kinds'),
  "state": zod.array(ReportState).max(listStaffReportsQueryStateMax).optional().describe('Only those that are this far'),
  "staff_id": zod.uuid().optional().describe('Only what is assigned to this staff member'),
  "report_id": zod.uuid().optional().describe('Only this report'),
  "user_id": zod.uuid().optional().describe('Only of this user'),
  "story_id": zod.uuid().optional().describe('Only about this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC')
})

export const ListStaffReportsResponse = StaffReportPage

/**
 * @summary Show the email of a user
 */
export const RevealAddressBody = RevealAddressRequest

export const RevealAddressResponse = RevealedAddress

/**
 * Written to the audit trail first, with the reason.
 * @summary Open a bug report
 */
export const RevealBugReportBody = RevealBugReportRequest

export const RevealBugReportResponse = BugReport

/**
 * @summary Show a story with its texts and images
 */
export const RevealStoryBody = RevealStoryRequest

export const RevealStoryResponse = StoryDocument

/**
 * Only for a film that the caller has claimed. A rejected film's story loses its preview link, and its owner is notified of the reason and can object. A skipped film moves to the end of the queue and is unclaimed.
 * @summary Approve or reject an exported video
 */
export const ReviewFilmBody = ReviewFilmRequest

export const ReviewFilmResponse = FilmReview

/**
 * Each role gets its own kinds of rows.
 * @summary List the rows that a figure counts
 */
export const listStaffRowsQueryPageDefault = 1;
export const listStaffRowsQueryPageMax = 100000;

export const listStaffRowsQueryPageSizeDefault = 10;
export const listStaffRowsQueryPageSizeMax = 100;

export const listStaffRowsQuerySortDefault = `created_at`;
export const listStaffRowsQueryOrderDefault = `desc`;
export const listStaffRowsQueryStatusItemMax = 200;

export const listStaffRowsQueryStatusMax = 20;

export const listStaffRowsQueryTypeItemMax = 200;

export const listStaffRowsQueryTypeMax = 50;

export const listStaffRowsQueryModelItemMax = 200;

export const listStaffRowsQueryModelMax = 50;

export const listStaffRowsQueryCountryItemMax = 200;

export const listStaffRowsQueryCountryMax = 250;

export const listStaffRowsQueryReasonMax = 300;

export const listStaffRowsQueryActionMax = 200;

export const listStaffRowsQuerySourceItemMax = 200;

export const listStaffRowsQuerySourceMax = 50;



export const ListStaffRowsQueryParams = zod.object({
  "page": zod.int().min(1).max(listStaffRowsQueryPageMax).default(listStaffRowsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listStaffRowsQueryPageSizeMax).default(listStaffRowsQueryPageSizeDefault).describe('Rows per page'),
  "kind": zod.enum(['PERSON', 'STORY', 'TASK', 'EXPORT', 'REPORT', 'CHARGE', 'JOB', 'PAYMENT', 'LEDGER', 'UPLOAD', 'PIECE']).describe('What the rows are'),
  "sort": zod.enum(['created_at', 'credits', 'work_ms']).default(listStaffRowsQuerySortDefault).describe('Column to sort by'),
  "order": zod.enum(['asc', 'desc']).default(listStaffRowsQueryOrderDefault).describe('Which end comes first; default the largest or newest'),
  "status": zod.array(zod.string().max(listStaffRowsQueryStatusItemMax)).max(listStaffRowsQueryStatusMax).optional().describe('Only these states'),
  "type": zod.array(zod.string().max(listStaffRowsQueryTypeItemMax)).max(listStaffRowsQueryTypeMax).optional().describe('Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources'),
  "model": zod.array(zod.string().max(listStaffRowsQueryModelItemMax)).max(listStaffRowsQueryModelMax).optional().describe('Only these models'),
  "country": zod.array(zod.string().max(listStaffRowsQueryCountryItemMax)).max(listStaffRowsQueryCountryMax).optional().describe('Only users of these countries, ISO 3166-1 alpha-2; empty for unknown'),
  "is_stuck": zod.boolean().optional().describe('Only tasks, exports and jobs that hang: not touched for 15 minutes'),
  "row_id": zod.uuid().optional().describe('Only this row'),
  "user_id": zod.uuid().optional().describe('Only of this user'),
  "story_id": zod.uuid().optional().describe('Only of this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC'),
  "reason": zod.string().max(listStaffRowsQueryReasonMax).optional().describe('Only rows whose reason begins with these 300 characters, or is this; empty: those without one'),
  "dated_by": zod.enum(['CREATED', 'GENERATED', 'ACTIVE', 'CHARGED']).optional().describe('Which days `from` and `to` speak of; default CREATED'),
  "step": zod.enum(['SIGNED_UP', 'VERIFIED', 'COMPLETED_PROFILE', 'CREATED_STORY', 'GENERATED_STORY', 'EXPORTED_VIDEO', 'SUBSCRIBED']).optional().describe('Only users who took this step'),
  "action": zod.string().max(listStaffRowsQueryActionMax).optional().describe('Only users who were charged for this action, on the days of `dated_by` CHARGED'),
  "source": zod.array(zod.string().max(listStaffRowsQuerySourceItemMax)).max(listStaffRowsQuerySourceMax).optional().describe('Only of users with this source; empty for unknown'),
  "joined_from": zod.iso.date().optional().describe('Only of users who signed up from this day on, in UTC'),
  "joined_to": zod.iso.date().optional().describe('Only of users who signed up until the end of this day, in UTC'),
  "currency": zod.enum(['USD', 'EUR', 'GBP', 'INR']).optional().describe('Only payments in this currency'),
  "is_wrong": zod.boolean().optional().describe('Only users whose balance is not the sum of their ledger')
})

export const ListStaffRowsResponse = StaffRowPage

/**
 * @summary Export rows as CSV
 */
export const ExportStaffRowsBody = ExportStaffRowsRequest

export const ExportStaffRowsResponse = UsageExport

/**
 * Only the `settlements` of the job. A job that has not ended runs again at once, or fails: its credits are released and its user is notified, as when it fails by itself. Bookkeeping and deletions never fail permanently; failed, they run again.
 * @summary Retry, cancel or acknowledge a job
 */
export const SettleJobBody = SettleJobRequest

export const SettleJobResponse = DebugJob

/**
 * Tries a connected engine, or the key of a provider, as it is set. Texts, voices, transcripts, images and stock are tried with the smallest piece of work, for which the provider may send its bill. Clips, lip sync, music and training are dear, so they get a free request alone, as a provider does. It costs no credits.
 * @summary Test an engine
 */
export const TestEngineBody = TestEngineRequest

export const TestEngineResponse = EngineTest

/**
 * The caller claims the film again and can change the decision. Its preview link is restored; an owner who was notified learns that it is reviewed again. Not after an objection.
 * @summary Undo a decision about an exported video
 */
export const UndoFilmReviewBody = UndoFilmReviewRequest

export const UndoFilmReviewResponse = FilmReview

/**
 * Stores settings and uses them at once, in every process, without a restart. All settings are checked together first; where they cannot be used, nothing changes. A setting of the environment wins and cannot be set. Keys are stored encrypted.
 * @summary Set engines
 */
export const UpdateEngineSetupBody = UpdateEngineSetupRequest

export const UpdateEngineSetupResponse = EngineSetup

/**
 * Omitted fields stay unchanged. An answer is emailed to the user who reported it. Answers 409 when the report is no longer in `base_state`.
 * @summary Assign, answer or close a report
 */
export const UpdateReportBody = UpdateReportRequest

export const UpdateReportResponse = StaffReport

/**
 * The caller's own ones and those that others share.
 * @summary List the saved views of a list
 */
export const ListStaffViewsQueryParams = zod.object({
  "grid": zod.enum(['USAGE', 'GENERATIONS', 'QUALITY', 'PREMIUM', 'PARTNER', 'PERSON', 'TRAIL']).describe('Which list')
})

export const ListStaffViewsResponse = StaffViewList

/**
 * A name that the caller has for this list already is overwritten.
 * @summary Save a view of a list
 */
export const CreateStaffViewBody = CreateStaffViewRequest

export const CreateStaffViewResponse = StaffView

/**
 * @summary Delete a saved view
 */
export const DeleteStaffViewParams = zod.object({
  "view_id": zod.uuid().describe('The view')
})

export const DeleteStaffViewResponse = Acknowledgement

/**
 * Its name, its filters, or who sees it.
 * @summary Change a saved view
 */
export const UpdateStaffViewParams = zod.object({
  "view_id": zod.uuid().describe('The view')
})

export const UpdateStaffViewBody = UpdateStaffViewRequest

export const UpdateStaffViewResponse = StaffView

