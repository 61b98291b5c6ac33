import type { OperationId } from '#src/shared/api/api-request.ts'

/** What staff pages show is read by these; a call of the header or of an open dialog is none of them. */
export const STAFF_READS: ReadonlySet<unknown> = new Set<OperationId>([
  'getActiveUsers',
  'getCumulativeStats',
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
