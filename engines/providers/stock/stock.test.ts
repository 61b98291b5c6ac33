import { afterAll, beforeEach, expect, it } from 'vitest'
import { createStock } from '#engines/draft/stock/stock.ts'
import { type FoundStockItem, isFoundStock, isMatureStock, type StockLibrary, type StockPage } from '#engines/ports.ts'
import {
  PEXELS_KEY,
  PIXABAY_KEY,
  startFakeOpenverse,
  startFakePexels,
  startFakePixabay,
} from '#engines/testing/fake-stock.ts'
import type { FakeServer } from '#engines/testing/fake-server.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createMemory } from '../http/memory.ts'
import { createProvider } from '../http/provider.ts'
import { combineLibraries } from './combine.ts'
import { createOpenverse } from './openverse.ts'
import { createPexels } from './pexels.ts'
import { createPixabay } from './pixabay.ts'

const MP4 = new TextEncoder().encode('\0\0\0\u0018ftypisom')
const fakes = {
  pexels: await startFakePexels({ clip: MP4 }),
  pixabay: await startFakePixabay({ clip: MP4 }),
  openverse: await startFakeOpenverse(),
}
const size = { width: 1280, height: 720, durationMs: null }
const tools = createTestTools({
  inspect: async ([first]) =>
    first === 0
      ? { ...size, contentType: 'video/mp4', durationMs: 4_000 }
      : { ...size, contentType: first === 0xff ? 'image/jpeg' : 'image/webp' },
})
const account = (id: keyof typeof fakes, key: string | null, form = {}) =>
  createProvider(
    { id, label: id, headers: () => ({}), ...form },
    { url: fakes[id].url, key, limit: 4 },
    {
      ...tools,
      memory: createMemory(tools.now),
    },
  )
const open = (): Record<keyof typeof fakes, StockLibrary> => ({
  pexels: createPexels(account('pexels', PEXELS_KEY, { headers: (key: string) => ({ Authorization: key }) })),
  pixabay: createPixabay(account('pixabay', PIXABAY_KEY, { search: (key: string) => ({ key }) })),
  openverse: createOpenverse(account('openverse', null)),
})

beforeEach(() => {
  for (const { received, troubles } of Object.values(fakes)) received.length = troubles.length = 0
})
afterAll(async () => {
  for (const fake of Object.values(fakes)) {
    expect(fake.problems).toEqual([])
    await fake.close()
  }
})

const query = { words: 'red boat', type: 'images', page: 1, pageSize: 20, showsMature: false } as const
const found = ({ items }: StockPage) => items.filter(isFoundStock)
async function first(library: StockLibrary, type: 'images' | 'videos' = 'images'): Promise<FoundStockItem> {
  const [item] = found(await library.search({ ...query, type }))
  if (!item) throw new Error('Nothing was found')
  return item
}

it.each([
  ['pexels', { author: 'Ada Okafor', authorUrl: 'https://www.pexels.com/@ada', licence: 'Pexels License' }],
  [
    'pixabay',
    { author: 'Bo Lind', authorUrl: 'https://pixabay.com/users/Bo%20Lind-12/', licence: 'Pixabay Content License' },
  ],
  ['openverse', { author: 'Chi Tan', authorUrl: null, licence: 'CC BY-SA 4.0' }],
] as const)('%s pages to the end, and says who made an image and under which licence', async (name, credit) => {
  const library = open()[name]
  const pages = await Promise.all([1, 2, 3].map((page) => library.search({ ...query, page })))
  expect(pages.map((page) => [found(page).length, page.hasMore])).toEqual([
    [20, true],
    [20, true],
    [5, false],
  ])
  const item = await first(library)
  expect(item.credit).toMatchObject(credit)
  expect(item.credit.pageUrl).toMatch(/^https:/u)
  expect(item.title).not.toMatch(/\p{C}/u)
  expect(await library.download?.(item)).toMatchObject({ contentType: 'image/jpeg' })
  expect(await open()[name].get(item.id)).toEqual(item)
})

it('requests mature content from libraries that mark it only if the user shows it', async () => {
  const { pixabay, openverse } = open()
  for (const library of [pixabay, openverse])
    for (const showsMature of [false, true]) await library.search({ ...query, showsMature })
  const asked = ({ received }: FakeServer, name: string) => received.map(({ search }) => search.get(name))
  expect(asked(fakes.pixabay, 'safesearch')).toEqual(['true', 'false'])
  expect(asked(fakes.openverse, 'mature')).toEqual([null, 'true'])
})

it('trusts a library’s marks of adult content', async () => {
  const { openverse } = open()
  const marks = async (number: string) => {
    const item = await openverse.get(`openverse-images-00000000-0000-4000-8000-0000000000${number}`)
    return item && isMatureStock(item)
  }
  expect([await marks('98'), await marks('99')]).toEqual([false, true])
})

it.each(['pexels', 'pixabay'] as const)('%s has clips, of which one no larger than a film is fetched', async (name) => {
  const library = open()[name]
  const item = await first(library, 'videos')
  expect(Math.max(item.width, item.height)).toBeLessThanOrEqual(1920)
  expect(await library.download?.(item)).toMatchObject({
    contentType: 'video/mp4',
    still: { contentType: 'image/jpeg' },
  })
  expect(await open()[name].get(item.id)).toEqual(item)
})

it('caches stock searches and stills for a day', async () => {
  const { pixabay } = open()
  const item = await first(pixabay)
  await first(pixabay)
  await Promise.all([pixabay.still?.(item), pixabay.still?.(item), pixabay.get(item.id)])
  expect(fakes.pixabay.received).toHaveLength(2)
  await tools.wait(24 * 60 * 60_000)
  await first(pixabay)
  expect(fakes.pixabay.received).toHaveLength(3)
})

it('respects a library’s Retry-After, and does not ask it for other libraries’ items', async () => {
  const { pexels } = open()
  fakes.pexels.troubles.push({ kind: 'status', status: 429, headers: { 'Retry-After': '30' } })
  await expect(pexels.search(query)).rejects.toMatchObject({ name: 'NotCharged' })
  await expect(pexels.search(query)).rejects.toMatchObject({ name: 'EngineError' })
  expect(fakes.pexels.received).toHaveLength(1)
  await tools.wait(30_000)
  expect(found(await pexels.search(query))).toHaveLength(20)
  expect(await pexels.get('pixabay-images-1')).toBeNull()
  expect(await pexels.get('pexels-images-../../x')).toBeNull()
})

it('rejects an image whose bytes are of another type', async () => {
  const { pexels } = open()
  const item = await first(pexels)
  const webp = { ...item, fileUrl: item.fileUrl.replace(/l\d+\.jpg$/u, 'v1.mp4') }
  await expect(pexels.download?.(webp)).rejects.toMatchObject({ name: 'EngineError' })
  const inside = { ...item, fileUrl: 'https://127.0.0.1/secret.png' }
  await expect(pexels.download?.(inside)).rejects.toMatchObject({ name: 'ForbiddenAddress' })
})

it('merges several libraries, omits a failed one, and falls back to the built-in one if all fail', async () => {
  const failures: string[] = []
  const { pexels, pixabay } = open()
  const all = combineLibraries([pexels, pixabay, createStock()], ({ label }) => void failures.push(label))
  const both = await all.search(query)
  expect(
    found(both)
      .map(({ credit }) => credit.library)
      .slice(0, 4),
  ).toEqual(['Pexels', 'Pixabay', 'Pexels', 'Pixabay'])
  expect(both).toMatchObject({ total: 90, hasMore: true })
  for (const item of found(both).slice(0, 2))
    expect(await all.download?.(item)).toMatchObject({ contentType: 'image/jpeg' })
  fakes.pexels.troubles.push({ kind: 'status', status: 500 })
  expect(found(await all.search({ ...query, words: 'sea' })).every(({ credit }) => credit.library === 'Pixabay')).toBe(
    true,
  )
  fakes.pexels.troubles.push({ kind: 'half' })
  fakes.pixabay.troubles.push({ kind: 'status', status: 401 })
  const drawn = await all.search({ ...query, words: 'lighthouse' })
  expect(drawn.items.length).toBeGreaterThan(0)
  expect(found(drawn)).toEqual([])
  expect(failures).toEqual(['pexels', 'pexels', 'pixabay'])
})
