import { eq } from 'drizzle-orm'
import { pollAfterOf, retryAfterOf } from '#engines/ports.ts'
import { type App, servicesFor, withOwnKeys } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { JobOutcome } from '#server/platform/ports/meter.ts'
import type { SpanFacts } from '#server/platform/ports/tracer.ts'
import type { Job } from './claim.ts'
import { type JobDefinition, type JobRun, PermanentJobError, type JobKind } from './definition.ts'
import { cancelOrders } from './orders.ts'
import { completeJob, failJob, requeueJob } from './end-job.ts'

/** Why a run's signal was aborted; `lost`: another runner has the job. */
export type AbortReason = 'cancelled' | 'shutdown' | 'lost'

/** Delay before the next attempt: 2 s, 8 s, 32 s … up to 5 minutes. */
export function backoffMs(attempt: number): number {
  return Math.min(2_000 * 4 ** (attempt - 1), 300_000)
}

/** So many deaths of its processes do not count as attempts of a job; a job that kills its processes has to end. */
const MAX_DEATHS = 10

/** Limit on Retry-After, ms: a user waits for the job, and their credits are held. */
const MAX_BACKOFF_MS = 600_000

const delayAfter = (cause: unknown, attempt: number) =>
  Math.max(backoffMs(attempt), Math.min(retryAfterOf(cause), MAX_BACKOFF_MS))

/** One run from claim to end. Never rejects because of the job itself. */
export async function runJob(
  app: App,
  job: Job,
  definition: JobDefinition<JobKind>,
  signal: AbortSignal,
): Promise<void> {
  const begun = app.clock.now().getTime()
  const run = () => runToEnd(app, job, definition, signal)
  const outcome = await (app.tracer?.trace(`job ${job.kind}`, (add) => run().then(noted(add)), job.from) ?? run())
  app.meter?.jobEnded(job.kind, outcome, app.clock.now().getTime() - begun)
}

const noted =
  (add: (facts: SpanFacts) => void) =>
  (outcome: JobOutcome): JobOutcome => {
    add({ outcome })
    return outcome
  }

async function runToEnd(
  host: App,
  job: Job,
  definition: JobDefinition<JobKind>,
  signal: AbortSignal,
): Promise<JobOutcome> {
  // Also what ends it: that queues further work, which was priced together with it.
  const app = job.userId === null ? host : await withOwnKeys(servicesFor(host, job.userId), job.userId, job.ownKeys)
  const fail = async (reason: 'failed' | 'cancelled', cause: unknown) => {
    await cancelOrders(app, job.id)
    await failJob(app, job, definition, job.payload, { reason, cause })
    return reason
  }
  if (job.cancelRequested) return fail('cancelled', new Error('Cancelled before it ran'))
  const tries = job.attempts - Math.min(job.deaths ?? 0, MAX_DEATHS)
  if (tries > definition.maxAttempts) return fail('failed', new Error('Interrupted too often'))
  const payload = definition.payload.safeParse(job.payload)
  if (!payload.success) return fail('failed', payload.error)
  const run: JobRun<JobKind> = {
    app,
    jobId: job.id,
    userId: job.userId,
    payload: payload.data,
    attempt: job.attempts,
    signal,
    async reportProgress(percent) {
      await app.db.update(jobs).set({ progress: percent, updatedAt: app.clock.now() }).where(eq(jobs.id, job.id))
    },
  }
  try {
    const finish = await definition.run(run)
    await completeJob(app, job, definition, finish ?? undefined)
    return 'completed'
  } catch (cause) {
    // Only the other runner may write about the job.
    if (signal.aborted && signal.reason === 'lost') return 'lost'
    if (signal.aborted && signal.reason === 'shutdown') {
      await requeueJob(app, job, { delayMs: 0, countsAttempt: false, cause })
      return 'returned'
    }
    if (signal.aborted) return fail('cancelled', cause)
    const delayMs = pollAfterOf(cause)
    if (delayMs !== null) {
      await requeueJob(app, job, { delayMs, countsAttempt: false, cause })
      return 'waiting'
    }
    if (cause instanceof PermanentJobError || tries >= definition.maxAttempts) {
      app.log.error(`Job ${job.kind} was given up`, cause)
      return fail('failed', cause)
    }
    await requeueJob(app, job, { delayMs: delayAfter(cause, tries), countsAttempt: true, cause })
    return 'retried'
  }
}
