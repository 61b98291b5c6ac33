import { inArray, notInArray, and, sql } from 'drizzle-orm'
import type { DeadLetter, QueueName, StaffQueue } from '#generated/schema.ts'
import { queueNameValues } from '#generated/values.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { queueOf } from '#server/platform/jobs/queues.ts'
import { availableActions } from '#server/platform/jobs/settlements.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { QueueView } from '#server/platform/ports/services.ts'

/** As many are counted. */
const MAX_DEAD = 1_000
/** As many are listed; the next ones follow when these are settled. */
const MAX_LISTED = 50

// Literals, not parameters: the index of due jobs covers exactly these rows.
const isOpen = sql`${jobs.status} in ('QUEUED', 'RUNNING')`

/** What waits and runs in each queue, which processes run it, and what the queue no longer hands out. */
export const getStaffQueues = route('getStaffQueues', async ({ db, services }) => {
  const now = services.clock.now()
  const { queue } = services.jobs
  const dead = queue ? await readDeadLetters(db, queue) : []
  const processes = await queue?.processes(db)
  return {
    queues: await countQueues(
      db,
      now,
      dead.map(({ job_id: id }) => id),
    ),
    processes:
      processes?.map(({ name, isAlive, queues, running, seenAt }) => ({
        ...{ name, is_alive: isAlive, running },
        queues: queues.map(nameOf),
        seen_at: seenAt?.toISOString() ?? null,
      })) ?? null,
    dead_letter_count: dead.length,
    dead_letters: dead.slice(0, MAX_LISTED),
    counted_at: now.toISOString(),
  }
})

const nameOf = (queue: string) => queue.toUpperCase() as QueueName

/** Those whose jobs are open. */
async function readDeadLetters(db: DbOrTx, queue: QueueView): Promise<DeadLetter[]> {
  const letters = await queue.deadLetters(db, MAX_DEAD)
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

async function countQueues(db: DbOrTx, now: Date, deadIds: readonly string[]): Promise<StaffQueue[]> {
  const isDue = sql`${jobs.status} = 'QUEUED' and ${jobs.runAt} <= ${now.toISOString()}::timestamptz`
  const number = (where: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  const counts = await db
    .select({
      kind: jobs.kind,
      open: sql<number>`count(*)`.mapWith(Number),
      waiting: number(isDue),
      running: number(sql`${jobs.status} = 'RUNNING'`),
      oldest: sql<Date | null>`min(${jobs.runAt}) filter (where ${isDue})`.mapWith(jobs.runAt),
    })
    .from(jobs)
    .where(and(isOpen, deadIds.length > 0 ? notInArray(jobs.id, [...deadIds]) : undefined))
    .groupBy(jobs.kind)
  return queueNameValues.map((name) => {
    const own = counts.filter(({ kind }) => nameOf(queueOf(kind)) === name)
    const sum = (of: 'open' | 'waiting' | 'running') => own.reduce((total, count) => total + count[of], 0)
    const oldest = own.flatMap((count) => count.oldest?.getTime() ?? [])
    return {
      name,
      waiting: sum('waiting'),
      scheduled: sum('open') - sum('waiting') - sum('running'),
      running: sum('running'),
      oldest_due_at: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
    }
  })
}
