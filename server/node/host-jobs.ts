import type { App, Log } from '#server/platform/context.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { recoverJobs } from '#server/platform/jobs/claim.ts'
import { startCleanup } from '#server/platform/jobs/cleanup.ts'
import { createJobRunner, type JobRunner } from '#server/platform/jobs/runner.ts'
import type { Clock, JobDispatch } from '#server/platform/ports/services.ts'
import { startCreditSweep } from '#server/sweep-credits.ts'
import type { HostConfig } from './config.ts'
import { inRequest } from './request-id.ts'

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

/** A queue in PostgreSQL where there is one; else this process alone looks at the rows. Not started yet. */
export async function openJobs(config: HostConfig, clock: Clock, log: Log): Promise<HostJobs> {
  // The queue's code is loaded only where it is used.
  return config.databaseUrl === null
    ? jobsAlone()
    : (await import('./queue/queue-jobs.ts')).openQueueJobs(config, clock, log)
}

function jobsAlone(): HostJobs {
  let runner: JobRunner | undefined
  let sweeps: (() => Promise<void>)[] = []
  return {
    // What runs later belongs to no request.
    dispatch: { wake: () => inRequest(undefined, () => runner?.wake()) },
    hasRenderers: null,
    check: null,
    async start(app) {
      // Exclusive on this data: jobs that still count as running died with their process.
      await recoverJobs(app)
      runner = createJobRunner(app, { handlers: jobHandlers })
      runner.start()
      sweeps = [startCleanup(app), startCreditSweep(app)]
    },
    async stop() {
      await Promise.all([runner?.stop(), ...sweeps.map((stop) => stop())])
    },
  }
}
