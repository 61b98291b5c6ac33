import { and, eq } from 'drizzle-orm'
import { renders, users } from '#server/db/schema/index.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource, msBetween } from './rows.ts'

const columns: RowColumns = {
  id: renders.id,
  userId: renders.userId,
  createdAt: renders.createdAt,
  storyId: renders.storyId,
  type: renders.executor,
  status: renders.status,
  reason: renders.errorMessage,
  workMs: msBetween(renders.createdAt, renders.completedAt),
}

/** Exports, by the day on which they were asked for. */
export const exportRows: RowSource = (db, filter) => {
  const where = limitsOf(columns, filter)
  return rowGrid(columns, {
    count: () => db.$count(renders, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(renders)
        .leftJoin(users, eq(users.id, renders.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
