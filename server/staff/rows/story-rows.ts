import { and, eq } from 'drizzle-orm'
import { stories, users } from '#server/db/schema/index.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource } from './rows.ts'

const columns: RowColumns = {
  id: stories.id,
  userId: stories.userId,
  createdAt: stories.createdAt,
  storyId: stories.id,
  type: stories.creationMode,
  status: stories.status,
  reason: stories.errorMessage,
}

/** Stories, by the day on which they were begun. */
export const storyRows: RowSource = (db, filter) => {
  const where = limitsOf(columns, filter)
  return rowGrid(columns, {
    count: () => db.$count(stories, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(stories)
        .leftJoin(users, eq(users.id, stories.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
