import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, count, eq, lte } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Backend } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import type { JobKind } from '#server/platform/jobs/definition.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { PoolState } from '#server/platform/db/pglite.ts'
import { QUEUE_NAMES, QUEUE_OF } from '#server/platform/jobs/queues.ts'
import type { Meter } from '#server/platform/ports/meter.ts'
import type { MetricsSettings } from './metrics-settings.ts'
import { operationOf } from './operation-of.ts'

/** What is read at each scrape. */
export interface Watched {
  app: Pick<App, 'db' | 'clock' | 'log'>
  hub: { readonly size: number }
  pool: (() => PoolState) | undefined
}

export interface Metrics {
  meter: Meter
  /** Before any other route. */
  watchCalls(backend: Backend): void
  /** Answers /metrics in Prometheus's form at a port of its own. */
  serve(settings: NonNullable<MetricsSettings>, watched: Watched): Promise<{ url: string; close(): void }>
}

const CALL_SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]
const JOB_SECONDS = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000, 3000]

/** Counts in this process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    ...{ name: 'storyloom_request_seconds', help: 'Requests by operation and status' },
    ...{ labelNames: ['operation', 'status'] as const, buckets: CALL_SECONDS, registers },
  })
  const runs = new Histogram({
    ...{ name: 'storyloom_job_seconds', help: 'Runs of jobs by queue and outcome' },
    ...{ labelNames: ['queue', 'outcome'] as const, buckets: JOB_SECONDS, registers },
  })
  const asked = new Histogram({
    ...{ name: 'storyloom_provider_call_seconds', help: 'Requests to providers by status' },
    ...{ labelNames: ['provider', 'answer'] as const, buckets: JOB_SECONDS, registers },
  })
  const spent = new Counter({
    ...{ name: 'storyloom_credits_spent_total', help: 'Credits that finished work cost, by engine' },
    ...{ labelNames: ['engine'] as const, registers },
  })
  const frames = new Counter({
    ...{ name: 'storyloom_render_frames_total', help: 'Frames of finished exports', registers },
  })
  return {
    meter: {
      jobEnded: (kind, outcome, ms) => runs.observe({ queue: QUEUE_OF[kind as JobKind], outcome }, ms / 1000),
      providerAsked: (provider, answer, ms) => asked.observe({ provider, answer }, ms / 1000),
      creditsSpent: (engine, credits) => spent.inc({ engine }, credits),
      framesDrawn: (drawn) => frames.inc(drawn),
    },
    watchCalls(backend) {
      backend.use(async (c, next) => {
        const begun = performance.now()
        await next()
        calls.observe({ operation: operationOf(c), status: String(c.res.status) }, (performance.now() - begun) / 1000)
      })
    },
    async serve({ host, port }, watched) {
      addGauges(registry, watched)
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
        void registry.metrics().then(
          (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
          (cause: unknown) => {
            watched.app.log.error('The metrics could not be read', cause)
            response.writeHead(500).end()
          },
        )
      })
      await once(server.listen(port, host), 'listening')
      const close = () => {
        server.close()
        server.closeAllConnections()
      }
      return { url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`, close }
    },
  }
}

function addGauges(registry: Registry, { app, hub, pool }: Watched) {
  const registers = [registry]
  new Gauge({
    ...{ name: 'storyloom_jobs_waiting', help: 'Jobs of all processes that are due and wait, by queue' },
    ...{ labelNames: ['queue'] as const, registers },
    async collect() {
      // Nothing is better than what was so before.
      this.reset()
      for (const [queue, waiting] of await countWaiting(app)) this.set({ queue }, waiting)
    },
  })
  new Gauge({
    ...{ name: 'storyloom_sockets', help: 'Open realtime sockets of this process', registers },
    collect() {
      this.set(hub.size)
    },
  })
  if (pool)
    new Gauge({
      ...{ name: 'storyloom_pool_connections', help: 'Connections to the database: total, idle, and calls that wait' },
      ...{ labelNames: ['state'] as const, registers },
      collect() {
        for (const [state, number] of Object.entries(pool())) this.set({ state }, number)
      },
    })
}

async function countWaiting({ db, clock, log }: Watched['app']): Promise<[string, number][]> {
  const isWaiting = and(eq(jobs.status, 'QUEUED'), lte(jobs.runAt, clock.now()))
  try {
    const rows = await db.select({ kind: jobs.kind, waiting: count() }).from(jobs).where(isWaiting).groupBy(jobs.kind)
    return QUEUE_NAMES.map((queue) => [
      queue,
      rows.reduce((sum, { kind, waiting }) => sum + (QUEUE_OF[kind as JobKind] === queue ? waiting : 0), 0),
    ])
  } catch (cause) {
    // The other metrics are needed now more than ever.
    log.error('Waiting jobs could not be counted', cause)
    return []
  }
}
