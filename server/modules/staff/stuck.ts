import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { jobs, renders, tasks } from '#server/platform/db/schema/index.ts'

/** Work that nobody has touched for so long does not go on by itself, ms. */
const STUCK_MS = 15 * 60 * 1000

const before = (now: Date) => new Date(now.getTime() - STUCK_MS)

/** A job that is due and not taken, or whose runner has died and nobody took over. */
export const isStuckJob = (now: Date): SQL =>
  or(
    and(eq(jobs.status, 'QUEUED'), lt(jobs.runAt, before(now))),
    and(eq(jobs.status, 'RUNNING'), lt(jobs.leaseEndsAt, before(now))),
  ) ?? sql`false`

export const isStuckTask = (now: Date): SQL =>
  and(inArray(tasks.status, ['CREATED', 'PROCESSING']), lt(tasks.updatedAt, before(now))) ?? sql`false`

export const isStuckExport = (now: Date): SQL =>
  and(inArray(renders.status, ['QUEUED', 'RENDERING']), lt(renders.updatedAt, before(now))) ?? sql`false`
