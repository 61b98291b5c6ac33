import { and, asc, count, eq, gt, inArray, like, lte, ne, not, or, sql } from 'drizzle-orm'
import { modelIdOf } from '#engines/ports.ts'
import type { PgBoss } from 'pg-boss'
import { type App, transact } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/claim.ts'
import type { JobDefinition, JobKind } from '#server/platform/jobs/definition.ts'
import { kindsOf, queueOf, QUEUES } from '#server/platform/jobs/queues.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { sendTicket } from './dispatch.ts'
import { isDeadLetter } from './queue-view.ts'

/** One delivery of a ticket by the queue. */
export interface Delivery {
  jobId: string
  /** The ticket's own id. */
  ticketId: string
  /** How often it was delivered before. */
  retryCount: number
  /** How many processes died with the job before the ticket was sent. */
  deaths?: number | undefined
}

/** `waitMs`: a limit is reached, or it is not due yet. null: the job has ended, or another ticket runs it. */
export type Claim = { job: Job } | { waitMs: number } | null

/** How long a job waits for its limit where no end of another one calls it first, ms. */
const LIMIT_WAIT_MS = 30_000
/** How long a job waits for a process that knows its kind, ms: during a roll-out. */
const UNKNOWN_WAIT_MS = 10_000
/** How many users are called when a place at an engine becomes free. */
const MAX_CALLED = 5

/**
 * Claims the job of a delivered ticket, within the limits of its user and its engine over all processes. A later delivery of
 * the same ticket takes the job over: the queue has found the process dead that had it.
 */
export async function claimTicket(
  app: App,
  { jobId, ticketId, retryCount, deaths = 0 }: Delivery,
  definitionOf: (kind: string) => JobDefinition<JobKind> | undefined,
  processName: string,
): Promise<Claim> {
  return transact(app, async ({ db }) => {
    const [known] = await db.select().from(jobs).where(eq(jobs.id, jobId))
    if (!known || !['QUEUED', 'RUNNING'].includes(known.status)) return null
    const definition = definitionOf(known.kind)
    if (!definition) return { waitMs: UNKNOWN_WAIT_MS }
    const engine = limitedEngine(app, definition)
    if (!known.cancelRequested && (await isAtLimit(db, known, engine))) return { waitMs: LIMIT_WAIT_MS }
    const now = app.clock.now()
    const isDue = and(eq(jobs.status, 'QUEUED'), lte(jobs.runAt, now), not(isDeadLetter))
    const isMine = and(eq(jobs.status, 'RUNNING'), like(jobs.leaseOwner, `${ticketId}:%`))
    const [job] = await db
      .update(jobs)
      .set({
        status: 'RUNNING',
        leaseOwner: `${ticketId}:${retryCount}@${processName}`,
        leaseEndsAt: null,
        engine: engine?.id ?? null,
        attempts: sql`${jobs.attempts} + 1`,
        startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
        updatedAt: now,
      })
      .where(and(eq(jobs.id, jobId), or(isDue, isMine)))
      .returning()
    if (job) return { job: { ...job, deaths: deaths + retryCount } }
    const [later] = await db
      .select({ runAt: jobs.runAt })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), eq(jobs.status, 'QUEUED'), gt(jobs.runAt, now)))
    return later ? { waitMs: later.runAt.getTime() - now.getTime() } : null
  })
}

/** A remote engine that runs only so many at once. */
function limitedEngine({ engines }: App, { engine }: JobDefinition<JobKind>) {
  const info = engine?.(engines)
  return info && !info.builtIn && info.concurrency !== undefined
    ? { id: modelIdOf(info), concurrency: info.concurrency }
    : undefined
}

/** Counts under a lock that is held to the commit, so that two claims never take the same last place. */
async function isAtLimit(
  db: DbOrTx,
  { id, kind, userId }: Pick<Job, 'id' | 'kind' | 'userId'>,
  engine: { id: string; concurrency: number } | undefined,
): Promise<boolean> {
  const queue = queueOf(kind)
  const { perUser } = QUEUES[queue]
  const isRunning = and(eq(jobs.status, 'RUNNING'), ne(jobs.id, id), not(isDeadLetter))
  if (userId !== null && perUser !== null) {
    await lock(db, `user ${queue} ${userId}`)
    const isTheirs = and(isRunning, eq(jobs.userId, userId), inArray(jobs.kind, kindsOf(queue)))
    if ((await countJobs(db, isTheirs)) >= perUser) return true
  }
  if (!engine) return false
  await lock(db, `engine ${engine.id}`)
  return (await countJobs(db, and(isRunning, eq(jobs.engine, engine.id)))) >= engine.concurrency
}

const lock = (db: DbOrTx, name: string) => db.execute(sql`select pg_advisory_xact_lock(${LIMITS}, hashtext(${name}))`)
/** Any constant: the first key of these locks. */
const LIMITS = 4_400_003

async function countJobs(db: DbOrTx, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ running: count() }).from(jobs).where(where)
  return row?.running ?? 0
}

/** In the transaction that ends a job: hands out tickets for the next ones that waited for its place. */
export async function callNext(app: App, boss: PgBoss, db: DbOrTx, ended: Job): Promise<void> {
  const queue = queueOf(ended.kind)
  const isWaiting = and(
    eq(jobs.status, 'QUEUED'),
    lte(jobs.runAt, app.clock.now()),
    inArray(jobs.kind, kindsOf(queue)),
    ne(jobs.id, ended.id),
    not(isDeadLetter),
    // Others wait for an engine only.
    ended.engine === null ? eq(jobs.userId, ended.userId ?? '') : undefined,
  )
  if (QUEUES[queue].perUser === null || ended.userId === null) return
  const firsts = db
    .selectDistinctOn([jobs.userId], { id: jobs.id, kind: jobs.kind, userId: jobs.userId, runAt: jobs.runAt })
    .from(jobs)
    .where(isWaiting)
    .orderBy(jobs.userId, asc(jobs.runAt))
    .as('firsts')
  const called = await db.select().from(firsts).orderBy(asc(firsts.runAt)).limit(MAX_CALLED)
  for (const job of called) await sendTicket(boss, db, job, 0)
}
