import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  idempotencyKeys,
  jobs,
  media,
  notifications,
  providerCalls,
  providerMemory,
  providerOrders,
  realtimeEvents,
  throttle,
} from '#server/platform/db/schema/index.ts'
import { mediaRow } from '#server/testing/media-row.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { cleanUp } from './cleanup.ts'
import { enqueue } from './enqueue.ts'
import { ordersOf } from './orders.ts'
import { retryNow } from './settlements.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ago = (ms: number) => new Date(test.clock.now().getTime() - ms)

it('an upload that never arrived is marked as such a day after its URL expired, and not before', async () => {
  const ada = await test.user()
  const add = async (uploadExpiresAt: Date | null, status: 'PENDING' | 'COMPLETED' = 'PENDING') => {
    const id = crypto.randomUUID()
    await test.db
      .insert(media)
      .values(mediaRow({ id, userId: ada.id, source: 'USER', fileKey: id, status, uploadExpiresAt }))
    return id
  }
  const waiting = await add(ago(DAY_MS))
  const late = await add(ago(DAY_MS + 1))
  const come = await add(ago(DAY_MS + 1), 'COMPLETED')
  const made = await add(null)
  await cleanUp(test.app)
  const rows = await test.db.select().from(media)
  const of = (id: string) => rows.find((row) => row.id === id)
  expect([waiting, come, made].map((id) => of(id)?.status)).toEqual(['PENDING', 'COMPLETED', 'PENDING'])
  expect(of(late)).toMatchObject({
    ...{ status: 'FAILED', errorMessage: 'The upload wasn’t finished', updatedAt: test.clock.now() },
  })
})

it('calls of dead processes and what is no longer remembered of providers are deleted', async () => {
  const call = { provider: 'openai', limit: 4, person: null, hasPlace: true }
  const [dead, alive] = [crypto.randomUUID(), crypto.randomUUID()]
  await test.db.insert(providerCalls).values([
    { ...call, id: dead, leaseEndsAt: ago(1) },
    { ...call, id: alive, leaseEndsAt: ago(-1) },
  ])
  await test.db.insert(providerMemory).values([
    { key: 'old', value: 1, count: 1, endsAt: ago(1) },
    { key: 'fresh', value: 1, count: 1, endsAt: ago(-1) },
  ])
  await cleanUp(test.app)
  expect((await test.db.select().from(providerCalls)).map(({ id }) => id)).toEqual([alive])
  expect((await test.db.select().from(providerMemory)).map(({ key }) => key)).toEqual(['fresh'])
})

it('ended jobs are kept for thirty days, and a regenerated script as long as it waits for its user', async () => {
  const end = (values: Partial<typeof jobs.$inferInsert>) => ({
    ...{ kind: 'forget-file', payload: {}, status: 'COMPLETED' as const, runAt: ago(0) },
    ...{ createdAt: ago(0), updatedAt: ago(0), finishedAt: ago(30 * DAY_MS + 1), ...values },
  })
  const OPEN = { kind: 'rewrite-story', payload: { stage: 'OPEN' } }
  await test.db
    .insert(jobs)
    .values([
      end({ dedupeKey: 'kept', finishedAt: ago(30 * DAY_MS) }),
      end({ dedupeKey: 'completed' }),
      end({ dedupeKey: 'failed', status: 'FAILED' }),
      end({ dedupeKey: 'cancelled', status: 'CANCELLED' }),
      end({ dedupeKey: 'acknowledged', status: 'ACKNOWLEDGED' }),
      end({ dedupeKey: 'queued', status: 'QUEUED' }),
      end({ dedupeKey: 'waiting', ...OPEN }),
      end({ dedupeKey: 'failed writing', ...OPEN, status: 'FAILED' }),
      end({ dedupeKey: 'closed writing', ...OPEN, payload: { stage: 'CLOSED' } }),
      end({ dedupeKey: 'other', payload: { stage: 'OPEN' } }),
    ])
  await cleanUp(test.app)
  const left = await test.db.select().from(jobs)
  expect(left.map(({ dedupeKey }) => dedupeKey).sort()).toEqual(['kept', 'queued', 'waiting'])
})

it('keys of calls and notices are deleted after their retention time', async () => {
  const ada = await test.user()
  const ages = { keys: 7 * DAY_MS, notices: 90 * DAY_MS }
  for (const more of [0, 1]) {
    const at = (ms: number) => ago(ms + more)
    const key = `key ${more}`
    await test.db.insert(idempotencyKeys).values({
      ...{ userId: ada.id, key: crypto.randomUUID(), requestHash: key, createdAt: at(ages.keys) },
    })
    await test.db.insert(notifications).values({
      ...{ userId: ada.id, kind: 'TASK_FAILED', key, title: 'A', text: 'B', path: '/', createdAt: at(ages.notices) },
    })
    await test.db.insert(throttle).values({ key, count: 1, windowEndsAt: at(0) })
  }
  await cleanUp(test.app)
  expect((await test.db.select().from(idempotencyKeys)).map((row) => row.requestHash)).toEqual(['key 0'])
  expect((await test.db.select().from(notifications)).map(({ key }) => key)).toEqual(['key 0'])
  expect((await test.db.select().from(throttle)).map(({ key }) => key)).toEqual(['key 0'])
})

it('events can be read again for a day', async () => {
  const ada = await test.user()
  await uploadFile(test, ada, { name: 'a.png', type: 'image/png', bytes: makePng(8, 8) })
  const count = () => test.db.$count(realtimeEvents)
  const sent = await count()
  expect(sent).toBeGreaterThan(0)
  test.clock.advance(DAY_MS)
  await cleanUp(test.app)
  expect(await count()).toBe(sent)
  test.clock.advance(1)
  await cleanUp(test.app)
  expect(await count()).toBe(0)
})

const add = (delayMs = 0) =>
  test.scope((scope) =>
    enqueue(scope, { kind: 'forget-file', payload: { key: 'a' }, dedupeKey: 'a', runAt: ago(-delayMs) }),
  )
const read = async (id: string) => {
  const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
  return job
}

it("a job's order from a provider is found again by its next run, and deleted after the job has ended", async () => {
  const { id } = await add()
  const orders = ordersOf(test.app, id)
  expect(await orders.begin('clip', 'fal')).toBeNull()
  expect(await orders.begin('clip', 'fal')).toEqual({ state: 'SENT' })
  test.clock.advance(1_000)
  await orders.accepted('clip', 'operation 5')
  expect(await orders.begin('clip', 'fal')).toEqual({ state: 'ACCEPTED', operation: 'operation 5' })
  const [row] = await test.db.select().from(providerOrders)
  expect(row).toMatchObject({
    jobId: id,
    orderKey: 'clip',
    provider: 'fal',
    state: 'ACCEPTED',
    createdAt: ago(1_000),
    updatedAt: ago(0),
  })
  await orders.delivered('clip', new Uint8Array([1, 2, 3]))
  expect(await orders.begin('clip', 'fal')).toEqual({ state: 'DELIVERED', bytes: new Uint8Array([1, 2, 3]) })
  // Another job places its own order.
  expect(
    await ordersOf(
      test.app,
      (await test.scope((scope) => enqueue(scope, { kind: 'forget-file', payload: { key: 'b' } }))).id,
    ).begin('clip', 'fal'),
  ).toBeNull()
  await cleanUp(test.app)
  expect([(await test.db.select().from(providerOrders)).length, test.files.keys().length]).toEqual([2, 1])
  await test.db.update(jobs).set({ status: 'COMPLETED' }).where(eq(jobs.id, id))
  await cleanUp(test.app)
  expect([(await test.db.select().from(providerOrders)).length, test.files.keys()]).toEqual([1, []])
})

it('a deleted order is placed again', async () => {
  const { id } = await add()
  const orders = ordersOf(test.app, id)
  await orders.begin('clip', 'fal')
  await orders.begin('audio', 'fal')
  await orders.forget('clip')
  expect([await orders.begin('clip', 'fal'), await orders.begin('audio', 'fal')]).toEqual([null, { state: 'SENT' }])
  await orders.delivered('unknown', new Uint8Array(1))
  expect(test.files.keys()).toEqual([])
})

it('a job put at the head of the queue is as if it had never been tried', async () => {
  const { id } = await add(HOUR_MS)
  const tried = {
    attempts: 3,
    startedAt: ago(5),
    progress: 40,
    leaseOwner: 'dead',
    leaseEndsAt: ago(-5),
    cancelRequested: true,
  }
  await test.db
    .update(jobs)
    .set({ ...tried, status: 'RUNNING' })
    .where(eq(jobs.id, id))
  test.clock.advance(1_000)
  const again = { status: 'QUEUED', attempts: 0, leaseOwner: null, leaseEndsAt: null, cancelRequested: false }
  const now = { runAt: test.clock.now(), updatedAt: test.clock.now() }
  expect(await test.scope((scope) => retryNow(scope, id))).toBe(true)
  expect(await read(id)).toMatchObject({ ...again, ...now, dedupeKey: 'a', progress: 40, startedAt: tried.startedAt })
  await test.db
    .update(jobs)
    .set({ ...tried, status: 'FAILED', finishedAt: ago(1) })
    .where(eq(jobs.id, id))
  expect(await test.scope((scope) => retryNow(scope, id))).toBe(true)
  const anew = { dedupeKey: null, finishedAt: null, startedAt: null, progress: 0 }
  expect(await read(id)).toMatchObject({ ...again, ...now, ...anew })
  await test.db.update(jobs).set({ status: 'COMPLETED' }).where(eq(jobs.id, id))
  expect(await test.scope((scope) => retryNow(scope, id))).toBe(false)
  expect(await test.scope((scope) => retryNow(scope, crypto.randomUUID()))).toBe(false)
  expect((await read(id))?.status).toBe('COMPLETED')
})
