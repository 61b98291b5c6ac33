import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { jobs } from '#server/platform/db/schema/index.ts'
import { QUEUE_NAMES, type QueueName } from '#server/platform/jobs/queues.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { DeadLetter, QueueProcess, QueueView } from '#server/platform/ports/services.ts'
import { DEAD_LETTERS } from './open-queue.ts'

/** Of a job: no process runs it, whatever its row says. */
export const isDeadLetter = sql`exists (
  select 1 from pgboss.job letter where letter.name = ${DEAD_LETTERS} and letter.data->>'jobId' = ${jobs.id}::text)`

const MAX_REASON_LENGTH = 2_000

/** What staff see of the queue, and how a job leaves its dead letters. */
export function createQueueView(boss: PgBoss): QueueView {
  return {
    async processes(db) {
      const running = await countRunning(db)
      const processes = new Map<string, QueueProcess>()
      for (const { name, live, workers, heartbeatOn } of await boss.getInstances()) {
        const queues = QUEUE_NAMES.filter((queue) => workers.some((worker) => worker.queue === queue))
        // A restarted process may have the name of the one before it.
        if (name === null || processes.get(name)?.isAlive) continue
        processes.set(name, { name, isAlive: live, queues, running: running.get(name) ?? 0, seenAt: heartbeatOn })
      }
      for (const [name, count] of running)
        if (!processes.has(name))
          processes.set(name, { name, isAlive: false, queues: [], running: count, seenAt: null })
      return [...processes.values()]
        .filter((each) => each.running > 0 || (each.isAlive && each.queues.length > 0))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },

    async deadLetters(db, limit) {
      const rows = await rowsOf<{ jobId: string; output: unknown; deadAt: string }>(
        db,
        sql`
          select data->>'jobId' as "jobId", source_output as output, created_on as "deadAt"
          from pgboss.job where name = ${DEAD_LETTERS} order by created_on limit ${limit}`,
      )
      return rows.map(({ jobId, output, deadAt }): DeadLetter => ({
        jobId,
        reason: reasonOf(output),
        deadAt: new Date(deadAt),
      }))
    },

    async deleteDeadLetter(db, jobId) {
      const isTheirs = sql`name = ${DEAD_LETTERS} and data->>'jobId' = ${jobId}`
      return (await rowsOf(db, sql`delete from pgboss.job where ${isTheirs} returning id`)).length > 0
    },
  }
}

/** Enters which queues a process works. The queue itself does so with its next heartbeat, and staff and users look before. */
export async function listWorkers(db: DbOrTx, processName: string, queues: readonly QueueName[]): Promise<void> {
  const workers = JSON.stringify(queues.map((queue) => ({ queue })))
  // A restarted process may have the name of the one before it.
  const own = sql`select id from pgboss.instance where name = ${processName} order by started_on desc limit 1`
  await db.execute(sql`update pgboss.instance set workers = ${workers}::text::jsonb where id = (${own})`)
}

/** By the name of the process, which is the end of the lease owner. */
async function countRunning(db: DbOrTx): Promise<Map<string, number>> {
  const name = sql<string>`split_part(${jobs.leaseOwner}, '@', 2)`
  const rows = await db
    .select({ name, running: sql<number>`count(*)`.mapWith(Number) })
    .from(jobs)
    .where(sql`${jobs.status} = 'RUNNING' and not ${isDeadLetter}`)
    .groupBy(sql`1`)
  return new Map(rows.filter((row) => row.name !== '').map((row) => [row.name, row.running]))
}

/** As pg-boss stores errors, and its own reasons. */
function reasonOf(output: unknown): string | null {
  const { value, message } = Object(output) as { value?: { message?: unknown }; message?: unknown }
  const text = message ?? value?.message
  return typeof text === 'string' && text !== '' ? text.slice(0, MAX_REASON_LENGTH) : null
}

async function rowsOf<Row>(db: DbOrTx, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: Row[] }).rows
}
