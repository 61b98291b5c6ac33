import { eq, inArray } from 'drizzle-orm'
import type { Job as DeliveredTicket, PgBoss } from 'pg-boss'
import { type App, transact } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/claim.ts'
import type { JobDefinition, JobHandlers, JobKind } from '#server/platform/jobs/definition.ts'
import { requeueJob } from '#server/platform/jobs/end-job.ts'
import { kindsOf, QUEUES, type QueueName } from '#server/platform/jobs/queues.ts'
import { isDoneWithin } from '#server/platform/jobs/repeat.ts'
import { type AbortReason, runJob } from '#server/platform/jobs/run-job.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { callNext, claimTicket } from './claim-ticket.ts'
import { sendTicket } from './dispatch.ts'
import { inTransaction, type Ticket } from './open-queue.ts'

export interface WorkOptions {
  handlers: JobHandlers
  queues: readonly QueueName[]
  /** Shown to staff. */
  processName: string
  /** How many exports this process draws at once. */
  renderConcurrency?: number
  /** How long a stop waits for running jobs before it hands them back, ms. */
  drainMs: number
  /** Sends the id of every job whose stop was requested. Returns how to end that. */
  onStopRequested?: (look: () => void) => () => void
}

export interface QueueWorkers {
  start(): Promise<void>
  /** Takes no more jobs, waits for the running ones, then hands back those that did not end. */
  stop(): Promise<void>
}

/** How often a process looks whether its jobs are still its own and wanted, ms: a lost notice is noticed by then. */
const LOOK_INTERVAL_MS = 5_000
/** How long a job may take to notice that it is to stop, ms. */
const ABORT_MS = 4_000
/** A queue is looked into this often for tickets that have become due, ms; of new ones there is a notice at once. */
const POLL_MS = 1_000
/** How long a place may rest that nothing wakes, s: each look is a query, and models of providers have dozens of places. */
const REST_S = 60

/** Runs one job of a queue at a time. */
interface Place {
  queue: QueueName
  /** What pg-boss calls it, as soon as it works. */
  id: string | undefined
  isBusy: boolean
}

interface Run {
  job: Job
  abort: AbortController
  done: Promise<void>
}

/** Runs the jobs of some queues in this process. */
export function createQueueWorkers(app: App, boss: PgBoss, options: WorkOptions): QueueWorkers {
  const { handlers, queues, processName, drainMs } = options
  const running = new Map<string, Run>()
  let isStopping = false
  let stopListening: (() => void) | undefined
  const timers: ReturnType<typeof setInterval>[] = []
  const places: Place[] = []

  /** Has one free place of a queue look for a ticket. */
  const wake = (queue: QueueName) => {
    const free = places.find((place) => place.queue === queue && !place.isBusy)
    if (free?.id !== undefined) boss.notifyWorker(free.id)
  }

  const definitionOf = (kind: string): JobDefinition<JobKind> | undefined =>
    Object.hasOwn(handlers, kind) ? handlers[kind as JobKind] : undefined

  async function work(queue: QueueName, ticket: DeliveredTicket<Ticket>): Promise<void> {
    const { data, id: ticketId, retryCount } = ticket
    const delivery = { jobId: data.jobId, ticketId, retryCount, deaths: data.deaths }
    const claim = await claimTicket(app, delivery, definitionOf, processName)
    if (claim === null) return
    const complete = (db: DbOrTx) => boss.complete(queue, { id: ticketId, retryCount }, null, { db: inTransaction(db) })
    if ('waitMs' in claim) return putOff(data, claim.waitMs, complete)
    const definition = definitionOf(claim.job.kind)
    if (!definition) return
    const job: Job = {
      ...claim.job,
      from: data.from,
      async settle(db) {
        await callNext(app, boss, db, claim.job)
        await complete(db)
      },
    }
    const abort = new AbortController()
    const lose = () => abort.abort('lost' satisfies AbortReason)
    ticket.signal.addEventListener('abort', lose, { once: true })
    // Claimed while the stop began, which did not see it run.
    if (isStopping) abort.abort('shutdown' satisfies AbortReason)
    const done = runJob(app, job, definition, abort.signal)
    running.set(job.id, { job, abort, done })
    await done.finally(() => {
      ticket.signal.removeEventListener('abort', lose)
      running.delete(job.id)
    })
  }

  async function putOff(
    { jobId, from, deaths = 0 }: Ticket,
    waitMs: number,
    complete: (db: DbOrTx) => Promise<unknown>,
  ) {
    await transact(app, async ({ db }) => {
      const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId))
      if (job) await sendTicket(boss, db, { ...job, deaths }, waitMs, from)
      await complete(db)
    })
  }

  /** Aborts what is no longer this process's, or no longer wanted. */
  async function look() {
    const mine = [...running]
    if (mine.length === 0) return
    const isMine = inArray(
      jobs.id,
      mine.map(([id]) => id),
    )
    const rows = await app.db.select().from(jobs).where(isMine)
    for (const [id, { job, abort }] of mine) {
      const row = rows.find((each) => each.id === id)
      if (row?.status !== 'RUNNING' || row.leaseOwner !== job.leaseOwner) abort.abort('lost' satisfies AbortReason)
      else if (row.cancelRequested) abort.abort('cancelled' satisfies AbortReason)
    }
  }
  const lookNow = () => void look().catch((cause: unknown) => app.log.error('Running jobs could not be checked', cause))

  /** Jobs whose engine is remote take nothing from this machine. */
  const placesOf = (queue: QueueName) =>
    (queue === 'render' ? options.renderConcurrency : undefined) ??
    kindsOf(queue).reduce((sum, kind) => {
      const info = (handlers[kind] as unknown as JobDefinition<JobKind>).engine?.(app.engines)
      return sum + (!info || info.builtIn ? 0 : (info.concurrency ?? 1) - 1)
    }, QUEUES[queue].perProcess)

  return {
    async start() {
      stopListening = options.onStopRequested?.(lookNow)
      timers.push(setInterval(lookNow, LOOK_INTERVAL_MS))
      const rest = { notifyPollingIntervalSeconds: REST_S, pollingIntervalSeconds: REST_S }
      for (const queue of queues)
        for (let count = placesOf(queue); count > 0; count--) {
          const place: Place = { queue, id: undefined, isBusy: false }
          places.push(place)
          place.id = await boss.work<Ticket>(queue, rest, async ([ticket]) => {
            if (!ticket) return
            place.isBusy = true
            // More may be waiting, for this place and for others.
            wake(queue)
            await work(queue, ticket).finally(() => (place.isBusy = false))
            if (place.id !== undefined) boss.notifyWorker(place.id)
          })
        }
      timers.push(setInterval(() => queues.forEach(wake), POLL_MS))
    },
    async stop() {
      isStopping = true
      const ends = () => Promise.all([...running.values()].map(({ done }) => done))
      for (const queue of queues) await boss.offWork(queue, { wait: false })
      if (!(await isDoneWithin(drainMs, ends()))) {
        for (const { abort } of running.values()) abort.abort('shutdown' satisfies AbortReason)
        await isDoneWithin(ABORT_MS, ends())
      }
      for (const { job } of running.values())
        await requeueJob(app, job, {
          delayMs: 0,
          countsAttempt: false,
          cause: new Error('The server was stopped'),
        }).catch((cause: unknown) => app.log.error(`Job ${job.kind} could not be put back`, cause))
      stopListening?.()
      timers.forEach(clearInterval)
    },
  }
}
