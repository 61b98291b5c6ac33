import type { OperationId } from '#src/shared/api/api-request.ts'

/** The calls that read the contents of staff pages, without those of the header or of an open dialog. */
export const STAFF_READS: ReadonlySet<unknown> = new Set<OperationId>([
  'getActiveUsers',
  'getCumulativeStats',
  'getEngineSetup',
  'getFunnelAnalytics',
  'getGenerationAnalytics',
  'getPartnerReport',
  'getPersonDetails',
  'getPremiumUsersCreditSummary',
  'getQualityData',
  'getStaffOverview',
  'getStats',
  'getStoryDebugDetails',
  'getUsageDataByAction',
  'getUsageMetrics',
  'getVideoFilesForAudit',
  'listAuditTrail',
  'listStaffBugReports',
  'listStaffReports',
  'listStaffRows',
  'searchUserSummary',
])
