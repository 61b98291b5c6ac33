import { afterAll, beforeEach, expect, it } from 'vitest'
import { createProvider } from '#engines/providers/http/provider.ts'
import { createPexels } from '#engines/providers/stock/pexels.ts'
import { PEXELS_KEY, startFakePexels } from '#engines/testing/fake-stock.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

const pexels = await startFakePexels()
const inspect = async () => ({ contentType: 'image/jpeg', width: 320, height: 180, durationMs: null })
const form = { id: 'pexels', label: 'Pexels', headers: (key: string) => ({ Authorization: key }) }
const account = createProvider(form, { url: pexels.url, key: PEXELS_KEY, limit: 4 }, createTestTools({ inspect }))
const app = await createTestApp({ engines: { stock: createPexels(account) } })
beforeEach(() => app.reset())
afterAll(async () => {
  expect(pexels.problems).toEqual([])
  await pexels.close()
  await app.close()
})

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner, { scenes: [90] })
  const where = { story_id: story.id, scene_id: story.sceneIds[0] ?? '', stock_type: 'images' as const }
  return { owner, story, where }
}

it('a file of a stock library is stored with its author and licence; its still comes from this server', async () => {
  const { owner, where } = await begin()
  const page = await app.ok('getStock', { as: owner, body: { ...where, query: 'boat' } })
  expect(page).toMatchObject({ count: 45, next_page: 2, results: { length: 20 } })
  const [item] = page.results
  expect(item).toMatchObject({ source_label: 'Pexels', credit: { author: 'Ada Okafor', licence: 'Pexels License' } })
  const still = await app.backend.fetch(new Request(`http://localhost:4400${item?.thumbnail_url}`))
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const body = { story: where.story_id, scene: where.scene_id, stock_data: { id: item?.id ?? '' } }
  const aroll = await app.ok('setStock', { as: owner, body })
  const credit = { library: 'Pexels', author: 'Ada Okafor', author_url: 'https://www.pexels.com/@ada' }
  expect(aroll.aroll_object.media).toMatchObject({ source: 'STOCK', width: 320, height: 180, credit })
  const { story_id, scene_id } = where
  const visuals = [{ source: 'STOCK' as const, stock_id: item?.id ?? '', stock_type: 'images' as const }]
  const scene = await app.ok('chooseVisuals', { as: owner, body: { story_id, scene_id, visuals } })
  expect(scene.arolls[0]?.aroll_object.media).toMatchObject({ credit })
})

it('an unavailable stock library is named, and unknown items are refused', async () => {
  const { owner, where } = await begin()
  pexels.troubles.push({ kind: 'status', status: 500 })
  expect(await app.call('getStock', { as: owner, body: { ...where, query: 'sea' } })).toMatchObject({
    status: 503,
    body: { error: 'UNAVAILABLE', message: expect.stringContaining('Pexels isn’t available right now') },
  })
  const body = { story: where.story_id, scene: where.scene_id, stock_data: { id: 'pexels-images-999999' } }
  pexels.troubles.push({ kind: 'status', status: 404 })
  expect((await app.call('setStock', { as: owner, body })).status).toBe(400)
})
