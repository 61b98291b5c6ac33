import { and, asc, eq, lte, notInArray, or, sql } from 'drizzle-orm'
import type { App } from '#server/platform/context.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { jobs } from '#server/platform/db/schema/index.ts'

/** A claimed job. */
export type Job = typeof jobs.$inferSelect & {
  /** Tells the queue that handed it out that this run has ended, in the transaction that says so. */
  settle?: (db: DbOrTx) => Promise<void>
  /** What handed it in, where that is traced. */
  from?: string | undefined
  /** How many of its attempts ended with their process, where others take its jobs over. */
  deaths?: number
}

/** How long a run is trusted without a heartbeat, ms. */
export const LEASE_MS = 30_000

/** Claims the oldest job that is due, or one whose runner has died; undefined when there is none. */
export async function claimJob(app: App, owner: string, fullKinds: readonly string[]): Promise<Job | undefined> {
  const now = app.clock.now()
  const isDue = and(eq(jobs.status, 'QUEUED'), lte(jobs.runAt, now))
  const isOrphaned = and(eq(jobs.status, 'RUNNING'), lte(jobs.leaseEndsAt, now))
  const next = app.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(or(isDue, isOrphaned), fullKinds.length > 0 ? notInArray(jobs.kind, [...fullKinds]) : undefined))
    .orderBy(asc(jobs.runAt), asc(jobs.createdAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  const [job] = await app.db
    .update(jobs)
    .set({
      status: 'RUNNING',
      leaseOwner: owner,
      leaseEndsAt: new Date(now.getTime() + LEASE_MS),
      attempts: sql`${jobs.attempts} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(eq(jobs.id, sql`(${next})`))
    .returning()
  return job
}

/** When the next queued job or expired lease is due; null when nothing waits. */
export async function nextDueAt(app: App): Promise<Date | null> {
  const due = sql<Date | null>`min(case when ${jobs.status} = 'QUEUED' then ${jobs.runAt} else ${jobs.leaseEndsAt} end)`
  const [row] = await app.db
    .select({ at: due.mapWith(jobs.runAt) })
    .from(jobs)
    .where(or(eq(jobs.status, 'QUEUED'), eq(jobs.status, 'RUNNING')))
  return row?.at ?? null
}

/** A heartbeat for all jobs of this runner. */
export async function extendLeases(app: App, owner: string): Promise<Job[]> {
  const now = app.clock.now()
  return app.db
    .update(jobs)
    .set({ leaseEndsAt: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(jobs.status, 'RUNNING'), eq(jobs.leaseOwner, owner)))
    .returning()
}

/**
 * For a host that uses its data exclusively: jobs that still count as running belonged to a dead process, and run again at
 * once instead of after their lease.
 * @param options.countsAttempt false: a user ended the process and not the job, so the attempt does not count towards its
 * limit
 */
export async function recoverJobs(app: App, { countsAttempt = true } = {}): Promise<number> {
  const now = app.clock.now()
  const rows = await app.db
    .update(jobs)
    .set({
      leaseEndsAt: now,
      updatedAt: now,
      ...(!countsAttempt && { attempts: sql`greatest(${jobs.attempts} - 1, 0)` }),
    })
    .where(eq(jobs.status, 'RUNNING'))
    .returning({ id: jobs.id })
  return rows.length
}
