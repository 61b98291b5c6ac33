import { and, asc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListStaffReportsParams, StaffReport } from '#generated/schema.ts'
import { reports, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { endOfDay, startOfDay } from './figures.ts'
import type { Grid } from './grid.ts'
import { maskAddress } from './people.ts'

type Filter = Omit<ListStaffReportsParams, 'page' | 'page_size' | 'order'>
interface ReportRow {
  report: typeof reports.$inferSelect
  email: string
  assigneeEmail: string | null
}

const assignees = alias(users, 'assignees')

/** Reports and feedback. */
export function reportGrid(db: DbOrTx, filter: Filter): Grid<ReportRow, 'created_at'> {
  const where = and(
    filter.kind && inArray(reports.kind, filter.kind),
    filter.state && inArray(reports.state, filter.state),
    filter.staff_id === undefined ? undefined : eq(reports.assigneeId, filter.staff_id),
    filter.report_id === undefined ? undefined : eq(reports.id, filter.report_id),
    filter.user_id === undefined ? undefined : eq(reports.userId, filter.user_id),
    filter.story_id === undefined ? undefined : eq(reports.storyId, filter.story_id),
    filter.from === undefined ? undefined : gte(reports.createdAt, startOfDay(filter.from)),
    filter.to === undefined ? undefined : lt(reports.createdAt, endOfDay(filter.to)),
  )
  return {
    id: reports.id,
    idOf: ({ report }) => report.id,
    sorts: {
      created_at: {
        by: reports.createdAt,
        cast: 'timestamptz',
        valueOf: ({ report }) => report.createdAt.toISOString(),
      },
    },
    count: () => db.$count(reports, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select({ report: getTableColumns(reports), email: users.email, assigneeEmail: assignees.email })
        .from(reports)
        .innerJoin(users, eq(users.id, reports.userId))
        .leftJoin(assignees, eq(assignees.id, reports.assigneeId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }
}

/** Staff who may open the list, by their emails. */
export const readAssignees = (db: DbOrTx) =>
  db
    .select({ user_id: users.id, email: users.email })
    .from(users)
    .where(and(users.isStaff, sql`${users.staffRoles} && array['SUPPORT', 'ADMIN']`))
    .orderBy(asc(users.email))

export function presentStaffReport({ report, email, assigneeEmail }: ReportRow): StaffReport {
  return {
    ...{ report_id: report.id, kind: report.kind, feedback_type: report.feedbackType, rating: report.rating },
    ...{ user_id: report.userId, email: maskAddress(email), story_id: report.storyId, details: report.description },
    ...{ operation: report.operation, error_message: report.errorMessage, state: report.state },
    ...{ assignee_id: report.assigneeId, assignee_email: assigneeEmail, answer: report.answer },
    answered_at: report.answeredAt?.toISOString() ?? null,
    created_at: report.createdAt.toISOString(),
  }
}
