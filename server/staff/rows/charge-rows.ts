import { and, eq } from 'drizzle-orm'
import { creditHolds, users } from '#server/db/schema/index.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource } from './rows.ts'

const columns: RowColumns = {
  id: creditHolds.id,
  userId: creditHolds.userId,
  createdAt: creditHolds.createdAt,
  storyId: creditHolds.storyId,
  type: creditHolds.action,
  status: creditHolds.status,
  reason: creditHolds.reason,
  credits: creditHolds.captured,
}

/** Credits for accepted work: held, charged, released or refunded. */
export const chargeRows: RowSource = (db, filter) => {
  const where = limitsOf(columns, filter)
  return rowGrid(columns, {
    count: () => db.$count(creditHolds, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(creditHolds)
        .leftJoin(users, eq(users.id, creditHolds.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
