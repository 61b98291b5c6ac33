import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'

const { app } = await setUpDrawing()

test('getStock, importStock: unused stock is found and becomes a source of the tools; it is free and the user’s own', async () => {
  const [owner, other] = [await app.user(), await app.user()]
  const before = await app.balance(owner)
  const found = await app.ok('getStock', { as: owner, body: { query: 'sea' } })
  expect(found.results[0]).toMatchObject({ id: 'stock-sea', width: 1_920, height: 1_080 })
  const taken = await app.ok('importStock', {
    as: owner,
    body: { stock_data: { id: 'stock-sea', title: 'The sea' }, aspect_ratio: 'NINE_SIXTEEN' },
  })
  expect(taken).toMatchObject({
    source: 'STOCK',
    file_name: 'The sea.png',
    story_id: null,
    width: 1_080,
    height: 1_920,
  })
  const clip = await app.ok('importStock', {
    as: owner,
    body: { stock_data: { id: 'stock-sea' }, stock_type: 'videos' },
  })
  expect(clip).toMatchObject({ media_type: 'video', duration_ms: 5_000, width: 1_280, height: 720 })
  expect(await app.balance(owner)).toBe(before)
  const upscale = { model_id: 'draft-upscale', source_media_id: taken.id }
  expect((await app.call('createTask', { as: owner, body: upscale })).status).toBe(202)
  expect((await app.call('createTask', { as: other, body: upscale })).status).toBe(404)
})

test('unknown stock is refused, and so is half of a place', async () => {
  const owner = await app.user()
  expect(await app.call('importStock', { as: owner, body: { stock_data: { id: 'none' } } })).toMatchObject({
    status: 400,
    body: { fields: { 'stock_data.id': ['Item not found'] } },
  })
  expect(await app.db.select().from(media).where(eq(media.userId, owner.id))).toEqual([])
  const scene_id = crypto.randomUUID()
  expect(await app.call('getStock', { as: owner, body: { query: 'sea', scene_id } })).toMatchObject({
    status: 400,
    body: { fields: { story_id: ['Provide both the scene and its story'] } },
  })
})
