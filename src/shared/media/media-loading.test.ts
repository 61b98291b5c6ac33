// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { afterEach, expect, test, vi } from 'vitest'
import { HttpResponse } from 'msw'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { fetchFile } from './fetch-file.ts'
import { fetchPage, loadMedia } from './media-loading.ts'
import { FRESH_MS, mediaStore } from './media-store.ts'
import { setUpHost } from './testing/set-up-host.ts'

const { host, owner } = await setUpHost()
const png = { name: 'a.png', type: 'image/png', bytes: makePng(4, 2) }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

afterEach(() => vi.useRealTimers())

const state = () => mediaStore.getState()
const make = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push((await uploadFile(host.test, owner(), png)).id)
  return ids
}

test('the media cache fetches only stale or missing media, and nothing at 4:59', async () => {
  const ids = await make(2)
  await loadMedia(ids)
  expect(host.calls).toEqual(['listMedia'])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + FRESH_MS - 1_000)
  await loadMedia(ids)
  expect(host.calls).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2_000)
  await Promise.all([loadMedia(ids), loadMedia(ids.slice(1))])
  expect(host.calls).toHaveLength(2)
})

test('the media cache requests a hundred at a time', async () => {
  await loadMedia(Array.from({ length: 150 }, () => crypto.randomUUID()))
  expect(host.calls).toHaveLength(2)
})

test('the media cache marks failed media, and retries them on request', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const [id = ''] = await make(1)
  host.server.use(answerTo('listMedia', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  await loadMedia([id])
  expect([state().errors[id], state().loading[id]]).toEqual(['Failed to fetch media', undefined])
  await loadMedia([id, UNKNOWN])
  expect(state().errors).toEqual({ [UNKNOWN]: 'Failed to fetch media' })
  expect(state().media[id]?.status).toBe('COMPLETED')
})

test('a page of the media list is fresh in the cache', async () => {
  const [id = ''] = await make(1)
  expect((await fetchPage({ media_type: 'image' })).count).toBe(1)
  await loadMedia([id])
  expect(host.calls).toHaveLength(1)
})

test('an expired media URL is replaced by a new one', async () => {
  const [id = ''] = await make(1)
  await loadMedia([id])
  const old = `http://localhost:4400${state().media[id]?.url ?? ''}`
  host.test.clock.advance(3 * 24 * 3_600_000)
  expect((await fetchFile(old)).size).toBe(png.bytes.length)
})
