import { createStaffView } from './create-staff-view.ts'
import { deleteStaffView } from './delete-staff-view.ts'
import { exportAuditTrail } from './export-audit-trail.ts'
import { exportPremiumCredits } from './export-premium-credits.ts'
import { exportStaffRows } from './export-staff-rows.ts'
import { findStaffSubject } from './find-staff-subject.ts'
import { getActiveUsers } from './get-active-users.ts'
import { getCumulativeStats } from './get-cumulative-stats.ts'
import { getFunnelAnalytics } from './get-funnel-analytics.ts'
import { getGenerationAnalytics } from './get-generation-analytics.ts'
import { getPartnerReport } from './get-partner-report.ts'
import { getPersonDetails } from './get-person-details.ts'
import { getPremiumUsersCreditSummary } from './get-premium-users-credit-summary.ts'
import { getQualityData } from './get-quality-data.ts'
import { getStaffOverview } from './get-staff-overview.ts'
import { getStats } from './get-stats.ts'
import { getStoryDebugDetails } from './get-story-debug-details.ts'
import { getUsageDataByAction } from './get-usage-data-by-action.ts'
import { getUsageMetrics } from './get-usage-metrics.ts'
import { getVideoFilesForAudit } from './get-video-files-for-audit.ts'
import { listAuditTrail } from './list-audit-trail.ts'
import { listStaffCapsules } from './list-staff-capsules.ts'
import { listStaffReports } from './list-staff-reports.ts'
import { listStaffRows } from './list-staff-rows.ts'
import { listStaffViews } from './list-staff-views.ts'
import { revealAddress } from './reveal-address.ts'
import { revealCapsule } from './reveal-capsule.ts'
import { revealStory } from './reveal-story.ts'
import { reviewFilm } from './review-film.ts'
import { searchUserSummary } from './search-user-summary.ts'
import { settleJob } from './settle-job.ts'
import { undoFilmReview } from './undo-film-review.ts'
import { updateReport } from './update-report.ts'
import { updateStaffView } from './update-staff-view.ts'

export const adminRoutes = {
  createStaffView,
  deleteStaffView,
  exportAuditTrail,
  exportPremiumCredits,
  exportStaffRows,
  findStaffSubject,
  getActiveUsers,
  getCumulativeStats,
  getFunnelAnalytics,
  getGenerationAnalytics,
  getPartnerReport,
  getPersonDetails,
  getPremiumUsersCreditSummary,
  getQualityData,
  getStaffOverview,
  getStats,
  getStoryDebugDetails,
  getUsageDataByAction,
  getUsageMetrics,
  getVideoFilesForAudit,
  listAuditTrail,
  listStaffCapsules,
  listStaffReports,
  listStaffRows,
  listStaffViews,
  revealAddress,
  revealCapsule,
  revealStory,
  reviewFilm,
  searchUserSummary,
  settleJob,
  undoFilmReview,
  updateReport,
  updateStaffView,
}
