import { eq, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/node/postgres.ts'
import { type App, transact } from '#server/platform/context.ts'
import { migrate, readRows } from '#server/platform/db/migrate.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import type { JobHandlers, JobRun } from '#server/platform/jobs/definition.ts'
import { enqueue, requestCancel } from '#server/platform/jobs/enqueue.ts'
import { completeJob } from '#server/platform/jobs/end-job.ts'
import { QUEUE_NAMES, QUEUES } from '#server/platform/jobs/queues.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createBackend } from '#server/app.ts'
import { createCaller } from '#server/testing/caller.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { makeUser } from '#server/testing/test-user.ts'
import { callNext, claimTicket } from './claim-ticket.ts'
import { createQueueDispatch } from './dispatch.ts'
import { DEAD_LETTERS, openQueue } from './open-queue.ts'
import { dispatchLost } from './upkeep.ts'
import { createQueueWorkers, type QueueWorkers } from './work-queues.ts'

const isLong = process.env.LONG_TESTS === '1'
const MANY_JOBS = isLong ? 10_000 : 200
/** Rounds of thirty claims. */
const CLAIM_ROUNDS = isLong ? 34 : 3

const postgres = startPostgres()

describe.skipIf(!postgres)('jobs through the queue in PostgreSQL', async () => {
  if (!postgres) return it.skip('PostgreSQL is not installed', () => undefined)
  const url = postgres.createDatabase()
  const database = openPostgres(url)
  await migrate(database.db, await readMigrations())
  const test = await createTestApp({ database })
  const boss = await openQueue({ url, name: 'test', log: test.app.log, supervises: true, migrates: true })
  const clock = { now: () => new Date() }
  const app: App = { ...test.app, clock, jobs: createQueueDispatch(boss, clock) }
  const message = { to: 'ada@example.com', subject: 'Hello', text: 'there' }

  let run: (job: JobRun<'send-mail'>) => Promise<void>
  let failures: string[]
  let workers: QueueWorkers | undefined
  const handlers: JobHandlers = {
    ...jobHandlers,
    'send-mail': {
      ...jobHandlers['send-mail'],
      run: (job) => run(job),
      onFailed: async (_scope, payload, { reason }) => void failures.push(`${payload.subject} ${reason}`),
    },
    'export-data': {
      ...jobHandlers['export-data'],
      onFailed: async (_scope, payload, { reason }) => void failures.push(`${payload.exportId} ${reason}`),
    },
  }

  beforeEach(async () => {
    await test.reset()
    await clearTickets(boss)
    run = async () => undefined
    failures = []
  })
  afterEach(async () => {
    await workers?.stop()
    workers = undefined
  })
  afterAll(async () => {
    await boss.stop({ graceful: false })
    await test.close()
    postgres.stop()
  })

  const work = async (drainMs = 0) => {
    workers = createQueueWorkers(app, boss, { handlers, queues: ['bookkeeping'], processName: 'test', drainMs })
    await workers.start()
  }
  const add = (options: { runAt?: Date; dedupeKey?: string } = {}) =>
    transact(app, (scope) => enqueue(scope, { kind: 'send-mail', payload: message, ...options }))
  const read = async (id: string) => {
    const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
    return job
  }
  const until = (id: string, status: string) =>
    expect.poll(async () => (await read(id))?.status, { timeout: 15_000 }).toBe(status)
  const untilAborted = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  const definitionOf = (kind: string) => (Object.hasOwn(handlers, kind) ? (handlers as never)[kind] : undefined)
  const addRewriting = async (userId: string) => {
    const asked = { scriptType: 'PROMPT', text: '', seconds: null, holdId: null, storyId: '', userId } as const
    const payload = { ...asked, browserPlan: null, stage: 'OPEN', written: null, problem: null } as const
    return (await transact(app, (scope) => enqueue(scope, { kind: 'rewrite-story', payload, userId }))).id
  }
  const claim = (jobId: string) =>
    claimTicket(app, { jobId, ticketId: crypto.randomUUID(), retryCount: 0 }, definitionOf, 'test')
  /** As a process that gets a ticket and then dies. */
  const takeAndDie = async () => {
    const [ticket] = await boss.fetch<{ jobId: string }>('bookkeeping')
    if (!ticket) throw new Error('No ticket was there')
    const delivery = { jobId: ticket.data.jobId, ticketId: ticket.id, retryCount: ticket.retryCount }
    return claimTicket(app, delivery, definitionOf, 'dead')
  }

  it('runs a job once it is committed, erases its secrets and leaves no ticket', async () => {
    const runs = vi.fn(async () => undefined)
    run = runs
    await work()
    const { id } = await add()
    await until(id, 'COMPLETED')
    expect(await read(id)).toMatchObject({ attempts: 1, payload: {}, leaseOwner: null })
    expect(runs).toHaveBeenCalledTimes(1)
    await expect.poll(() => openTickets(app)).toBe(0)
  })

  it('goes on with the trace of the call that handed a job in', async () => {
    const froms: (string | undefined)[] = []
    const tracer: Tracer = {
      here: () => 'the call',
      async trace(_name, trace, from) {
        froms.push(from)
        return trace(() => undefined)
      },
    }
    const traced: App = { ...app, tracer, jobs: createQueueDispatch(boss, clock, tracer) }
    workers = createQueueWorkers(traced, boss, { handlers, queues: ['bookkeeping'], processName: 'test', drainMs: 0 })
    await workers.start()
    const { id } = await transact(traced, (scope) => enqueue(scope, { kind: 'send-mail', payload: message }))
    await until(id, 'COMPLETED')
    expect(froms).toEqual(['the call'])
  })

  it('hands out nothing of a transaction that was rolled back', async () => {
    const attempt = transact(app, async (scope) => {
      await enqueue(scope, { kind: 'send-mail', payload: message })
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    expect(await openTickets(app)).toBe(0)
  })

  it('retries a job that failed, after its pause', async () => {
    const runs = vi.fn(async () => {
      if (runs.mock.calls.length === 1) throw new Error('away')
    })
    run = runs
    await work()
    const { id } = await add()
    await expect.poll(async () => (await read(id))?.lastError).toBe('Error: away')
    expect((await read(id))?.runAt.getTime()).toBeGreaterThan(Date.now() + 1_000)
    await until(id, 'COMPLETED')
    expect(runs).toHaveBeenCalledTimes(2)
  })

  it('cancels a job that waits for its time, and one that runs', async () => {
    await work()
    const later = await add({ runAt: new Date(Date.now() + 3_600_000) })
    await transact(app, (scope) => requestCancel(scope, later.id))
    await until(later.id, 'CANCELLED')
    run = ({ signal }) => untilAborted(signal)
    const running = await add()
    await until(running.id, 'RUNNING')
    await transact(app, (scope) => requestCancel(scope, running.id))
    await until(running.id, 'CANCELLED')
    expect(failures).toEqual(['Hello cancelled', 'Hello cancelled'])
  })

  it('hands a dead process’s job to another one, and refuses its late answer', async () => {
    const { id } = await add()
    const claim = await takeAndDie()
    if (!claim || !('job' in claim)) throw new Error('The job was not claimed')
    await app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
    let end = () => {}
    run = () => new Promise((resolve) => (end = resolve))
    await work()
    await expect.poll(async () => (await read(id))?.attempts, { timeout: 15_000 }).toBe(2)
    await completeJob(app, claim.job, handlers['send-mail'])
    expect(await read(id)).toMatchObject({ status: 'RUNNING', attempts: 2 })
    end()
    await until(id, 'COMPLETED')
  })

  it('aborts a run whose job was given to another process', async () => {
    let reason: unknown
    run = ({ signal }) => untilAborted(signal).finally(() => (reason = signal.reason))
    await work()
    const { id } = await add()
    await until(id, 'RUNNING')
    await app.db.update(jobs).set({ leaseOwner: 'another:0@process' }).where(eq(jobs.id, id))
    await expect.poll(() => reason, { timeout: 15_000 }).toBe('lost')
    expect(await read(id)).toMatchObject({ status: 'RUNNING', leaseOwner: 'another:0@process' })
  })

  it('waits for running jobs when it stops, and hands back those that do not end', async () => {
    let end = () => {}
    run = () => new Promise((resolve) => (end = resolve))
    await work(10_000)
    const first = await add()
    await until(first.id, 'RUNNING')
    const stopping = workers?.stop()
    end()
    await stopping
    expect(await read(first.id)).toMatchObject({ status: 'COMPLETED', attempts: 1 })
    run = ({ signal }) => untilAborted(signal)
    await work(1)
    const second = await add()
    await until(second.id, 'RUNNING')
    await workers?.stop()
    expect(await read(second.id)).toMatchObject({ status: 'QUEUED', attempts: 0 })
    run = async () => undefined
    await work()
    await until(second.id, 'COMPLETED')
  })

  it('leaves kinds alone that this version does not know', async () => {
    const { id } = await add()
    await app.db.update(jobs).set({ kind: 'of-a-later-version' }).where(eq(jobs.id, id))
    expect(await takeAndDie()).toEqual({ waitMs: 10_000 })
    expect(await read(id)).toMatchObject({ status: 'QUEUED', attempts: 0 })
  })

  it('finds open jobs without a ticket: of a version without a queue, or lost', async () => {
    const [queued, dead, fine] = [await add(), await add(), await add()]
    await clearTickets(boss)
    await app.db.update(jobs).set({ status: 'RUNNING', leaseOwner: 'gone' }).where(eq(jobs.id, dead.id))
    await app.db.delete(jobs).where(eq(jobs.id, fine.id))
    const withTicket = await add()
    expect(await dispatchLost(app, boss)).toBe(0)
    expect(await dispatchLost(app, boss, 0)).toBe(2)
    expect(await dispatchLost(app, boss, 0)).toBe(0)
    await work()
    for (const { id } of [queued, dead, withTicket]) await until(id, 'COMPLETED')
  })

  it('runs each of many jobs once, with several workers', async () => {
    const counts = new Map<string, number>()
    run = async ({ jobId }) => void counts.set(jobId, (counts.get(jobId) ?? 0) + 1)
    const ids: string[] = []
    for (let index = 0; index < MANY_JOBS; index += 100)
      await transact(app, async (scope) => {
        for (let place = 0; place < 100; place++)
          ids.push((await enqueue(scope, { kind: 'send-mail', payload: message })).id)
      })
    const four = Array.from({ length: 4 }, (_, index) =>
      createQueueWorkers(app, boss, { handlers, queues: ['bookkeeping'], processName: `worker ${index}`, drainMs: 0 }),
    )
    for (const each of four) await each.start()
    await expect.poll(() => counts.size, { timeout: 600_000, interval: 100 }).toBe(ids.length)
    await expect.poll(() => openTickets(app), { timeout: 10_000 }).toBe(0)
    for (const each of four) await each.stop()
    expect(Math.max(...counts.values())).toBe(1)
    expect(await app.db.$count(jobs, eq(jobs.status, 'COMPLETED'))).toBe(ids.length)
  })

  it('never exceeds a user’s limit, with claims by three processes at once, and calls the next one at the end of one', async () => {
    const ada = await test.user()
    const pools = [openPostgres(url), openPostgres(url), openPostgres(url)]
    const apps = pools.map(({ db }) => ({ ...app, db }))
    const waiting: string[] = []
    for (let index = 0; index < 30; index++) waiting.push(await addRewriting(ada.id))
    await clearTickets(boss)
    const limit = QUEUES.interactive.perUser ?? 0
    for (let round = 0; round < CLAIM_ROUNDS; round++) {
      const claims = await Promise.all(
        waiting.map((jobId, index) =>
          claimTicket(
            apps[index % apps.length] ?? app,
            { jobId, ticketId: crypto.randomUUID(), retryCount: 0 },
            definitionOf,
            `process ${index % apps.length}`,
          ),
        ),
      )
      const claimed = claims.flatMap((each) => (each && 'job' in each ? [each.job] : []))
      expect(claimed).toHaveLength(limit)
      const [first] = claimed
      if (round === 0 && first) {
        await transact(app, async ({ db }) => callNext(app, boss, db, first))
        expect(await openTickets(app)).toBe(1)
      }
      await app.db.update(jobs).set({ status: 'QUEUED', leaseOwner: null })
    }
    for (const pool of pools) await pool.close()
  })

  it('a dead letter takes no place of its user', async () => {
    const ada = await test.user()
    const ids: string[] = []
    for (let index = 0; index < (QUEUES.interactive.perUser ?? 0); index++) ids.push(await addRewriting(ada.id))
    for (const id of ids) await claim(id)
    const next = await addRewriting(ada.id)
    expect(await claim(next)).toHaveProperty('waitMs')
    await boss.send(DEAD_LETTERS, { jobId: ids[0] })
    expect(await claim(next)).toHaveProperty('job')
  })

  it('a dead letter is not handed out before staff have decided, although its job waits', async () => {
    const ada = await test.user()
    const ids: string[] = []
    for (let index = 0; index < 3; index++) ids.push(await addRewriting(ada.id))
    const [ended, letter, next] = ids as [string, string, string]
    const claimed = await claim(ended)
    if (!claimed || !('job' in claimed)) throw new Error('The job was not claimed')
    await boss.send(DEAD_LETTERS, { jobId: letter })
    await boss.deleteAllJobs('interactive')
    await transact(app, ({ db }) => callNext(app, boss, db, claimed.job))
    const tickets = await boss.fetch<{ jobId: string }>('interactive', { batchSize: 10 })
    expect(tickets.map(({ data }) => data.jobId)).toEqual([next])
    // Nor by a ticket that was already on its way.
    expect(await claim(letter)).toBeNull()
  })

  describe('what staff see of it', () => {
    const { ok } = createCaller(createBackend(app), test.logged)
    const reason = 'Its process died again and again'
    const signIn = () => makeUser(app, { isStaff: true, staffRoles: ['SUPPORT'] })
    /** As after the last allowed delivery, whose process died. */
    const takeAndDieAtLast = async () => {
      await takeAndDie()
      const lastOne = sql`retry_limit = retry_count, heartbeat_on = now() - interval '1 minute'`
      await app.db.execute(sql`update pgboss.job set ${lastOne} where state = 'active'`)
      // Or it would look again in two seconds only.
      await app.db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
      await boss.supervise('bookkeeping')
    }

    it('shows running jobs by process, waiting ones and those of later', async () => {
      const support = await signIn()
      run = ({ signal }) => untilAborted(signal)
      await work()
      const running = await add()
      await add({ runAt: new Date(Date.now() + 3_600_000) })
      await until(running.id, 'RUNNING')
      const { queues, processes, dead_letters: letters } = await ok('getStaffQueues', { as: support })
      expect(queues.at(-1)).toMatchObject({ name: 'BOOKKEEPING', waiting: 0, scheduled: 1, running: 1 })
      expect(processes).toMatchObject([{ name: 'test', is_alive: true, running: 1 }])
      expect(letters).toEqual([])
    })

    it('lists a job that no process ended with its reason, and runs it again without its dead letter', async () => {
      const support = await signIn()
      const { id } = await add()
      await takeAndDieAtLast()
      const seen = await ok('getStaffQueues', { as: support })
      const letter = {
        job_id: id,
        kind: 'send-mail',
        attempts: 1,
        reason: 'job heartbeat timeout',
        settlements: ['RETRY'],
      }
      expect(seen).toMatchObject({ dead_letter_count: 1, dead_letters: [letter] })
      expect(seen.processes?.filter((each) => each.running > 0)).toEqual([])
      expect(seen.queues.at(-1)).toMatchObject({ waiting: 0, scheduled: 0, running: 0 })
      expect(await dispatchLost(app, boss, 0)).toBe(0)
      await ok('settleJob', { as: support, body: { job_id: id, action: 'RETRY', reason } })
      expect(await ok('getStaffQueues', { as: support })).toMatchObject({ dead_letter_count: 0, dead_letters: [] })
      await work()
      await until(id, 'COMPLETED')
      const { results } = await ok('listAuditTrail', { as: support, query: { subject_id: id } })
      expect(results).toMatchObject([{ action: 'RETRIED_JOB', reason }])
    })

    it('discards a job that no process ended, with its refund', async () => {
      const support = await signIn()
      const payload = { exportId: crypto.randomUUID(), userId: support.id }
      const { id } = await transact(app, (scope) =>
        enqueue(scope, { kind: 'export-data', payload, userId: support.id }),
      )
      await takeAndDieAtLast()
      await ok('settleJob', { as: support, body: { job_id: id, action: 'RELEASE', reason } })
      expect(await ok('getStaffQueues', { as: support })).toMatchObject({ dead_letters: [] })
      await work()
      await until(id, 'CANCELLED')
      expect(failures).toEqual([`${payload.exportId} cancelled`])
    })
  })
})

const openTickets = async (app: App) => {
  return readRows(
    await app.db.execute(
      sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') and name <> 'upkeep'`,
    ),
  ).length
}

async function clearTickets(boss: PgBoss) {
  for (const queue of [...QUEUE_NAMES, DEAD_LETTERS]) await boss.deleteAllJobs(queue)
}
