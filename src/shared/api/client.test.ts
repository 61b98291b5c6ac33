// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/app"}
// Raw HTTP: the client's requests.
import { HttpResponse, http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest'
import { updateMusicWithFormData, updateMusicWithJson } from '#generated/client/scenes/scenes.ts'
import { getSetStoryCreditCapUrl } from '#generated/client/billing/billing.ts'
import { apiRequest } from './api-request.ts'
import { call, send } from './call.ts'
import { onSpendingRefused } from './confirm-spending.ts'
import type { CallOptions } from './create-call.ts'
import { bodyText } from './create-request.ts'
import { http } from './http.ts'

const host = 'http://app.test/api'
const STORY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const seen: { request: Request; body: string }[] = []
let answers: (() => Response)[] = []
const server = setupServer(
  handle.all(`${host}/*`, async ({ request }) => {
    seen.push({ request, body: await request.clone().text() })
    return (answers.shift() ?? (() => HttpResponse.json({})))()
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  localStorage.clear()
  seen.length = 0
  answers = []
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const urls = () => seen.map(({ request }) => request.url.slice(host.length))
const typeOf = (at = 0) => seen[at]?.request.headers.get('Content-Type')

test('a body is serialized once, whether the client gets data or a hook’s text', async () => {
  await call('updateStoryTitle', { body: { story_id: STORY, display_title: 'A "B"' } })
  await updateMusicWithJson({ story_id: STORY, background_music_volume: 1 })
  expect(seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { story_id: STORY, display_title: 'A "B"' },
    { story_id: STORY, background_music_volume: 1 },
  ])
  expect([typeOf(0), typeOf(1)]).toEqual(['application/json', 'application/json'])
})

test('updateMusic goes as a form with a file, and the browser names its own boundary', async () => {
  await updateMusicWithFormData({ story_id: STORY, file: new Blob(['sound'], { type: 'audio/mpeg' }) })
  expect(typeOf()).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(seen[0]?.body).toContain('sound')
})

test('a call without a body has no content type', async () => {
  await call('undoStoryEdit', { params: { story_id: STORY } })
  expect(typeOf()).toBeNull()
})

test('a path value stays one segment: slashes and percent signs are encoded, by hooks too', async () => {
  await call('undoStoryEdit', { params: { story_id: 'a/b' } })
  await call('undoStoryEdit', { params: { story_id: '50%2F$&' } })
  await http(getSetStoryCreditCapUrl('a/../b'), { method: 'POST' })
  expect(urls()).toEqual([
    '/core-api/story/a%2Fb/undo/',
    '/core-api/story/50%252F%24%26/undo/',
    '/core-api/story/a%2F..%2Fb/credit_cap/',
  ])
})

test.each(['.', '..'])('%s as a value would be another call, so it is refused', async (storyId) => {
  const refused = { status: 404, code: 'NOT_FOUND' }
  await expect(call('undoStoryEdit', { params: { story_id: storyId } })).rejects.toMatchObject(refused)
  await expect(http(getSetStoryCreditCapUrl(storyId), { method: 'POST' })).rejects.toMatchObject(refused)
  expect(seen).toEqual([])
})

test('a list repeats its whole name; empty lists and undefined values are left out', async () => {
  await call('getFunnelAnalytics', { params: { 'countries[]': ['DE', 'FR'] } })
  await call('getFunnelAnalytics', { params: { 'countries[]': [], start_date: undefined } })
  const [all, none] = urls()
  expect(all).toBe(`${none}?countries%5B%5D=DE&countries%5B%5D=FR`)
})

test('a call that spends credits requires its idempotency key and sends it', async () => {
  expectTypeOf(call<'submitStory'>)
    .parameter(2)
    .toEqualTypeOf<CallOptions & { key: string }>()
  await call('submitStory', { params: { story_id: STORY } }, { key: 'k1', most: 3 })
  expect(Object.fromEntries(seen[0]?.request.headers ?? [])).toMatchObject({
    'Idempotency-Key': 'k1',
    'Most-Credits': '3',
  })
})

test('a call refused for lack of credits is repeated with a new timeout and the same key', async () => {
  const stop = onSpendingRefused(() => Promise.resolve({ 'Most-Credits': '9' }))
  const credits_shortfall = { action: 'upscale', units: 1, cost: 2, available: 0, missing: 2, affordable_units: 0 }
  answers = [() => HttpResponse.json({ message: 'No', credits_shortfall }, { status: 402 })]
  const signals: AbortSignal[] = []
  const options = () => {
    const { signal } = new AbortController()
    signals.push(signal)
    return { key: 'k1', signal }
  }
  const request = apiRequest('submitStory', { params: { story_id: STORY } })
  const response = await send({ ...request, body: { a: 1 } }, options)
  stop()
  expect(response.status).toBe(200)
  expect(seen.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
  const keys = seen.map(({ request: made }) => made.headers.get('Idempotency-Key'))
  expect(keys).toEqual(['k1', 'k1'])
  expect(seen[1]?.request.headers.get('Most-Credits')).toBe('9')
  expect(new Set(signals).size).toBeGreaterThan(1)
})

test('the caller can still read the body of any refusal', async () => {
  answers = [
    () => HttpResponse.json({ message: 'No', present_value: 'Mine' }, { status: 409, headers: { 'X-Part': '1' } }),
    () => new HttpResponse('<html>', { status: 502 }),
    () => new HttpResponse(null, { status: 404 }),
  ]
  const request = apiRequest('undoStoryEdit', { params: { story_id: STORY } })
  const refused = await send(request, () => ({}))
  expect([refused.status, refused.headers.get('X-Part'), await refused.json()]).toEqual([
    409,
    '1',
    { message: 'No', present_value: 'Mine' },
  ])
  expect(await (await send(request, () => ({}))).text()).toBe('<html>')
  expect(await (await send(request, () => ({}))).text()).toBe('')
})

test('an abort is thrown unchanged, whatever its reason', async () => {
  const gone = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'))
  await expect(call('undoStoryEdit', { params: { story_id: STORY } }, { signal: gone })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

test('the recorder and the paused call can still read the sent text', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  await call('updateStoryTitle', { body: { story_id: STORY, display_title: 'A' } })
  expect(bodyText(sent.mock.calls[0]?.[0] as Request)).toBe(`{"story_id":"${STORY}","display_title":"A"}`)
})
