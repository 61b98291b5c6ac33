import { Hono } from 'hono'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Backend } from '#server/app.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { checksOf, failingEnginesOf, mountHealth, type Phase } from './health.ts'

const test = await createTestApp()
const migrations = await readMigrations()
await migrate(test.db, migrations)
const queue = vi.fn<() => Promise<unknown>>()
let phase: Phase
let engines: TestApp['app']['engines']
beforeEach(() => {
  phase = 'ready'
  engines = test.app.engines
  queue.mockReset().mockResolvedValue(undefined)
})
afterAll(() => test.close())

type Parts = Parameters<typeof checksOf>
const mount = (app: Parts[0] = test.app, known: Parts[1] = migrations, isShared = true) => {
  const backend: Backend = new Hono()
  const checks = checksOf(app, known, isShared, queue)
  mountHealth(backend, app.db, { checks, phase: () => phase, failingEngines: failingEnginesOf({ engines }) })
  return async (path: string) => {
    const answer = await backend.request(path)
    expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual(['no-store', null])
    return [answer.status, await answer.json()]
  }
}
const away = () => Promise.reject(new Error('postgres://ada:secret@db is away'))

it('a server whose parts all work is alive and ready', async () => {
  const get = mount()
  expect(await get('/healthz')).toEqual([200, { status: 'alive' }])
  expect(await get('/readyz')).toEqual([200, { status: 'ready' }])
  expect(await get('/health')).toEqual([200, { status: 'ok' }])
})

it('a server is alive but not ready while a part fails, and names the part alone', async () => {
  const { db, files } = test.app
  const withoutDatabase = mount({ db: { ...db, execute: away } as never, files })
  expect(await withoutDatabase('/healthz')).toEqual([200, { status: 'alive' }])
  expect(await withoutDatabase('/readyz')).toEqual([503, { status: 'failing', failed: ['database', 'schema'] }])
  expect(await withoutDatabase('/health')).toEqual([503, { status: 'database unavailable' }])
  const later = [...migrations, { name: '9999_later', sql: 'select 1' }]
  expect(await mount(test.app, later)('/readyz')).toEqual([503, { status: 'failing', failed: ['schema'] }])
  const withoutBucket = { db, files: { ...files, stat: away } }
  expect(await mount(withoutBucket)('/readyz')).toEqual([503, { status: 'failing', failed: ['bucket'] }])
  expect(await mount(withoutBucket, migrations, false)('/readyz')).toEqual([200, { status: 'ready' }])
  queue.mockImplementation(away)
  expect(await mount()('/readyz')).toEqual([503, { status: 'failing', failed: ['queue'] }])
})

it('a part that does not answer in time fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    queue.mockReturnValue(new Promise(() => undefined))
    const asked = mount()('/readyz')
    await vi.advanceTimersByTimeAsync(2_000)
    // Those that answer do so meanwhile.
    expect(await asked).toEqual([503, { status: 'failing', failed: expect.arrayContaining(['queue']) }])
  } finally {
    vi.useRealTimers()
  }
})

it('a server whose engines keep failing serves, and names them', async () => {
  const engine = {
    ...{ kind: 'ILLUSTRATOR' as const, provider: 'OpenAI', limit: 4, fallbacks: [], failures: 3 },
    engine: null,
  }
  const failing = {
    ...engine,
    label: 'gpt-image-2',
    isFailing: true,
    lastFailure: { at: new Date(), problem: 'It broke' },
  }
  const fine = { ...engine, label: 'flux', isFailing: false, lastFailure: null }
  engines = { ...test.app.engines, health: async () => [failing, fine] }
  expect(await mount()('/readyz')).toEqual([200, { status: 'degraded', engines: ['gpt-image-2'] }])
  engines = { ...test.app.engines, health: away }
  expect(await mount()('/readyz')).toEqual([200, { status: 'ready' }])
})

it('a server is not ready before it has started and once its stop has begun, also for those who asked before', async () => {
  const get = mount()
  phase = 'starting'
  expect(await get('/readyz')).toEqual([503, { status: 'starting' }])
  phase = 'ready'
  let goOn = () => undefined as void
  queue.mockReturnValue(new Promise<void>((resolve) => (goOn = resolve)))
  const asked = get('/readyz')
  phase = 'stopping'
  goOn()
  expect(await asked).toEqual([503, { status: 'stopping' }])
  expect(await get('/healthz')).toEqual([200, { status: 'alive' }])
})

it('questions at the same time are checked once', async () => {
  const get = mount()
  await Promise.all([get('/readyz'), get('/readyz'), get('/readyz')])
  expect(queue).toHaveBeenCalledTimes(1)
  await get('/readyz')
  expect(queue).toHaveBeenCalledTimes(2)
})
