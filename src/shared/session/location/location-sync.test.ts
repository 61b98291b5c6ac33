// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findCountry } from './location-sync.tsx'

const DAY = 24 * 60 * 60 * 1000
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  answers.mockReset()
  vi.unstubAllGlobals()
})

test('a found country is cached for 30 days and then refetched', async () => {
  answers.mockImplementation(async () => Response.json({ country_code: 'NO' }))
  expect(await findCountry('https://lookup.example', 0)).toBe('NO')
  expect(await findCountry('https://lookup.example', 30 * DAY - 1)).toBe('NO')
  expect(answers).toHaveBeenCalledTimes(1)
  expect(await findCountry('https://lookup.example', 30 * DAY)).toBe('NO')
  expect(answers).toHaveBeenCalledTimes(2)
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => new Response('', { status: 500 })],
  ['something else', async () => Response.json({ city: 'Oslo' })],
  ['no JSON', async () => new Response('<html>')],
])('a country lookup with %s temporarily falls back to the United States', async (_name, answer) => {
  answers.mockImplementation(answer)
  expect(await findCountry('https://lookup.example', 0)).toBe('US')
  await findCountry('https://lookup.example', 0)
  expect(answers).toHaveBeenCalledTimes(2)
})
