import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { AnnouncedJob } from '#server/platform/ports/services.ts'
import type { JobKind, JobPayloads } from './definition.ts'

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  payload: JobPayloads[Kind]
  userId?: string
  storyId?: string
  /** While a job with this key is queued or running, no second one is created. */
  dedupeKey?: string
  /** Default: now. */
  runAt?: Date
}

export interface EnqueuedJob {
  id: string
  /** false: a job with the same dedupe key was already under way. */
  isNew: boolean
}

/** Adds a job in the caller's transaction; the runner hears of it with the commit. */
export async function enqueue<Kind extends JobKind>(scope: Scope, job: NewJob<Kind>): Promise<EnqueuedJob> {
  const { clock, ownKeys } = scope.services
  const now = clock.now()
  const [row] = await scope.db
    .insert(jobs)
    .values({
      kind: job.kind,
      payload: job.payload,
      userId: job.userId,
      storyId: job.storyId,
      dedupeKey: job.dedupeKey,
      ownKeys: ownKeys && ownKeys.userId === job.userId ? [...ownKeys.providers] : [],
      runAt: job.runAt ?? now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (row) {
    await announceJob(scope, row)
    return { id: row.id, isNew: true }
  }
  const active = job.dedupeKey === undefined ? undefined : await findActiveJob(scope, job.dedupeKey)
  // The other one ended between both statements.
  return active ? { id: active.id, isNew: false } : enqueue(scope, job)
}

/** The queued or running job of a dedupe key. */
export async function findActiveJob({ db }: Scope, dedupeKey: string) {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.dedupeKey, dedupeKey), inArray(jobs.status, ['QUEUED', 'RUNNING'])))
  return job
}

/** Requests a queued or running job to stop; false when it has already ended. The runner fails it, with its `onFailed`. */
export async function requestCancel(scope: Scope, jobId: string): Promise<boolean> {
  const now = scope.services.clock.now()
  const rows = await scope.db
    .update(jobs)
    .set({ cancelRequested: true, runAt: now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['QUEUED', 'RUNNING'])))
    .returning()
  for (const row of rows)
    await announceJob(scope, (await requeueDeadLetter(scope, row.id)) ? { ...row, status: 'QUEUED' } : row)
  return rows.length > 0
}

/** No process runs a job whose ticket is a dead letter, whatever its row says: it must be queued again even to be cancelled. */
async function requeueDeadLetter({ db, services }: Scope, jobId: string): Promise<boolean> {
  const isDead = (await services.jobs.queue?.deleteDeadLetter(db, jobId)) ?? false
  if (isDead) await db.update(jobs).set({ status: 'QUEUED', leaseOwner: null }).where(eq(jobs.id, jobId))
  return isDead
}

/** To be called in the transaction that queued a job, or requested its stop. */
export async function announceJob({ services, db, afterCommit }: Scope, job: AnnouncedJob): Promise<void> {
  await services.jobs.announce?.(db, job)
  afterCommit(() => services.jobs.wake())
}
