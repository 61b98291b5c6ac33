import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { EngineTrouble } from '#engines/ports.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { requestCancel, enqueue } from './enqueue.ts'
import { LEASE_MS, claimJob, recoverJobs } from './claim.ts'
import { type JobHandlers, type JobRun, PermanentJobError } from './definition.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from './runner.ts'
import { cleanUp } from './cleanup.ts'

const test = await createTestApp()
const message = { to: 'ada@example.com', subject: 'Hello', text: 'there' }

/** The email job with another body, so that a test decides what happens. */
let run: (job: JobRun<'send-mail'>) => Promise<void>
let failures: string[]
const handlers: JobHandlers = {
  ...jobHandlers,
  'send-mail': {
    ...jobHandlers['send-mail'],
    maxAttempts: 3,
    run: (job) => run(job),
    onFailed: async (_scope, payload, { reason }) => void failures.push(`${payload.subject} ${reason}`),
  },
}
const runner = createJobRunner(test.app, { handlers })

beforeEach(async () => {
  await test.reset()
  run = async () => undefined
  failures = []
})
afterAll(() => test.close())

const add = (options: { dedupeKey?: string; runAt?: Date } = {}) =>
  test.scope((scope) => enqueue(scope, { kind: 'send-mail', payload: message, ...options }))

const read = async (id: string) => {
  const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
  return job
}

describe('jobs', () => {
  it('jobs run once they are committed and due, and erase their secrets', async () => {
    const { id } = await add()
    const later = await add({ runAt: new Date(test.clock.now().getTime() + 60_000) })
    await test.runJobs()
    expect(test.mail).toEqual([message])
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', progress: 100, attempts: 1, payload: {} })
    expect(await read(later.id)).toMatchObject({ status: 'QUEUED' })
    test.clock.advance(60_000)
    await test.runJobs()
    expect(test.mail).toHaveLength(2)
  })

  it('jobs of a rolled-back transaction do not exist', async () => {
    const attempt = test.scope(async (scope) => {
      await enqueue(scope, { kind: 'send-mail', payload: message })
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    await test.runJobs()
    expect(test.mail).toEqual([])
  })

  it('jobs with one dedupe key are one, until it has ended', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, () => add({ dedupeKey: 'one' })))
    expect(new Set(added.map((job) => job.id)).size).toBe(1)
    expect(added.filter((job) => job.isNew)).toHaveLength(1)
    await runner.runDue()
    expect((await add({ dedupeKey: 'one' })).isNew).toBe(true)
  })

  it('jobs that fail are retried later, and fail permanently once', async () => {
    const attempts: number[] = []
    run = async ({ attempt }) => {
      attempts.push(attempt)
      throw new Error('away')
    }
    const { id } = await add()
    for (const wait of [0, 1_999, 1, 7_999, 1, 100_000]) {
      test.clock.advance(wait)
      await runner.runDue()
    }
    expect(attempts).toEqual([1, 2, 3])
    expect(failures).toEqual(['Hello failed'])
    expect(await read(id)).toMatchObject({ status: 'FAILED', lastError: 'Error: away' })
    expect(test.takeLogged()).toHaveLength(1)
  })

  it('jobs respect an engine’s Retry-After, up to ten minutes', async () => {
    let asked = 0
    const rests = [120_000, 86_400_000]
    run = async () => {
      const retryAfterMs = rests[asked++]
      if (retryAfterMs !== undefined)
        throw new Error('The image was not drawn', { cause: new EngineTrouble('It is busy', { retryAfterMs }) })
    }
    const { id } = await add()
    await runner.runDue()
    test.clock.advance(119_999)
    await runner.runDue()
    expect(asked).toBe(1)
    test.clock.advance(1)
    await runner.runDue()
    expect(asked).toBe(2)
    test.clock.advance(600_000)
    await runner.runDue()
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', attempts: 3 })
  })

  it('a job’s failure says what failed, without user content: staff read it without a reason', async () => {
    const written = 'Dear Ada, the harbour is closed'
    const failing: Record<string, () => unknown> = {
      'Database error 22P02': () => test.db.execute(sql`select ${written}::int`),
      'SyntaxError: a text could not be parsed': () => JSON.parse(written) as unknown,
      'ZodError: the data has another form than expected': () => z.literal('one').parse(written),
      'Error: 550 all recipients were rejected: <•••> is unknown': () => {
        throw new Error('550 all recipients were rejected: <ada@example.com> is unknown')
      },
    }
    for (const [said, fail] of Object.entries(failing)) {
      run = async () => void (await fail())
      const { id } = await add()
      await runner.runDue()
      expect((await read(id))?.lastError).toBe(said)
      await test.db.delete(jobs)
    }
  })

  it('jobs that cannot succeed fail at once', async () => {
    run = async () => {
      throw new PermanentJobError('never')
    }
    await add()
    await runner.runDue()
    expect(failures).toEqual(['Hello failed'])
    test.takeLogged()
  })

  it('jobs whose bookkeeping fails are not lost', async () => {
    const { id } = await add()
    run = async () => undefined
    const failing = createJobRunner(test.app, {
      handlers: {
        ...handlers,
        'send-mail': {
          ...handlers['send-mail'],
          run: async () => async () => {
            throw new Error('the finishing step failed')
          },
        },
      },
    })
    await failing.runDue()
    expect(await read(id)).toMatchObject({ status: 'QUEUED', attempts: 1 })
  })

  it('jobs of a runner that died are taken over when its lease ends, and its late answer is ignored', async () => {
    const { id } = await add()
    expect((await claimJob(test.app, 'dead', []))?.id).toBe(id)
    await runner.runDue()
    expect(await read(id)).toMatchObject({ status: 'RUNNING', leaseOwner: 'dead' })
    let finishDead = () => {}
    const dead = createJobRunner(test.app, { handlers })
    test.clock.advance(LEASE_MS)
    run = () => new Promise((resolve) => (finishDead = resolve))
    const deadRun = dead.runDue()
    await expect.poll(async () => (await read(id))?.attempts).toBe(2)
    test.clock.advance(LEASE_MS)
    run = async () => undefined
    await runner.runDue()
    const after = await read(id)
    expect(after).toMatchObject({ status: 'COMPLETED', attempts: 3 })
    finishDead()
    await deadRun
    expect(await read(id)).toEqual(after)
  })

  it('jobs that kill their process repeatedly fail', async () => {
    const { id } = await add()
    for (let attempt = 0; attempt < 3; attempt++) {
      await claimJob(test.app, 'dead', [])
      test.clock.advance(LEASE_MS)
    }
    await runner.runDue()
    expect(await read(id)).toMatchObject({ status: 'FAILED' })
    expect(failures).toEqual(['Hello failed'])
  })

  it('jobs whose process a user ends repeatedly do not fail', async () => {
    const { id } = await add()
    run = async () => undefined
    for (let attempt = 0; attempt < 6; attempt++) {
      expect((await claimJob(test.app, 'left', []))?.attempts).toBe(1)
      await recoverJobs(test.app, { countsAttempt: false })
    }
    await runner.runDue()
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', attempts: 1 })
  })

  it('jobs that are queued can be cancelled', async () => {
    const { id } = await add({ runAt: new Date(test.clock.now().getTime() + 60_000) })
    expect(await test.scope((scope) => requestCancel(scope, id))).toBe(true)
    await runner.runDue()
    expect(await read(id)).toMatchObject({ status: 'CANCELLED' })
    expect(failures).toEqual(['Hello cancelled'])
    expect(await test.scope((scope) => requestCancel(scope, id))).toBe(false)
  })

  it('jobs that run are notified when they are cancelled or the host stops', async () => {
    const live = createJobRunner(test.app, { handlers })
    const untilAborted = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    run = ({ signal }) => untilAborted(signal)
    const { id } = await add()
    live.start()
    await expect.poll(async () => (await read(id))?.status).toBe('RUNNING')
    await test.scope((scope) => requestCancel(scope, id))
    live.wake()
    await expect.poll(async () => (await read(id))?.status).toBe('CANCELLED')
    const second = await add()
    live.wake()
    await expect.poll(async () => (await read(second.id))?.status).toBe('RUNNING')
    await live.stop()
    expect(await read(second.id)).toMatchObject({ status: 'QUEUED', attempts: 0 })
    expect(failures).toEqual(['Hello cancelled'])
  })

  it('jobs that do not end when the host stops are requeued, and their later writes are refused', async () => {
    const live = createJobRunner(test.app, { handlers, stopMs: 20 })
    let end = () => {}
    const hasEnded = new Promise<void>((resolve) => (end = resolve))
    run = () => hasEnded
    const { id } = await add()
    live.start()
    await expect.poll(async () => (await read(id))?.status).toBe('RUNNING')
    await live.stop()
    const putBack = { status: 'QUEUED', attempts: 0, leaseOwner: null, lastError: 'Error: The server was stopped' }
    expect(await read(id)).toMatchObject(putBack)
    end()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await read(id)).toMatchObject(putBack)
  })

  it('jobs never exceed the concurrency of their kind', async () => {
    let now = 0
    let most = 0
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    run = async () => {
      most = Math.max(most, ++now)
      await gate
      now--
    }
    const wide = createJobRunner(test.app, { handlers, concurrency: 10 })
    for (let index = 0; index < 8; index++) await add()
    const all = wide.runDue()
    await expect.poll(() => now).toBe(handlers['send-mail'].concurrency)
    open()
    await all
    expect(most).toBe(handlers['send-mail'].concurrency)
  })

  it('jobs that ended long ago are deleted', async () => {
    const { id } = await add()
    await runner.runDue()
    test.clock.advance(29 * 86_400_000)
    await cleanUp(test.app)
    expect(await read(id)).toBeDefined()
    test.clock.advance(2 * 86_400_000)
    await cleanUp(test.app)
    expect(await read(id)).toBeUndefined()
  })
})
