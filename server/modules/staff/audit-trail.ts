import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { ExportAuditTrailRequest } from '#generated/schema.ts'
import { auditTrail } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { endOfDay, startOfDay } from './figures.ts'
import type { Grid } from './grid.ts'

export type TrailRow = typeof auditTrail.$inferSelect
type Filter = Omit<ExportAuditTrailRequest, 'order'>

/** What staff viewed and did. */
export function auditTrailGrid(db: DbOrTx, filter: Filter): Grid<TrailRow, 'created_at'> {
  const where = and(
    filter.action && inArray(auditTrail.action, filter.action),
    filter.subject_id === undefined ? undefined : eq(auditTrail.subjectId, filter.subject_id),
    filter.staff_id === undefined ? undefined : eq(auditTrail.staffId, filter.staff_id),
    filter.from === undefined ? undefined : gte(auditTrail.createdAt, startOfDay(filter.from)),
    filter.to === undefined ? undefined : lt(auditTrail.createdAt, endOfDay(filter.to)),
  )
  return {
    id: auditTrail.id,
    idOf: ({ id }) => id,
    sorts: {
      created_at: {
        by: auditTrail.createdAt,
        cast: 'timestamptz',
        valueOf: ({ createdAt }) => createdAt.toISOString(),
      },
    },
    count: () => db.$count(auditTrail, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select()
        .from(auditTrail)
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }
}
