import type { PgBoss } from 'pg-boss'
import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { type App, transact } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { cleanUp } from '#server/platform/jobs/cleanup.ts'
import { QUEUE_NAMES } from '#server/platform/jobs/queues.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { sendTicket } from './dispatch.ts'
import { UPKEEP } from './open-queue.ts'
import { isDeadLetter } from './queue-view.ts'

/** How old a job without a ticket is before it counts as lost, ms: a call without a transaction sends its ticket afterwards. */
const LOST_AFTER_MS = 60_000
/** At once. */
const MAX_FOUND = 500

type Pass = 'clean-up' | 'sweep-credits' | 'find-lost-jobs'

const SCHEDULE: Readonly<Record<Pass, string>> = {
  'clean-up': '7 * * * *',
  'sweep-credits': '* * * * *',
  'find-lost-jobs': '* * * * *',
}

/** What the product does by itself: one of each at a time, in any of the processes that take part. */
export async function startUpkeep(app: App, boss: PgBoss): Promise<void> {
  const passes: Record<Pass, () => Promise<unknown>> = {
    'clean-up': () => cleanUp(app),
    'sweep-credits': () => sweepCredits(app),
    'find-lost-jobs': () => dispatchLost(app, boss),
  }
  for (const [pass, cron] of Object.entries(SCHEDULE))
    await boss.schedule(UPKEEP, cron, { pass }, { key: pass, singletonKey: pass })
  await boss.work<{ pass: Pass }>(UPKEEP, { pollingIntervalSeconds: 5 }, async ([job]) => {
    if (job && Object.hasOwn(passes, job.data.pass)) await passes[job.data.pass]()
  })
}

/**
 * For a process that is alone on its database: jobs that still count as running died with the process before it, and run again at
 * once instead of after its last heartbeat. Waiting tickets stay as they are.
 */
export async function recoverTickets(app: App, boss: PgBoss): Promise<void> {
  await transact(app, async ({ db }) => {
    const names = sql.join(
      QUEUE_NAMES.map((name) => sql`${name}`),
      sql`, `,
    )
    await db.execute(sql`delete from pgboss.job where name in (${names}) and state in ('active', 'retry')`)
    const died = await db
      .update(jobs)
      .set({ status: 'QUEUED', leaseOwner: null, updatedAt: app.clock.now() })
      .where(and(eq(jobs.status, 'RUNNING'), not(isDeadLetter)))
      .returning()
    for (const job of died) await sendTicket(boss, db, job, 0)
  })
}

/**
 * Sends tickets for open jobs that have none: those of a version without a queue, and those whose ticket was lost. A job that
 * staff have to decide about, since its ticket is a dead letter, is left alone.
 * @returns how many
 */
export async function dispatchLost(app: App, boss: PgBoss, lostAfterMs = LOST_AFTER_MS): Promise<number> {
  const now = app.clock.now()
  const hasTicket = sql`exists (
    select 1 from pgboss.job ticket
    where ticket.data->>'jobId' = ${jobs.id}::text and ticket.state in ('created', 'retry', 'active'))`
  const isLost = and(
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
    lt(jobs.updatedAt, new Date(now.getTime() - lostAfterMs + 1)),
    sql`not ${hasTicket}`,
  )
  return transact(app, async ({ db }) => {
    const lost = await db.select().from(jobs).where(isLost).limit(MAX_FOUND).for('no key update', { skipLocked: true })
    for (const job of lost) {
      // Nobody runs it: a run without its ticket may not write either.
      if (job.status === 'RUNNING')
        await db.update(jobs).set({ status: 'QUEUED', leaseOwner: null, updatedAt: now }).where(eq(jobs.id, job.id))
      await sendTicket(boss, db, job, Math.max(0, job.runAt.getTime() - now.getTime()))
    }
    return lost.length
  })
}
