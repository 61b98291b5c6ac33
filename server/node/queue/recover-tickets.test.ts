import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/node/postgres.ts'
import { type App, transact } from '#server/platform/context.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { QUEUE_NAMES } from '#server/platform/jobs/queues.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { claimTicket } from './claim-ticket.ts'
import { createQueueDispatch } from './dispatch.ts'
import { DEAD_LETTERS, openQueue } from './open-queue.ts'
import { openQueueJobs } from './queue-jobs.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('one server alone on PostgreSQL', async () => {
  if (!postgres) return it.skip('PostgreSQL is not installed', () => undefined)
  const url = postgres.createDatabase()
  const database = openPostgres(url)
  await migrate(database.db, await readMigrations())
  const test = await createTestApp({ database })
  // The queue of the server that dies.
  const dead = await openQueue({ url, name: 'dead', log: test.app.log, supervises: false, migrates: true })
  const clock = { now: () => new Date() }
  const app: App = { ...test.app, clock, jobs: createQueueDispatch(dead, clock) }
  // Its jobs would wait a minute for the end of their heartbeats.
  const settings = { databaseUrl: url, role: 'all', isFleet: false, drainMs: 0, renderConcurrency: 1 } as const
  const alone = await openQueueJobs({ ...settings, heartbeatSeconds: 60 }, { clock, log: test.app.log })

  afterAll(async () => {
    await alone.stop()
    await dead.stop({ graceful: false })
    await test.close()
    postgres.stop()
  })

  const add = async (runAt?: Date) => {
    const payload = { to: 'ada@example.com', subject: 'Hello', text: 'there' }
    return (await transact(app, (scope) => enqueue(scope, { kind: 'send-mail', payload, ...(runAt && { runAt }) }))).id
  }
  const read = async (id: string) => {
    const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
    return job
  }
  /** As the server that dies. */
  const take = async () => {
    const [ticket] = await dead.fetch<{ jobId: string }>('bookkeeping')
    if (!ticket) throw new Error('No ticket was there')
    const delivery = { jobId: ticket.data.jobId, ticketId: ticket.id, retryCount: ticket.retryCount }
    return claimTicket(app, delivery, () => jobHandlers['send-mail'], 'dead')
  }

  it('takes up the jobs of its dead predecessor at once, and is listed at once', async () => {
    const running = await add()
    await take()
    const letter = await add()
    await take()
    await dead.send(DEAD_LETTERS, { jobId: letter })
    const waiting = await add(new Date(Date.now() + 3_600_000))
    await alone.start(app)
    const processes = await alone.dispatch.queue?.processes(app.db)
    expect(processes?.filter(({ isAlive }) => isAlive).map(({ queues }) => queues)).toEqual([QUEUE_NAMES])
    await expect.poll(async () => (await read(running))?.status, { timeout: 20_000 }).toBe('COMPLETED')
    expect(await read(running)).toMatchObject({ attempts: 2 })
    expect(await read(letter)).toMatchObject({ status: 'RUNNING', attempts: 1 })
    expect(await read(waiting)).toMatchObject({ status: 'QUEUED', attempts: 0 })
  })
})
