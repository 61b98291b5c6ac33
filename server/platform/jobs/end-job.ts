import { and, eq, DrizzleQueryError } from 'drizzle-orm'
import { transact, type App, type Scope } from '#server/platform/context.ts'
import { jobs, stories } from '#server/platform/db/schema/index.ts'
import type { Job } from './claim.ts'
import type { FinishingStep, JobDefinition, JobFailure, JobKind } from './definition.ts'
import { ZodError } from 'zod'

const MAX_DESCRIPTION_LENGTH = 2_000

/** Characters of emails in what a mail server or a database answers. */
const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/gu

/** The lease went to another runner; this one's result must not be written. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

type Change = Partial<typeof jobs.$inferInsert>

/** Ends or requeues a job, only while this runner holds it. */
async function update({ services, db }: Scope, job: Job, change: Change) {
  const rows = await db
    .update(jobs)
    .set({ leaseOwner: null, leaseEndsAt: null, updatedAt: services.clock.now(), ...change })
    .where(and(eq(jobs.id, job.id), eq(jobs.status, 'RUNNING'), eq(jobs.leaseOwner, job.leaseOwner ?? '')))
    .returning({ id: jobs.id })
  if (rows.length === 0) throw new LeaseLost(`Job ${job.id} is run by another host`)
}

/** @param locksStory the result belongs to the job's story */
async function inLeasedTransaction(app: App, job: Job, locksStory: boolean, work: (scope: Scope) => Promise<void>) {
  try {
    await transact(app, async (scope) => {
      // The story first and then its job, as in every call: the other order would deadlock.
      if (locksStory && job.storyId !== null)
        await scope.db.select({ id: stories.id }).from(stories).where(eq(stories.id, job.storyId)).for('no key update')
      await work(scope)
    })
  } catch (cause) {
    if (!(cause instanceof LeaseLost)) throw cause
  }
}

const wiped = (definition: JobDefinition<JobKind>): Change => (definition.isSecret ? { payload: {} } : {})

/** Done, together with the run's finishing step. */
export async function completeJob(app: App, job: Job, definition: JobDefinition<JobKind>, finish?: FinishingStep) {
  await inLeasedTransaction(app, job, finish !== undefined, async (scope) => {
    const finishedAt = app.clock.now()
    await update(scope, job, { status: 'COMPLETED', progress: 100, finishedAt, lastError: null, ...wiped(definition) })
    await finish?.(scope)
  })
}

/** Failed permanently, together with the kind's `onFailed`. */
export async function failJob(
  app: App,
  job: Job,
  definition: JobDefinition<JobKind>,
  payload: unknown,
  { reason, cause }: Pick<JobFailure, 'reason' | 'cause'>,
) {
  await inLeasedTransaction(app, job, definition.onFailed !== undefined, async (scope) => {
    const status = reason === 'cancelled' ? 'CANCELLED' : 'FAILED'
    const finishedAt = app.clock.now()
    await update(scope, job, { status, finishedAt, lastError: describeFailure(cause), ...wiped(definition) })
    const parsed = definition.payload.safeParse(payload)
    if (parsed.success) await definition.onFailed?.(scope, parsed.data, { jobId: job.id, reason, cause })
  })
}

/** Back in the queue: after a failure with a delay, after a shutdown at once and without counting the run. */
export async function requeueJob(
  app: App,
  job: Job,
  again: { delayMs: number; countsAttempt: boolean; cause?: unknown },
) {
  await inLeasedTransaction(app, job, false, async (scope) => {
    const runAt = new Date(app.clock.now().getTime() + again.delayMs)
    const attempts = again.countsAttempt ? job.attempts : Math.max(0, job.attempts - 1)
    await update(scope, job, { status: 'QUEUED', runAt, attempts, lastError: describeFailure(again.cause) })
  })
}

/**
 * Why a run failed, for the job's row, which staff read without a reason: what failed and how, without user content. Failures
 * of queries and of parsing quote their input; here they are only named, the server's log has the whole text.
 */
export function describeFailure(cause: unknown): string | null {
  if (cause === undefined) return null
  if (!(cause instanceof Error)) return 'Something that is no error was thrown'
  return nameOf(cause).replace(ADDRESS, '•••').slice(0, MAX_DESCRIPTION_LENGTH)
}

function nameOf(cause: Error): string {
  if (cause instanceof DrizzleQueryError) return `Database error ${codeOf(cause.cause) ?? 'without a code'}`
  if (cause instanceof ZodError) return 'ZodError: the data has another form than expected'
  if (cause instanceof SyntaxError) return 'SyntaxError: a text could not be parsed'
  return `${cause.name}: ${cause.message}`
}

/** SQLSTATE, as PostgreSQL and PGlite give it. */
const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
