// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchBytes } from './fetch-bytes.ts'

const OTHER_HOST = 'https://bucket.example/films/media/a.png'
/** As a browser refuses what it has in its cache without the headers for scripts. */
const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const answers: (() => Promise<Response>)[] = []
const requests: RequestInit[] = []

beforeEach(() => {
  answers.length = requests.length = 0
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    requests.push(init)
    return (answers.shift() ?? refused)()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a file of another host that a script may not read from the cache is requested again without it', async () => {
  answers.push(refused, async () => new Response('bytes'))
  expect(await (await fetchBytes(OTHER_HOST)).text()).toBe('bytes')
  expect(requests.map(({ cache }) => cache)).toEqual([undefined, 'reload'])
})

test('a file that fails twice cannot be accessed, and one of the own host is not requested again', async () => {
  const failure = { status: 0, code: 'NETWORK_FAILURE' }
  await expect(fetchBytes(OTHER_HOST)).rejects.toMatchObject(failure)
  expect(requests).toHaveLength(2)
  await expect(fetchBytes('/files/media/a.png')).rejects.toMatchObject(failure)
  expect(requests).toHaveLength(3)
})

test('a request that was stopped is not repeated', async () => {
  const stop = new AbortController()
  answers.push(() => {
    stop.abort(new Error('stopped'))
    return refused()
  })
  await expect(fetchBytes(OTHER_HOST, stop.signal)).rejects.toThrow('Failed to fetch')
  expect(requests).toHaveLength(1)
})

test('an answer that is no file is not repeated', async () => {
  answers.push(async () => new Response('', { status: 403 }))
  await expect(fetchBytes(OTHER_HOST)).rejects.toMatchObject({ status: 403 })
  expect(requests).toHaveLength(1)
})
