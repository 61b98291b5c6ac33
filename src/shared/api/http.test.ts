// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/login"}
// Raw HTTP: the client's requests.
import { HttpResponse, http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError, isAnswered } from './api-error.ts'
import { call } from './call.ts'
import { http } from './http.ts'

const host = 'http://app.test/api'
const seen: Request[] = []
const answer = (make: () => Response) =>
  handle.all(`${host}/*`, ({ request }) => {
    seen.push(request.clone())
    return make()
  })
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  seen.length = 0
})
afterAll(() => server.close())

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`)
  return error
}

test('the API client sends the token, cookies and headers', async () => {
  server.use(answer(() => HttpResponse.json({ balance: 3 })))
  localStorage.setItem('token', 'abc')
  const sent = vi.spyOn(globalThis, 'fetch')
  expect(await http('/credits_summary/', { headers: { 'Idempotency-Key': 'k1' } })).toEqual({ balance: 3 })
  const [request] = seen
  expect(request?.headers.get('Authorization')).toBe('Bearer abc')
  expect(request?.headers.get('Idempotency-Key')).toBe('k1')
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ credentials: 'include' })
})

test.each(['/dj-rest-auth/login/', '/api/register/', '/core-api/reset_password/'])(
  'the API client calls %s without the token',
  async (path) => {
    server.use(answer(() => HttpResponse.json({})))
    localStorage.setItem('token', 'abc')
    await http(path, { method: 'POST' })
    expect(seen[0]?.headers.get('Authorization')).toBeNull()
  },
)

test.each([
  [{ message: 'Not found', detail: 'x' }, 'Not found'],
  [{ detail: 'Nothing here' }, 'Nothing here'],
  [{}, 'An error occurred'],
  [['odd'], 'An error occurred'],
])('a refusal %o has the message %s', async (body, message) => {
  server.use(answer(() => HttpResponse.json(body, { status: 404 })))
  expect(await failure(http('/credits_summary/'))).toMatchObject({ message, status: 404 })
})

test('a refusal carries its code, fields and sign-in codes', async () => {
  const body = {
    message: 'No',
    error: 'VALIDATION_FAILED',
    fields: { email: ['Bad', 3], name: 'Short' },
    non_field_errors: 'X',
  }
  server.use(answer(() => HttpResponse.json(body, { status: 400 })))
  expect(await failure(http('/credits_summary/'))).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { email: ['Bad'], name: ['Short'] },
    nonFieldErrors: ['X'],
  })
})

test.each([200, 502])(
  'an answer that is not JSON (%i) fails to parse and is not handled as a refusal',
  async (status) => {
    server.use(answer(() => new HttpResponse('<html>', { status })))
    const error = await failure(http('/credits_summary/'))
    expect(error).toMatchObject({ message: 'Failed to parse response', status })
    // The call may have been done all the same.
    expect(isAnswered(error)).toBe(false)
  },
)

test.each([
  ['refused it', 402, { message: 'Not enough credits', error: 'INSUFFICIENT_CREDITS' }, true],
  ['does not know the call', 404, {}, true],
  ['broke, and took back what it had done', 500, { message: 'Broken', error: 'INTERNAL' }, true],
  ['is not reached by its gateway', 502, { message: 'Bad gateway' }, false],
])('a server that %s (%i) certainly did nothing: %o, %s', async (_, status, body, isSure) => {
  server.use(answer(() => HttpResponse.json(body, { status })))
  expect(isAnswered(await failure(http('/credits_summary/')))).toBe(isSure)
})

test('a call without an answer is distinguished from a refusal', async () => {
  server.use(answer(() => HttpResponse.error()))
  const error = await failure(http('/credits_summary/'))
  expect(error.isNetworkFailure).toBe(true)
  expect(error.status).toBe(0)
})

test('an aborted call rejects with the abort', async () => {
  server.use(answer(() => HttpResponse.json({})))
  const controller = new AbortController()
  controller.abort()
  await expect(http('/credits_summary/', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a call given as data sends its parameters and the token', async () => {
  localStorage.setItem('token', 'abc')
  server.use(answer(() => HttpResponse.json({ message: 'Only staff' }, { status: 403 })))
  const refused = call('getStats', { params: { days: 7 } })
  expect(await failure(refused)).toMatchObject({ message: 'Only staff', status: 403 })
  expect(seen[0]?.url).toBe(`${host}/get_stats/?days=7`)
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer abc')
})

test('a save of a hidden page outlives it, up to the keepalive budget', async () => {
  server.use(answer(() => HttpResponse.json({})))
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const made = vi.spyOn(globalThis, 'Request')
  const outlives = async (letters: number) => {
    made.mockClear()
    await http('/credits_summary/', { method: 'POST', body: 'é'.repeat(letters) })
    return made.mock.calls.some(([, init]) => init?.keepalive)
  }
  expect(await outlives(10)).toBe(false)
  visibility.mockReturnValue('hidden')
  expect(await outlives(10_000)).toBe(true)
  expect(await outlives(25_000)).toBe(false)
  expect(await outlives(20_000)).toBe(true)
  expect(await outlives(1)).toBe(false)
  visibility.mockReturnValue('visible')
  expect(await outlives(1)).toBe(false)
  visibility.mockReturnValue('hidden')
  expect(await outlives(30_000)).toBe(true)
  for (const spy of [visibility, made]) spy.mockRestore()
})
