import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '#server/job-handlers.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { type App, transact } from '#server/platform/context.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import type { JobHandlers, JobRun } from '#server/platform/jobs/definition.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { createQueueDispatch } from './dispatch.ts'
import { openQueue } from './open-queue.ts'
import { createQueueWorkers } from './work-queues.ts'

const isLong = process.env.LONG_TESTS === '1'
/** Jobs of each of two processes whose pickup is timed. */
const PICKUPS = isLong ? 200 : 20

const postgres = startPostgres()

describe.skipIf(!postgres)('jobs of processes that share a queue', async () => {
  if (!postgres) return it.skip('PostgreSQL is not installed', () => undefined)
  const url = postgres.createDatabase()
  const database = openPostgres(url)
  await migrate(database.db, await readMigrations())
  const test = await createTestApp({ database })
  const clock = { now: () => new Date() }
  const ends: (() => Promise<unknown>)[] = []
  const open = async (name: string, supervises: boolean) => {
    const boss = await openQueue({ url, name, log: test.app.log, supervises, migrates: supervises })
    ends.push(() => boss.stop({ graceful: false }))
    return boss
  }
  const boss = await open('first', true)
  const app: App = { ...test.app, clock, jobs: createQueueDispatch(boss, clock) }
  let run: (job: JobRun<'send-mail'>) => Promise<void> = async () => undefined
  const handlers: JobHandlers = {
    ...jobHandlers,
    'send-mail': { ...jobHandlers['send-mail'], maxAttempts: 2, run: (job) => run(job) },
  }
  const workers = createQueueWorkers(app, boss, {
    ...{ handlers, queues: ['bookkeeping'], processName: 'test', drainMs: 0 },
  })
  await workers.start()
  afterAll(async () => {
    await workers.stop()
    for (const end of ends) await end()
    await test.close()
    postgres.stop()
  })

  const add = async (from: App) => {
    const payload = { to: 'ada@example.com', subject: 'Hello', text: 'there' }
    return (await transact(from, (scope) => enqueue(scope, { kind: 'send-mail', payload }))).id
  }
  const read = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]

  it('picks up a job that another process handed in as soon as one of its own', async () => {
    const pool = openPostgres(url)
    ends.push(() => pool.close())
    const other: App = { ...app, db: pool.db, jobs: createQueueDispatch(await open('other', false), clock) }
    const begun = new Map<string, number>()
    run = async ({ jobId }) => void begun.set(jobId, performance.now())
    const pickup = async (from: App) => {
      const handedIn = performance.now()
      const id = await add(from)
      await expect.poll(() => begun.has(id), { interval: 1 }).toBe(true)
      return (begun.get(id) ?? 0) - handedIn
    }
    const [own, others]: [number[], number[]] = [[], []]
    // Alternating: both meet the same load of the machine.
    for (let at = 0; at < PICKUPS; at++) {
      own.push(await pickup(app))
      others.push(await pickup(other))
    }
    if (isLong) console.info(`Pickup: ${median(own)} ms by its own process, ${median(others)} ms by another`)
    expect(median(others)).toBeLessThanOrEqual(2 * median(own))
  })

  /** As if processes had died with the job before: the queue has delivered its ticket so often. */
  async function addAfterDeaths(deaths: number): Promise<string> {
    return transact(app, async (scope) => {
      const payload = { to: 'ada@example.com', subject: 'Hello', text: 'there' }
      const { id } = await enqueue(scope, { kind: 'send-mail', payload })
      await scope.db.update(jobs).set({ attempts: deaths }).where(eq(jobs.id, id))
      await scope.db.execute(sql`update pgboss.job set retry_count = ${deaths} where data->>'jobId' = ${id}`)
      return id
    })
  }

  it('a job whose processes died still has all of its attempts, and a failed one of them leaves it the others', async () => {
    let runs = 0
    run = async () => {
      if (runs++ === 0) throw new Error('away')
    }
    const id = await addAfterDeaths(5)
    await expect.poll(async () => (await read(id))?.status, { timeout: 15_000 }).toBe('COMPLETED')
    expect([runs, (await read(id))?.attempts]).toEqual([2, 7])
  })

  it('a job whose processes die again and again ends', async () => {
    run = async () => undefined
    const id = await addAfterDeaths(13)
    await expect.poll(async () => (await read(id))?.status).toBe('FAILED')
    expect((await read(id))?.lastError).toBe('Error: Interrupted too often')
  })
})

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
