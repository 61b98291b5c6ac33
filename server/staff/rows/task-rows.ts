import { and, eq, sql } from 'drizzle-orm'
import { tasks, users } from '#server/db/schema/index.ts'
import { isStuckTask } from '../stuck.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource, msBetween } from './rows.ts'

const columns: RowColumns = {
  id: tasks.id,
  userId: tasks.userId,
  createdAt: tasks.createdAt,
  storyId: tasks.storyId,
  type: tasks.taskType,
  model: tasks.modelId,
  status: tasks.status,
  reason: tasks.errorMessage,
  workMs: sql`coalesce(${tasks.workMs}, case when ${tasks.status} in ('COMPLETED', 'FAILED', 'CANCELLED') then ${msBetween(tasks.createdAt, tasks.updatedAt)} end)`,
}

/** Tasks, by the day on which they were asked for; their work is from then to their end. */
export const taskRows: RowSource = (db, filter, now) => {
  const where = limitsOf(columns, filter, isStuckTask(now))
  return rowGrid(columns, {
    count: () => db.$count(tasks, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(tasks)
        .leftJoin(users, eq(users.id, tasks.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
