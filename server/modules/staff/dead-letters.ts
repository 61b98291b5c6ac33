import { and, inArray, sql } from 'drizzle-orm'
import type { DeadLetter, QueueName } from '#generated/schema.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { queueOf } from '#server/platform/jobs/queues.ts'
import { availableActions } from '#server/platform/jobs/settlements.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { QueueView } from '#server/platform/ports/services.ts'

/** As many are counted. */
const MAX_DEAD = 1_000

// Literals, not parameters: the index of due jobs covers exactly these rows.
export const isOpen = sql`${jobs.status} in ('QUEUED', 'RUNNING')`

/** In the contract. */
export const nameOf = (queue: string) => queue.toUpperCase() as QueueName

/** Jobs that the queue no longer hands out and that are still open, the oldest first. @param queue undefined: there is none */
export async function readDeadLetters(db: DbOrTx, queue: QueueView | undefined): Promise<DeadLetter[]> {
  const letters = (await queue?.deadLetters(db, MAX_DEAD)) ?? []
  if (letters.length === 0) return []
  const isTheirs = inArray(
    jobs.id,
    letters.map(({ jobId }) => jobId),
  )
  const found = await db.select().from(jobs).where(and(isTheirs, isOpen))
  const byId = new Map(found.map((job) => [job.id, job]))
  return letters.flatMap(({ jobId, reason, deadAt }) => {
    const job = byId.get(jobId)
    if (!job) return []
    const { kind, attempts, lastError } = job
    const settlements = availableActions(job)
    const of = { job_id: jobId, kind, queue: nameOf(queueOf(kind)), attempts, settlements }
    return [{ ...of, reason: reason ?? lastError, dead_at: deadAt.toISOString() }]
  })
}
