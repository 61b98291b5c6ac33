import type { App } from '#server/platform/context.ts'
import type { JobDispatch } from '#server/platform/ports/services.ts'
import { claimJob, extendLeases, type Job, LEASE_MS, nextDueAt } from './claim.ts'
import type { JobDefinition, JobHandlers, JobKind } from './definition.ts'
import { type AbortReason, runJob } from './run-job.ts'
import { requeueJob } from './end-job.ts'
import { isDoneWithin } from './repeat.ts'

export interface JobRunner extends Pick<JobDispatch, 'wake'> {
  /** Runs everything that is due by the clock, including jobs those add, and returns when nothing is left. */
  runDue(): Promise<void>
  /** Starts running jobs as they become due. */
  start(): void
  /** Claims no more jobs and aborts the running ones; they return to the queue, also one that does not end within `stopMs`. */
  stop(): Promise<void>
}

export interface RunnerOptions {
  handlers: JobHandlers
  /** Jobs at once, of all kinds. */
  concurrency?: number
  /** How long running jobs may take to end when the runner is stopped, ms. */
  stopMs?: number
}

/** An export, a story and a clip each take minutes, one at a time; the fourth slot is for work that takes seconds. */
const MAX_CONCURRENCY = 4
/** Longest pause between two polls, ms: another server on the same database may have added a job. */
const POLL_INTERVAL_MS = 10_000
/** An engine that cannot be interrupted ends with the process. */
const STOP_MS = 4_000

export function createJobRunner(app: App, options: RunnerOptions): JobRunner {
  const { handlers, concurrency = MAX_CONCURRENCY, stopMs = STOP_MS } = options
  const owner = crypto.randomUUID()
  const running = new Map<string, { job: Job; abort: AbortController; done: Promise<void> }>()
  let isStarted = false
  let isStopping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | undefined
  let mustLookAgain = false

  const definitionOf = (kind: string): JobDefinition<JobKind> | undefined =>
    Object.hasOwn(handlers, kind) ? handlers[kind as JobKind] : undefined

  /** How many more of a kind run because their engine is remote. */
  const elsewhere = ({ engine }: JobDefinition<JobKind>) => {
    const info = engine?.(app.engines)
    return !info || info.builtIn ? 0 : (info.concurrency ?? 1) - 1
  }
  const capacity = () => concurrency + Object.values(handlers).reduce((sum, each) => sum + elsewhere(each as never), 0)

  const fullKinds = () =>
    Object.entries(handlers)
      .filter(
        ([kind, each]) =>
          [...running.values()].filter((run) => run.job.kind === kind).length >=
          each.concurrency + elsewhere(each as never),
      )
      .map(([kind]) => kind)

  /** Starts due jobs until none is due or the slots are full; true when it started one. */
  async function fill(): Promise<boolean> {
    let hasStarted = false
    while (!isStopping && running.size < capacity()) {
      const job = await claimJob(app, owner, fullKinds())
      if (!job) return hasStarted
      hasStarted = true
      const abort = new AbortController()
      const definition = definitionOf(job.kind)
      if (!definition) throw new Error(`No handler for jobs of kind ${job.kind}`)
      const done = runJob(app, job, definition, abort.signal)
        .catch((cause: unknown) => app.log.error(`Job ${job.kind} could not be settled`, cause))
        .finally(() => {
          running.delete(job.id)
          if (isStarted) wake()
        })
      running.set(job.id, { job, abort, done })
    }
    return hasStarted
  }

  async function look() {
    await abortCancelled()
    await fill()
    if (!isStarted || isStopping) return
    const due = await nextDueAt(app)
    const delay = due === null ? POLL_INTERVAL_MS : due.getTime() - app.clock.now().getTime()
    clearTimeout(timer)
    timer = setTimeout(wake, Math.min(Math.max(delay, 50), POLL_INTERVAL_MS))
  }

  /** Extending the leases returns the rows, and with them the requests to cancel. */
  async function abortCancelled() {
    if (running.size === 0) return
    const before = [...running]
    const held = await extendLeases(app, owner)
    const stop = (abort: AbortController, reason: AbortReason) => abort.abort(reason)
    for (const [id, { abort }] of before) {
      const job = held.find((each) => each.id === id)
      if (!job) stop(abort, 'lost')
      else if (job.cancelRequested) stop(abort, 'cancelled')
    }
  }

  /** For jobs that do not end: their later writes are refused, because they no longer hold the lease. */
  async function returnRunning() {
    for (const { job } of running.values())
      await requeueJob(app, job, {
        delayMs: 0,
        countsAttempt: false,
        cause: new Error('The server was stopped'),
      }).catch((cause: unknown) => app.log.error(`Job ${job.kind} could not be put back`, cause))
  }

  function wake() {
    if (!isStarted || isStopping) return
    mustLookAgain = true
    looking ??= (async () => {
      while (mustLookAgain && !isStopping) {
        mustLookAgain = false
        await look()
      }
    })()
      .catch((cause: unknown) => {
        app.log.error('The job runner could not look for jobs', cause)
        if (isStarted) timer = setTimeout(wake, 2_000)
      })
      .finally(() => {
        looking = undefined
      })
  }

  return {
    wake,
    async runDue() {
      for (;;) {
        const hasStarted = await fill()
        if (!hasStarted && running.size === 0) return
        await Promise.all([...running.values()].map((run) => run.done))
      }
    },
    start() {
      isStarted = true
      heartbeat = setInterval(wake, LEASE_MS / 3)
      wake()
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      const reason: AbortReason = 'shutdown'
      const ending = (async () => {
        // The last poll may still start a job.
        await looking
        for (const run of running.values()) run.abort.abort(reason)
        await Promise.all([...running.values()].map((run) => run.done))
      })()
      if (!(await isDoneWithin(stopMs, ending))) await isDoneWithin(stopMs, returnRunning())
      isStarted = false
    },
  }
}
