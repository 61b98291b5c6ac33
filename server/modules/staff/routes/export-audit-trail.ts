import { preparedRoute } from '#server/platform/http/route.ts'
import { auditTrailGrid } from '#server/modules/staff/audit-trail.ts'
import { exportGrid } from '#server/modules/staff/grid.ts'

export const exportAuditTrail = preparedRoute('exportAuditTrail', async (call) => {
  const { db, body } = call
  const file = await exportGrid(
    call,
    auditTrailGrid(db, body),
    { sort: 'created_at', order: body.order },
    {
      name: 'audit-trail',
      heading: ['created_at', 'staff', 'staff_id', 'action', 'subject', 'subject_id', 'reason'],
      cells: ({ createdAt, staffEmail, staffId, action, subjectKind, subjectId, reason }) => [
        createdAt.toISOString(),
        ...[staffEmail, staffId, action, subjectKind, subjectId, reason],
      ],
    },
  )
  return async () => file
})
