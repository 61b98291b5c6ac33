import { notInArray, and, sql } from 'drizzle-orm'
import type { StaffQueue } from '#generated/schema.ts'
import { queueNameValues } from '#generated/values.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { queueOf } from '#server/platform/jobs/queues.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { isOpen, nameOf, readDeadLetters } from '../dead-letters.ts'

/** As many are listed; the next ones follow when these are settled. */
const MAX_LISTED = 50

/** What waits and runs in each queue, which processes run it, and what the queue no longer hands out. */
export const getStaffQueues = route('getStaffQueues', async ({ db, services }) => {
  const now = services.clock.now()
  const { queue } = services.jobs
  const dead = await readDeadLetters(db, queue)
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
