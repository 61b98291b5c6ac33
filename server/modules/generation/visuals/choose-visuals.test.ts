import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const png = { name: 'harbour.png', type: 'image/png', bytes: makePng(40, 20) }
const wav = { name: 'voice.wav', type: 'audio/wav', bytes: makeWav(500) }

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner, { scenes: [90] })
  const ids = { story_id: story.id, scene_id: story.sceneIds[0] ?? '' }
  const choose = (...visuals: object[]) => app.call('chooseVisuals', { as: owner, body: { ...ids, visuals } })
  const scene = () => app.ok('getScene', { as: owner, query: ids })
  return { owner, ids, choose, scene }
}
const stock = { source: 'STOCK', stock_id: 'stock-sea', stock_type: 'images' }

describe('chosen visuals', () => {
  test('chooseVisuals: chosen visuals replace the scene’s A-rolls and share its time, in order', async () => {
    const { owner, choose, scene } = await begin()
    const { id: media_id } = await uploadFile(app, owner, png)
    const answer = await choose({ source: 'MEDIA', media_id }, { ...stock, stock_type: 'videos' }, stock)
    expect(answer.status).toBe(200)
    const { arolls, duration_in_frames: frames } = await scene()
    expect(frames).toBe(90)
    expect(arolls.map(({ duration_ms }) => duration_ms)).toEqual([1000, 1000, 1000])
    expect(arolls.map(({ aroll_type }) => aroll_type)).toEqual(['ImageARoll', 'VideoARoll', 'ImageARoll'])
    expect(arolls[0]?.aroll_object.media?.id).toBe(media_id)
    expect(arolls[1]?.aroll_object.media?.source).toBe('STOCK')
    await choose({ ...stock, duration_ms: 500 })
    expect((await scene()).arolls).toMatchObject([{ duration_ms: 3000 }])
  })

  test('chosen visuals that are B-rolls overlay the scene, within it, and the A-rolls stay', async () => {
    const { choose, scene } = await begin()
    const [before] = (await scene()).arolls
    const over = { ...stock, use_as: 'BROLL' }
    await choose({ ...over, start_ms: 2500, duration_ms: 9000 }, { ...over, start_ms: 500, duration_ms: 1000 })
    const { arolls, brolls, overlays } = await scene()
    expect(arolls.map(({ id }) => id)).toEqual([before?.id])
    expect(brolls.map(({ start_ms, duration_ms }) => [start_ms, duration_ms])).toEqual([
      [500, 1000],
      [2500, 500],
    ])
    const look = { kind: 'MEDIA', box: FULL_BOX, fit: 'COVER', motion_in: BROLL_MOTION, motion_out: BROLL_MOTION }
    expect(overlays).toMatchObject([
      { ...look, overlay_order: 0, start_ms: 2500 },
      { ...look, overlay_order: 1, start_ms: 500 },
    ])
    expect(await choose(stock, { ...over, start_ms: 3000 })).toMatchObject({
      status: 400,
      body: { fields: { 'visuals.1.start_ms': ['Choose a time within the scene'] } },
    })
    expect((await scene()).arolls.map(({ id }) => id)).toEqual([before?.id])
  })

  test('chosen visuals are one edit that can be undone', async () => {
    const { owner, ids, choose, scene } = await begin()
    const before = await scene()
    await choose(stock, stock)
    await app.ok('undoStoryEdit', { as: owner, params: { story_id: ids.story_id } })
    expect((await scene()).arolls.map(({ id, duration_ms }) => [id, duration_ms])).toEqual(
      before.arolls.map(({ id, duration_ms }) => [id, duration_ms]),
    )
  })

  test('getPreviousGenerations: chosen visuals keep earlier images among the previous ones', async () => {
    const { owner, ids, choose, scene } = await begin()
    const row = {
      userId: owner.id,
      storyId: ids.story_id,
      sceneId: ids.scene_id,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    const [first] = await app.db
      .insert(media)
      .values({
        ...row,
        mediaType: 'image',
        source: 'GENERATED',
        status: 'COMPLETED',
        fileName: 'scene 1.jpg',
        contentType: 'image/jpeg',
      })
      .returning()
    await choose(stock)
    const [aroll] = (await scene()).arolls
    const query = { ...ids, aroll_id: aroll?.id ?? '' }
    const { results } = await app.ok('getPreviousGenerations', { as: owner, query })
    expect(results.map(({ id }) => id)).toContain(first?.id)
  })

  test('chosen visuals name the one that cannot be shown', async () => {
    const { owner, choose } = await begin()
    const { id: media_id } = await uploadFile(app, owner, wav)
    expect(await choose(stock, { source: 'MEDIA', media_id })).toMatchObject({
      status: 400,
      body: { fields: { 'visuals.1.media_id': ['Choose an image or a video'] } },
    })
    expect(await choose({ ...stock, stock_id: 'none' })).toMatchObject({
      status: 400,
      body: { fields: { 'visuals.0.stock_id': ['Item not found'] } },
    })
  })
})
