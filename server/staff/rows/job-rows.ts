import { and, eq } from 'drizzle-orm'
import { jobs, users } from '#server/db/schema/index.ts'
import { isStuckJob } from '../stuck.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource, msBetween } from './rows.ts'

const columns: RowColumns = {
  id: jobs.id,
  userId: jobs.userId,
  createdAt: jobs.createdAt,
  storyId: jobs.storyId,
  type: jobs.kind,
  status: jobs.status,
  reason: jobs.lastError,
  waitMs: msBetween(jobs.createdAt, jobs.startedAt),
  workMs: msBetween(jobs.startedAt, jobs.finishedAt),
}

/** Jobs of the last month; older ones are forgotten. */
export const jobRows: RowSource = (db, filter, now) => {
  const where = limitsOf(columns, filter, isStuckJob(now))
  return rowGrid(columns, {
    count: () => db.$count(jobs, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(jobs)
        .leftJoin(users, eq(users.id, jobs.userId))
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
