// @vitest-environment happy-dom
// Raw HTTP: which operation a request is for.
import { beforeEach, expect, it } from 'vitest'
import { isUnlucky, scenario } from './scenario.ts'

beforeEach(() => scenario.reset())

const request = (path: string, method = 'GET') => new Request(`http://localhost:5173${path}`, { method })
const getStory = () => scenario.apply(request('/api/core-api/get_story/?story_id=1'))
const getUser = () => scenario.apply(request('/api/dj-rest-auth/user/'))

it('passes, delays, drops or refuses a call as its contract lists it, and leaves other calls alone', async () => {
  expect(await getStory()).toBeNull()
  scenario.set({ calls: { getStory: { kind: 'example', status: 500, name: 'internal' } } })
  const listed = await getStory()
  expect([listed?.status, await listed?.json()]).toEqual([
    500,
    expect.objectContaining({ message: expect.any(String) }),
  ])
  expect(await getUser()).toBeNull()
  scenario.set({ calls: { getStory: { kind: 'delay', ms: 1 } } })
  expect(await getStory()).toBeNull()
  scenario.set({ calls: { getStory: { kind: 'never' } } })
  const first = await Promise.race([getStory(), getUser().then(() => 'the other was quicker')])
  expect(first).toBe('the other was quicker')
})

it('a fault that version 0.1.0 stored still answers its example', async () => {
  const calls = { getStory: { kind: 'error', status: 500, name: 'internal' } }
  sessionStorage.setItem('storyloom-tab-host-scenario', JSON.stringify({ calls }))
  expect((await getStory())?.status).toBe(500)
  expect(scenario.read().calls).toEqual({ getStory: { kind: 'example', status: 500, name: 'internal' } })
})

it('loses every call while offline, and ends uploads as the storage fault says', async () => {
  const upload = () => scenario.apply(request('/files/upload/1', 'PUT'))
  scenario.set({ storage: '500' })
  expect([(await upload())?.status, await getStory()]).toEqual([500, null])
  scenario.set({ storage: 'reset' })
  expect((await upload())?.type).toBe('error')
  scenario.set({ storage: null, isOffline: true })
  expect([(await upload())?.type, (await getStory())?.type]).toEqual(['error', 'error'])
})

it('random failures repeat for the same seed, differ for another, and match the requested rate', () => {
  const failing = (seed: number, percent: number) =>
    Array.from({ length: 1_000 }, (_, call) => call).filter((call) => isUnlucky({ seed, percent }, call))
  expect(failing(7, 20)).toEqual(failing(7, 20))
  expect(failing(7, 20)).not.toEqual(failing(8, 20))
  for (const seed of [1, 7, 999_999_999]) {
    expect(failing(seed, 20).length).toBeGreaterThan(140)
    expect(failing(seed, 20).length).toBeLessThan(260)
    expect([failing(seed, 0).length, failing(seed, 100).length]).toEqual([0, 1_000])
  }
})
