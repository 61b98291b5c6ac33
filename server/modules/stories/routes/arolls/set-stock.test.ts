import { describe, expect, test } from 'vitest'
import { fieldsOf, setUpArolls } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'

const { app, begin } = await setUpArolls()

describe('stock', () => {
  test('setStock: stock becomes a media of the story, in the named A-roll, the scene’s first otherwise, or in a new one where it has none', async () => {
    const { owner, story, params } = await begin()
    const body = { story: story.id, scene: story.sceneIds[0], stock_data: { id: 'stock-sea', title: 'The sea' } }
    const aroll = await app.ok('setStock', { as: owner, body })
    expect(aroll).toMatchObject({
      id: params.aroll_id,
      aroll_object: { media: { source: 'STOCK', story_id: story.id, file_name: 'The sea.png', width: 1080 } },
    })
    const { arolls } = await app.ok('addAroll', { as: owner, body: { scene: story.sceneIds[0] } })
    const added = arolls.at(-1)?.id ?? ''
    const named = await app.ok('setStock', { as: owner, body: { ...body, aroll: added } })
    expect([named.id, named.aroll_object.media?.source]).toEqual([added, 'STOCK'])
    await app.ok('deleteAroll', { as: owner, params: { aroll_id: added } })
    await app.ok('deleteAroll', { as: owner, params })
    const again = await app.ok('setStock', { as: owner, body })
    expect([again.duration_ms, again.status]).toEqual([3_000, 'COMPLETED'])
  })

  test('stock is refused for unknown items, other scenes and other users', async () => {
    const { owner, story } = await begin()
    const body = { story: story.id, scene: story.sceneIds[0], stock_data: { id: 'stock-sea' } }
    const unknown = { ...body, stock_data: { id: 'none' } }
    expect(await app.call('setStock', { as: owner, body: unknown })).toMatchObject(
      fieldsOf({ 'stock_data.id': 'Item not found' }),
    )
    expect((await app.call('setStock', { as: owner, body: { ...body, aroll: story.arollIds[1] } })).status).toBe(404)
    expect((await app.call('setStock', { as: await app.user(), body })).status).toBe(404)
    expect(app.files.keys()).toEqual([])
  })

  test('stock is available as a clip too, which can be trimmed and has a small still', async () => {
    const { owner, story, params } = await begin()
    const body = { story: story.id, scene: story.sceneIds[0], stock_type: 'videos', stock_data: { id: 'stock-sea' } }
    const aroll = await app.ok('setStock', { as: owner, body })
    expect(aroll).toMatchObject({
      id: params.aroll_id,
      aroll_type: 'VideoARoll',
      aroll_object: { video_start: 0, video_end: 5_000, media: { source: 'STOCK', media_type: 'video' } },
    })
    expect(aroll.aroll_object.preview_image).toContain('-small.png')
  })
})
