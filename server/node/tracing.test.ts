import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { createBackend } from '#server/app.ts'
import { createCaller } from '#server/testing/caller.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createAccounts, createProviderState, nodeTools } from './provider-accounts.ts'
import { createTracing } from './tracing.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string }[]
}

const bodies: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    bodies.push(body)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
})
await once(collector.listen(0, 'localhost'), 'listening')
const url = `http://localhost:${(collector.address() as AddressInfo).port}/v1/traces`
const test = await createTestApp()
afterAll(async () => {
  collector.close()
  await test.close()
})

const spans = () =>
  bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans))
  })

it('a call, the job that it hands in and the request of that to a provider are one trace, without what users wrote', async () => {
  const [web, worker] = [createTracing(url, 'web'), createTracing(url, 'worker')]
  let handedIn: string | undefined
  const jobs = { wake: () => undefined, announce: async () => void (handedIn = web.tracer.here()) }
  const app = { ...test.app, jobs, tracer: web.tracer }
  const calls = createCaller(createBackend(app, { mountFirst: web.followCalls }), test.logged)
  const { email } = await test.user({ password: 'loom-weaves-9' })
  await calls.ok('resetPassword', { body: { email } })
  // In another process.
  const tools = { ...nodeTools(test.app.sandbox), fetch: (async () => new Response('{}')) as typeof fetch }
  const account = createAccounts(createProviderState(UNLIMITED), tools, { tracer: worker.tracer })(
    { id: 'openai', label: 'OpenAI', headers: () => ({}) },
    { url: 'https://api.example', key: null, limit: 1 },
  )
  const work = () => account.ask('/models', { method: 'GET', timeoutMs: 1_000, maxBytes: 1_000 })
  await worker.tracer.trace('job send-mail', work, handedIn)
  await Promise.all([web.close(), worker.close()])
  const [call, job, provider] = ['resetPassword', 'job send-mail', 'provider openai'].map((name) =>
    spans().find((span) => span.name === name),
  )
  expect([job?.traceId, provider?.traceId]).toEqual([call?.traceId, call?.traceId])
  expect([job?.parentSpanId, provider?.parentSpanId]).toEqual([call?.spanId, job?.spanId])
  expect(call?.parentSpanId).toBeUndefined()
  expect(call?.attributes.map(({ key }) => key)).toContain('http.response.status_code')
  expect(bodies.join('')).toContain('"storyloom-worker"')
  expect(bodies.join('')).not.toContain(email)
})

it('work that fails is marked, and its error goes on without its text in the trace', async () => {
  const { tracer, close } = createTracing(url, 'all')
  const failing = tracer.trace('job write-story', () => Promise.reject(new Error('A secret of Ada')), 'not a parent')
  await expect(failing).rejects.toThrow('A secret of Ada')
  expect(tracer.here()).toBeUndefined()
  await close()
  expect(spans().find(({ name }) => name === 'job write-story')?.status.code).toBe(2)
  expect(bodies.join('')).not.toContain('Ada')
})
