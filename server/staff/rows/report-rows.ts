import { and, eq } from 'drizzle-orm'
import { reports, users } from '#server/db/schema/index.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource } from './rows.ts'

const columns: RowColumns = {
  id: reports.id,
  userId: reports.userId,
  createdAt: reports.createdAt,
  storyId: reports.storyId,
  type: reports.kind,
  reason: reports.description,
}

/** Reports of people; the reason is what they wrote to us. */
export const reportRows: RowSource = (db, filter) => {
  const where = limitsOf(columns, filter)
  return rowGrid(columns, {
    count: () => db.$count(reports, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(reports)
        .leftJoin(users, eq(users.id, reports.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
