import { msBetween } from '#server/platform/db/schema/columns.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { isStuckJob } from '../stuck.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

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
export const jobRows: RowSource = rowSource({ from: () => ({ table: jobs, columns }), isStuck: isStuckJob })
