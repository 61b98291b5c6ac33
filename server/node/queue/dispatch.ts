import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { jobs } from '#server/platform/db/schema/index.ts'
import { kindsOf, queueOf, type QueueName } from '#server/platform/jobs/queues.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import type { AnnouncedJob, Clock, JobDispatch } from '#server/platform/ports/services.ts'
import { inTransaction, type Ticket } from './open-queue.ts'
import { createQueueView } from './queue-view.ts'

/** Where the id of a running job is sent whose stop was requested. */
export const STOP_CHANNEL = 'storyloom_jobs'

/** From here on a user's next job counts as the last one. */
const LOWEST_PRIORITY = -100

/** Hands jobs to the queue, in the transaction that made them. */
export function createQueueDispatch(boss: PgBoss, clock: Clock, tracer?: Tracer): JobDispatch {
  return {
    async announce(db, job) {
      if (job.status === 'RUNNING') await db.execute(sql`select pg_notify(${STOP_CHANNEL}, ${job.id})`)
      else await sendTicket(boss, db, job, Math.max(0, job.runAt.getTime() - clock.now().getTime()), tracer?.here())
    },
    wake: () => undefined,
    queue: createQueueView(boss),
  }
}

/**
 * @param waitMs when it may be handed out, ms from now
 * @param from what handed it in, for traces
 */
export async function sendTicket(
  boss: PgBoss,
  db: DbOrTx,
  job: Pick<AnnouncedJob, 'id' | 'kind' | 'userId' | 'deaths'>,
  waitMs: number,
  from?: string,
): Promise<void> {
  const queue = queueOf(job.kind)
  const { id: jobId, deaths = 0 } = job
  const ticket: Ticket = { jobId, ...(deaths > 0 && { deaths }), ...(from !== undefined && { from }) }
  await boss.send(queue, ticket, {
    singletonKey: job.id,
    priority: await priorityOf(db, queue, job.userId),
    // Relative: the clocks of this process and of the database differ.
    ...(waitMs > 0 && { startAfter: waitMs / 1000 }),
    db: inTransaction(db),
  })
}

/** Users take turns: each further job of one user comes after the first ones of the others. */
async function priorityOf(db: DbOrTx, queue: QueueName, userId: string | null): Promise<number> {
  if (userId === null || queue === 'bookkeeping') return 0
  const isOpen = and(
    eq(jobs.userId, userId),
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
    inArray(jobs.kind, kindsOf(queue)),
  )
  const [row] = await db.select({ open: count() }).from(jobs).where(isOpen)
  return Math.max(LOWEST_PRIORITY, 1 - (row?.open ?? 1))
}
