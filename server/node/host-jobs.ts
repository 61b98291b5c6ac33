import { AsyncLocalStorage } from 'node:async_hooks'
import { jobHandlers } from '#server/job-handlers.ts'
import { recoverJobs } from '#server/platform/jobs/claim.ts'
import { startCleanup } from '#server/platform/jobs/cleanup.ts'
import { createJobRunner, type JobRunner } from '#server/platform/jobs/runner.ts'
import { startCreditSweep } from '#server/sweep-credits.ts'
import type { HostConfig } from './config.ts'
import type { HostJobs, QueueTools } from './queue/queue-jobs.ts'

/** A queue in PostgreSQL where there is one; else this process alone looks at the rows. Not started yet. */
export async function openJobs(config: HostConfig, tools: QueueTools): Promise<HostJobs> {
  // The queue's code is loaded only where it is used.
  return config.databaseUrl === null
    ? jobsAlone()
    : (await import('./queue/queue-jobs.ts')).openQueueJobs(config, tools)
}

function jobsAlone(): HostJobs {
  let runner: JobRunner | undefined
  let sweeps: (() => Promise<void>)[] = []
  // What runs after a call belongs to no request.
  const outside = AsyncLocalStorage.snapshot()
  return {
    dispatch: { wake: () => outside(() => runner?.wake()) },
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
