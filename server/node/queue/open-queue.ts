import { sql } from 'drizzle-orm'
import { type Db as TicketDb, fromDrizzle, PgBoss } from 'pg-boss'
import type { Log } from '#server/platform/context.ts'
import { QUEUE_NAMES } from '#server/platform/jobs/queues.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Tickets that were handed out too often without an end; staff decide about their jobs. */
export const DEAD_LETTERS = 'dead-letters'
/** What the product does by itself, every minute or every hour. */
export const UPKEEP = 'upkeep'

/** A ticket is proof against loss, not the job: the `jobs` row says what is to be done, and whether it still is. */
export interface Ticket {
  jobId: string
  /** How many processes died with the job before this ticket was sent. */
  deaths?: number
  /** What handed it in, where that is traced. */
  from?: string
}

export interface QueueOptions {
  url: string
  /** Shown to staff, such as `worker 4711 on host`. */
  name: string
  log: Log
  /** Whether this process finds dead workers and sends what is scheduled; others only hand in jobs. */
  supervises: boolean
  /** Whether it may change the queue's tables; otherwise it refuses those of another version. */
  migrates: boolean
  /** Without one for this long a worker counts as dead, s; 10 at least. */
  heartbeatSeconds?: number
}

/** A training takes hours; pg-boss allows less than a day. */
const LONGEST_RUN_S = 23 * 3600
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const HEARTBEAT_S = 10
/** Connections of the queue, beside those of the app. */
const MAX_CONNECTIONS = 6

/** The queue in PostgreSQL, with its tables and queues. Stop it with `boss.stop`. */
export async function openQueue(options: QueueOptions): Promise<PgBoss> {
  const { url, name, log, supervises, migrates, heartbeatSeconds = HEARTBEAT_S } = options
  const boss = new PgBoss({
    connectionString: url,
    application_name: `Storyloom queue, ${name}`.slice(0, 63),
    max: MAX_CONNECTIONS,
    instanceName: name,
    // Staff see within three of these that a process died.
    instanceHeartbeatSeconds: heartbeatSeconds,
    useListenNotify: true,
    migrate: migrates,
    supervise: supervises,
    schedule: supervises,
    // How soon a dead worker's jobs are handed to another one.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    queueCacheIntervalSeconds: 60,
  })
  boss.on('error', (cause) => log.error('The job queue failed', cause))
  await boss.start()
  if (migrates) await createQueues(boss, heartbeatSeconds)
  return boss
}

async function createQueues(boss: PgBoss, heartbeatSeconds: number) {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY_S, deleteAfterSeconds: DAY_S })
  for (const queue of QUEUE_NAMES)
    await boss.createQueue(queue, {
      notify: true,
      heartbeatSeconds,
      expireInSeconds: LONGEST_RUN_S,
      deadLetter: DEAD_LETTERS,
      // Only a process that dies, or a database that fails at the end of a run, uses these up; errors of jobs do not. No pause
      // is longer than it takes to find a process dead.
      ...{ retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: heartbeatSeconds },
      deleteAfterSeconds: HOUR_S,
    })
  await boss.createQueue(UPKEEP, {
    // One of each at a time, over all processes.
    policy: 'singleton',
    heartbeatSeconds,
    ...{ retryLimit: 0, expireInSeconds: HOUR_S, retentionSeconds: HOUR_S, deleteAfterSeconds: HOUR_S },
  })
}

/** For pg-boss's calls: the caller's transaction. */
export const inTransaction = (db: DbOrTx): TicketDb =>
  fromDrizzle(
    { execute: (query) => db.execute(query as ReturnType<typeof sql>) as unknown as Promise<{ rows: unknown[] }> },
    sql,
  )
