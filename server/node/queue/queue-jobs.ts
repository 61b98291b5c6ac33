import { hostname } from 'node:os'
import type { PgBoss } from 'pg-boss'
import type { App, Log } from '#server/platform/context.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import type { QueueName } from '#server/platform/jobs/queues.ts'
import type { Clock, JobDispatch } from '#server/platform/ports/services.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import type { HostConfig } from '../config.ts'
import type { Notices } from '../notices.ts'
import type { Role, RoleSettings } from '../roles.ts'
import { createQueueDispatch, STOP_CHANNEL } from './dispatch.ts'
import { openQueue, UPKEEP } from './open-queue.ts'
import { listWorkers } from './queue-view.ts'
import { dispatchLost, recoverTickets, startUpkeep } from './upkeep.ts'
import { createQueueWorkers, type QueueWorkers } from './work-queues.ts'

/** What of the configuration the queue needs. */
export type QueueSettings = RoleSettings & Pick<HostConfig, 'databaseUrl'>

/** How a host's jobs are handed out and run. */
export interface HostJobs {
  dispatch: JobDispatch
  /** Whether a process that draws exports is at work; null: only this one is asked. */
  hasRenderers: (() => Promise<boolean>) | null
  /** Rejects while the queue cannot take jobs; null: it is part of the database. */
  check: (() => Promise<unknown>) | null
  start(app: App): Promise<void>
  /** Takes no more jobs, and ends or hands back the running ones. */
  stop(): Promise<void>
}

export interface QueueTools {
  clock: Clock
  log: Log
  /** Left out: nothing is traced. */
  tracer?: Tracer | undefined
  /** Brings requests to stop a job at once; left out: its process looks every few seconds. */
  notices?: Notices | null
}

/** The queues that each kind of process works. */
const QUEUES_OF: Readonly<Record<Role, readonly QueueName[]>> = {
  all: ['interactive', 'engine', 'render', 'bookkeeping'],
  web: [],
  worker: ['interactive', 'engine', 'bookkeeping'],
  render: ['render'],
  migrate: [],
}

/** How long an answer about the other processes is used, ms. */
const ASK_AGAIN_MS = 5_000

/** Jobs through the queue in PostgreSQL. */
export async function openQueueJobs(config: QueueSettings, tools: QueueTools): Promise<HostJobs> {
  const { clock, log, tracer, notices } = tools
  const { databaseUrl, role, drainMs, renderConcurrency, heartbeatSeconds } = config
  if (databaseUrl === null) throw new Error('The queue needs a database')
  const processName = `${role} ${process.pid} on ${hostname()}`
  const supervises = role === 'all' || role === 'worker'
  const migrates = role === 'all' || role === 'migrate'
  const boss = await openQueue({ url: databaseUrl, name: processName, log, supervises, migrates, heartbeatSeconds })
  let workers: QueueWorkers | undefined
  return {
    dispatch: createQueueDispatch(boss, clock, tracer),
    hasRenderers: config.isFleet ? watchRenderers(boss, clock) : null,
    check: () => checkQueue(boss),
    async start(app: App) {
      if (!config.isFleet) await recoverTickets(app, boss)
      // After an upgrade from a version without a queue.
      if (supervises) await dispatchLost(app, boss, 0)
      workers = createQueueWorkers(app, boss, {
        handlers: jobHandlers,
        queues: QUEUES_OF[role],
        processName,
        drainMs,
        renderConcurrency,
        ...(notices && { onStopRequested: (look: () => void) => notices.listen(STOP_CHANNEL, look, look) }),
      })
      await workers.start()
      await listWorkers(app.db, processName, QUEUES_OF[role])
      if (supervises) await startUpkeep(app, boss)
    },
    async stop() {
      await workers?.stop()
      await boss.stop({ graceful: false })
    },
  }
}

async function checkQueue(boss: PgBoss) {
  if ((await boss.getQueue(UPKEEP)) === null) throw new Error('The queue has no tables')
}

/** Whether a process that is alive works the queue of exports. */
function watchRenderers(boss: PgBoss, clock: Clock): () => Promise<boolean> {
  let known: { at: number; answer: Promise<boolean> } | undefined
  const ask = async () =>
    (await boss.getInstances()).some(({ live, workers }) => live && workers.some(({ queue }) => queue === 'render'))
  return () => {
    const at = clock.now().getTime()
    if (!known || at - known.at > ASK_AGAIN_MS) known = { at, answer: ask() }
    return known.answer
  }
}
