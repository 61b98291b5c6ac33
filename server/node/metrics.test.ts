import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBackend } from '#server/app.ts'
import { deliver, startExport } from '#server/modules/rendering/testing/exports.ts'
import type { RenderRequest } from '#server/platform/ports/services.ts'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { createCaller } from '#server/testing/caller.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readConfig } from './config.ts'
import { createMetrics } from './metrics.ts'
import { createAccounts, createProviderState, nodeTools } from './provider-accounts.ts'

let draw: (request: RenderRequest) => Promise<void> = async () => undefined
const test = await createTestApp({ renderer: { isAvailable: async () => true, run: (request) => draw(request) } })
const metrics = createMetrics()
test.app.meter = metrics.meter
const calls = createCaller(createBackend(test.app, { mountFirst: metrics.watchCalls }), test.logged)
const hub = { size: 3 }
const pool = () => ({ total: 5, idle: 4, waiting: 1 })
let served: Awaited<ReturnType<typeof metrics.serve>>
beforeAll(async () => {
  served = await metrics.serve({ host: 'localhost', port: 0 }, { app: test.app, hub, pool })
})
beforeEach(() => test.reset())
afterAll(async () => {
  served.close()
  await test.close()
})

const read = async () => (await fetch(served.url)).text()
/** The value of one line; undefined when there is none. */
const value = async (line: string) => {
  const found = (await read()).split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

it('calls are counted by operation and status, and by nothing that a caller sent', async () => {
  const ada = await test.user()
  const count = (operation: string, status: number) =>
    value(`storyloom_request_seconds_count{operation="${operation}",status="${status}"}`)
  await calls.ok('listMissedEvents', { as: ada, query: { after: 0 } })
  await calls.call('getRender', { as: ada, params: { render_id: crypto.randomUUID() } })
  await calls.call('getRender', { params: { render_id: crypto.randomUUID() } })
  await calls.request('GET', '/mine-and-secret/')
  expect(await count('listMissedEvents', 200)).toBe(1)
  expect([await count('getRender', 404), await count('getRender', 401)]).toEqual([1, 1])
  expect(await count('unknown', 404)).toBe(1)
  expect(await value('storyloom_request_seconds_bucket{le="30",operation="getRender",status="404"}')).toBe(1)
  const text = await read()
  for (const own of ['mine-and-secret', ada.id, ada.email]) expect(text).not.toContain(own)
})

it('jobs are counted by queue and outcome, and those that wait are counted at each scrape', async () => {
  const waiting = () => value('storyloom_jobs_waiting{queue="bookkeeping"}')
  const ended = (outcome: string) => value(`storyloom_job_seconds_count{queue="bookkeeping",outcome="${outcome}"}`)
  const { email } = await test.user({ password: 'loom-weaves-9' })
  await test.ok('resetPassword', { body: { email } })
  expect([await waiting(), await ended('completed')]).toEqual([1, undefined])
  const { send } = test.app.mail
  test.app.mail.send = () => Promise.reject(new Error('away'))
  await test.runJobs()
  test.app.mail.send = send
  // It waits for its time, and for nothing else.
  expect([await waiting(), await ended('retried')]).toEqual([0, 1])
  test.clock.advance(60_000)
  await test.runJobs()
  expect([await waiting(), await ended('completed')]).toEqual([0, 1])
})

it('frames of finished exports and credits of finished work are counted', async () => {
  const owner = await test.user()
  draw = async (request) => {
    const { document: _document, put: _put, ...complete } = await deliver(test, request)
    await test.ok('completeRender', complete)
  }
  await startExport(test, owner)
  await test.runJobs()
  expect(await value('storyloom_render_frames_total')).toBe(90)
  await test.ok('createTask', { as: owner, body: { model_id: 'draft-image-editing', prompt: 'A door' } })
  const balance = await test.balance(owner)
  await test.runJobs()
  const spent = (await read()).split('\n').filter((line) => line.startsWith('storyloom_credits_spent_total{'))
  const sum = spent.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
  expect([balance, sum > 0]).toEqual([await test.balance(owner), true])
})

it('requests to providers are counted by status', async () => {
  const answers: (Response | Error)[] = [new Response('{}'), new Response('', { status: 503 }), new Error('away')]
  const send = async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const tools = { ...nodeTools(test.app.sandbox), fetch: send as typeof fetch }
  const account = createAccounts(createProviderState(UNLIMITED), tools, { meter: metrics.meter })(
    { id: 'openai', label: 'OpenAI', headers: () => ({}) },
    { url: 'https://api.example', key: 'very-secret', limit: 1 },
  )
  const ask = () => account.ask('/models', { method: 'GET', timeoutMs: 1_000, maxBytes: 1_000 }).catch(() => undefined)
  for (let turn = 0; turn < 3; turn++) await ask()
  const count = (answer: string) => value(`storyloom_provider_call_seconds_count{provider="openai",answer="${answer}"}`)
  expect([await count('2xx'), await count('5xx'), await count('none')]).toEqual([1, 1, 1])
})

it('sockets, the pool and the process are shown, at one path of a private port', async () => {
  expect(await value('storyloom_sockets')).toBe(3)
  expect(await value('storyloom_pool_connections{state="waiting"}')).toBe(1)
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect((await fetch(new URL('/', served.url))).status).toBe(404)
  const peer = await new Promise((resolve) =>
    get(served.url, (answer) => {
      resolve(answer.socket.localAddress)
      answer.destroy()
    }),
  )
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1']).toContain(peer)
})

it('the metrics of a process are shown while its database is away', async () => {
  const { db } = test.app
  test.app.db = new Proxy(db, {
    get: () => () => {
      throw new Error('away')
    },
  })
  try {
    expect(await value('storyloom_jobs_waiting{queue="bookkeeping"}')).toBeUndefined()
    expect(await value('storyloom_sockets')).toBe(3)
  } finally {
    test.app.db = db
  }
  expect(test.takeLogged().map(({ message }) => message)).toContain('Waiting jobs could not be counted')
})

it('nothing is counted or traced, and no library for it is loaded, without its setting', () => {
  const read = (env: Record<string, string>) => readConfig(env, '/client').metrics
  expect([read({}), readConfig({}, '/client').tracesUrl]).toEqual([null, null])
  expect(read({ METRICS_PORT: '9400' })).toEqual({ host: 'localhost', port: 9400 })
  expect(read({ METRICS_PORT: '9400', METRICS_HOST: '10.0.0.5' })).toEqual({ host: '10.0.0.5', port: 9400 })
  expect(() => read({ METRICS_HOST: '10.0.0.5' })).toThrow('METRICS_HOST is set; METRICS_PORT must be set with it')
  expect(() => read({ METRICS_PORT: '70000' })).toThrow('METRICS_PORT is 70000; it must be a number from 0 to 65535')
  const sources = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const loading = sources.filter((name) =>
    /^import (?!type)[^\n]*from '\.\/(?:metrics|tracing)\.ts'/m.test(
      readFileSync(`${import.meta.dirname}/${name}`, 'utf8'),
    ),
  )
  expect(loading).toEqual([])
})
