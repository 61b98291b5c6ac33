import type { StaffRole } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

/** The staff pages and the roles that may see them besides admins; an empty list: all staff. */
export const staffPages = [
  { label: 'Overview', href: paths.adminStats.href(), roles: [] },
  { label: 'Usage', href: paths.adminInternalAnalytics.href(), roles: ['SUPPORT', 'FINANCE'] },
  { label: 'Generations', href: paths.adminGenerationAnalytics.href(), roles: ['SUPPORT', 'FINANCE'] },
  { label: 'Users', href: paths.adminUserSummary.href(), roles: ['SUPPORT', 'FINANCE'] },
  { label: 'Premium credits', href: paths.adminPremiumCredits.href(), roles: ['FINANCE'] },
  { label: 'Quality', href: paths.adminQualityData.href(), roles: ['SUPPORT'] },
  { label: 'Reports', href: paths.adminReports.href(), roles: ['SUPPORT'] },
  { label: 'Partner', href: paths.adminPartnerReport.href(), roles: ['FINANCE'] },
  { label: 'Audit', href: paths.adminAudit.href(), roles: ['REVIEWER'] },
  { label: 'Debug story', href: paths.adminDebugStory.href(), roles: ['SUPPORT'] },
  { label: 'Engines', href: paths.adminEngines.href(), roles: ['ADMIN'] },
  { label: 'Audit trail', href: paths.adminAuditTrail.href(), roles: [] },
] as const satisfies readonly { label: string; href: string; roles: readonly StaffRole[] }[]

/** Whether these roles may open a page for other roles; admins may open all. */
export function mayOpen(own: readonly StaffRole[], roles: readonly StaffRole[]): boolean {
  return roles.length === 0 || own.includes('ADMIN') || roles.some((role) => own.includes(role))
}
