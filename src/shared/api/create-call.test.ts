// Raw HTTP: the client's requests.
import { execFileSync } from 'node:child_process'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createCall } from './create-call.ts'

const STORY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const KEY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e02'
const fetch = vi.fn<(request: Request) => Promise<Response>>()
const call = createCall({ baseUrl: 'http://host.test/api', token: () => 'the token', fetch, options: { most: 9 } })

beforeEach(() => {
  fetch.mockReset()
  fetch.mockImplementation(async () => Response.json({ story_id: STORY }))
})
const sent = (at = 0) => fetch.mock.calls[at]?.[0] as Request

test('createCall sends an operation to its host, with the token, a key of its own and the options of every call', async () => {
  const input = { params: { story_id: STORY }, body: { display_title: 'A' } }
  expect(await call('updateStory', input)).toEqual({ story_id: STORY })
  await call('getStory', { params: { story_id: STORY } }, { key: KEY, most: 1 })
  const requests = fetch.mock.calls.map(([{ method, url }]) => `${method} ${url}`)
  expect(requests).toEqual([
    `PATCH http://host.test/api/core-api/story/${STORY}/`,
    `GET http://host.test/api/core-api/get_story/?story_id=${STORY}`,
  ])
  expect(await sent().json()).toEqual({ display_title: 'A' })
  const headers = (at: number) =>
    ['authorization', 'most-credits', 'idempotency-key'].map((name) => sent(at).headers.get(name))
  expect(headers(0)).toEqual(['Bearer the token', '9', expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(headers(1)).toEqual(['Bearer the token', '1', KEY])
})

test('createCall sends no token where the contract requests none', async () => {
  await call('login', { body: { username: 'a@example.com', password: 'b' } })
  expect(sent().headers.get('authorization')).toBeNull()
})

test('a refusal names its operation and keeps its status and code, a lost connection too', async () => {
  fetch.mockImplementationOnce(async () => Response.json({ message: 'No', error: 'GONE' }, { status: 404 }))
  const refused = await call('getStory', { params: { story_id: STORY } }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ message: 'getStory answered 404 GONE: No', status: 404, code: 'GONE' })
  fetch.mockRejectedValueOnce(new TypeError('fetch failed'))
  const message = 'getStory answered 0 NETWORK_FAILURE: Can’t reach the server'
  await expect(call('getStory', { params: { story_id: STORY } })).rejects.toMatchObject({ message, status: 0 })
})

test('plain Node runs createCall, without a bundler and a page', () => {
  const program = `import { createCall } from '#src/shared/api/create-call.ts'
const call = createCall({ baseUrl: 'http://host.test/api', fetch: async ({ url }) => Response.json({ url }) })
console.log((await call('getUserDetails', {})).url)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(said.trim()).toBe('http://host.test/api/core-api/get_user_details/')
})
