// @vitest-environment happy-dom
// Raw HTTP: calls are recorded as text.
import type * as creating from '../api/create-request.ts'
import type * as recording from './recorder.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
/** Markers in place of tokens, passwords and texts; none may appear in the record. */
const SENTINELS = ['tok-SENTINEL', 'pass-SENTINEL', 'Text SENTINEL', 'answer-SENTINEL']

let answer: () => Promise<Response>
let original: typeof fetch
let recorder: typeof recording
let requests: typeof creating
beforeEach(async () => {
  vi.resetModules()
  original = globalThis.fetch
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.fetch = () => answer()
  answer = async () => Response.json({})
  recorder = await import('./recorder.ts')
  requests = await import('../api/create-request.ts')
  recorder.startRecording()
})
afterEach(() => {
  globalThis.fetch = original
  vi.restoreAllMocks()
})

const call = (path: string, body?: unknown) =>
  fetch(
    requests.createRequest(new URL(`/api${path}`, location.href).href, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${SENTINELS[0]}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
const settled = (check: () => void) => vi.waitFor(check)

it('calls are recorded with their result, without secrets and texts', async () => {
  answer = async () => Response.json({ error: 'NOPE', message: SENTINELS[3], password: SENTINELS[1] }, { status: 400 })
  await call('/core-api/split_scene', { scene_id: ID, index: 3, new_text: SENTINELS[2], token: SENTINELS[0] })
  await call('/dj-rest-auth/login/', { username: SENTINELS[2], password: SENTINELS[1] })
  await call(`/core-api/get_story/?access=${SENTINELS[0]}`)
  await settled(() => {
    const calls = recorder.recordedEvents().filter((event) => event.kind === 'call')
    expect(calls).toMatchObject([
      {
        ...{ method: 'POST', path: '/core-api/split_scene', status: 400, error: 'NOPE' },
        body: { scene_id: ID, index: 3, new_text: 'Xxxx XXXXXXXX' },
      },
      { path: '/dj-rest-auth/login/', body: null, status: 400 },
      { method: 'GET', path: '/core-api/get_story/', body: null },
    ])
    for (const { error } of calls) expect(error).toBe('NOPE')
  })
  console.error(new Error(`Refused "${SENTINELS[2]}" for Bearer ${SENTINELS[0]}`))
  const text = JSON.stringify(recorder.recordedEvents())
  for (const sentinel of SENTINELS) expect(text).not.toContain(sentinel)
})

it('a call that fails without an answer is recorded as such, and still fails for its caller', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call('/core-api/get_story/')).rejects.toThrow('Failed to fetch')
  expect(recorder.recordedEvents()).toMatchObject([{ kind: 'call', status: 0 }])
})

it('actions, console errors and uncaught errors are recorded in order', () => {
  recorder.recordAction('split')
  console.error('Something is wrong')
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }))
  expect(recorder.recordedEvents()).toMatchObject([
    { kind: 'action', id: 'split' },
    { kind: 'error', message: 'Something is wrong' },
    { kind: 'error', message: 'TypeError: x is not a function' },
  ])
})

it('the last 200 events are kept in memory only, without calls to other URLs', async () => {
  for (let at = 0; at < 250; at++) recorder.recordAction(`action-${at}`)
  await fetch(new Request('https://elsewhere.example/secret'))
  const kept = recorder.recordedEvents()
  expect(kept).toHaveLength(200)
  expect(kept.at(-1)).toMatchObject({ id: 'action-249' })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('the recorder records a call once, even if the editor is opened repeatedly', async () => {
  recorder.startRecording()
  await call('/core-api/get_story/')
  expect(recorder.recordedEvents()).toHaveLength(1)
})
