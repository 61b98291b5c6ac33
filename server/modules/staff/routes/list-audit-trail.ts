import { route } from '#server/platform/http/route.ts'
import { auditTrailGrid } from '#server/modules/staff/audit-trail.ts'
import { readGridPage } from '#server/modules/staff/grid.ts'

export const listAuditTrail = route('listAuditTrail', async ({ db, query }) => {
  const { page, rows } = await readGridPage(auditTrailGrid(db, query), { ...query, sort: 'created_at' })
  return {
    ...page,
    results: rows.map((row) => ({
      entry_id: row.id,
      staff_id: row.staffId,
      staff_email: row.staffEmail,
      action: row.action,
      subject_kind: row.subjectKind,
      subject_id: row.subjectId,
      reason: row.reason,
      created_at: row.createdAt.toISOString(),
    })),
  }
})
