import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { arolls, storyEdits } from '#server/db/schema/index.ts'
import { makePng, makeWav } from '#server/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory, type TestStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const film = {
  name: 'waves.mp4',
  type: 'video/mp4',
  bytes: new Uint8Array(await readFile(new URL('../../rendering/testing/grey-square.mp4', import.meta.url))),
}
const png = { name: 'harbour.png', type: 'image/png', bytes: makePng(40, 20) }

async function begin(scenes: number[] = [90, 90]) {
  const owner = await app.user()
  const story = await makeStory(app.db, owner, { scenes })
  return { owner, story, params: { aroll_id: story.arollIds[0] ?? '' } }
}

const fieldsOf = (error: Record<string, string>) => ({
  status: 400,
  body: { error: 'VALIDATION_FAILED', fields: Object.fromEntries(Object.entries(error).map(([k, v]) => [k, [v]])) },
})

async function addTo(owner: TestUser, story: TestStory, count: number) {
  for (let index = 0; index < count; index++)
    await app.ok('addAroll', { as: owner, body: { scene: story.sceneIds[0] } })
  return app.ok('getScene', { as: owner, query: { story_id: story.id, scene_id: story.sceneIds[0] ?? '' } })
}

describe('every change of an A-roll', () => {
  const changes: [OperationId, object, object][] = [
    ['updateContentFit', { content_fit: 'BLUR_FILL' }, { content_fit: 'BLUR_FILL' }],
    ['updateArollLayout', { layout: 'SPLIT_LEFT' }, { layout: 'SPLIT_LEFT' }],
    ['flipArollHorizontal', { flipped: true }, { flipped: true }],
    ['cropAroll', { crop: { x: 0.1, y: 0, width: 0.9, height: 1 } }, { crop: { x: 0.1, y: 0, width: 0.9, height: 1 } }],
  ]
  test.each(changes)('%s is kept, counted and told, and only for the owner', async (id, body, expected) => {
    const { owner, params, story } = await begin()
    expect((await app.call(id, { as: await app.user(), params, body })).status).toBe(404)
    expect((await app.call(id, { as: owner, params, body })).body).toMatchObject(expected)
    expect(await app.ok('getAroll', { as: owner, params })).toMatchObject(expected)
    expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).revision).toBe(1)
    const [event] = app.events.filter(({ event: name }) => name === 'story-changed')
    expect(event?.data).toMatchObject({ story_id: story.id, revision: 1, scene_ids: [story.sceneIds[0]] })
  })

  test('a crop stays inside the picture and can be taken back', async () => {
    const { owner, params } = await begin()
    const crop = (area: object | null) => app.call('cropAroll', { as: owner, params, body: { crop: area } })
    const outside = 'The area must lie inside the picture'
    expect(await crop({ x: 0.5, y: 0.5, width: 0.6, height: 0.5 })).toMatchObject(fieldsOf({ 'crop.width': outside }))
    expect(await crop({ x: 0.5, y: 0.5, width: 0.5, height: 0.6 })).toMatchObject(fieldsOf({ 'crop.height': outside }))
    await crop({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 })
    expect(await crop(null)).toMatchObject({ status: 200, body: { crop: null } })
  })

  test('a new seed is another one', async () => {
    const { owner, params } = await begin()
    const first = await app.ok('refreshSeed', { as: owner, params })
    const second = await app.ok('refreshSeed', { as: owner, params })
    expect(first.aroll_object.seed).not.toBeNull()
    expect(second.aroll_object.seed).not.toBe(first.aroll_object.seed)
  })
})

describe('animation and transition', () => {
  test('reach one A-roll or all of the story, the named one first', async () => {
    const { owner, params, story } = await begin()
    const one = { as: owner, params, body: { image_animation: 'ZOOM_IN' } }
    expect((await app.ok('updateImageAnimation', one)).arolls.map(({ id }) => id)).toEqual([story.arollIds[0]])
    const second = { aroll_id: story.arollIds[1] ?? '' }
    const body = { image_animation: 'PAN_LEFT', is_update_for_all_scenes: true }
    const all = await app.ok('updateImageAnimation', { as: owner, params: second, body })
    expect(all.arolls.map(({ id, image_animation }) => [id, image_animation])).toEqual([
      [story.arollIds[1], 'PAN_LEFT'],
      [story.arollIds[0], 'PAN_LEFT'],
    ])
    expect(all.revision).toBe(2)
  })

  test('a transition has a usual length, is never longer than its A-roll and moves nothing', async () => {
    const { owner, params, story } = await begin([90, 15])
    const set = (body: object) => app.call('updateTransition', { as: owner, params, body })
    expect(await set({ transition_name: 'fade' })).toMatchObject({
      body: { arolls: [{ transition_duration_ms: 500, duration_ms: 3_000 }] },
    })
    const all = { transition_name: 'wipe', transition_duration_ms: 3_000, is_update_for_all_scenes: true }
    expect(await set(all)).toMatchObject({
      body: { arolls: [{ transition_duration_ms: 3_000 }, { transition_duration_ms: 500, duration_ms: 500 }] },
    })
    const scene = await app.ok('getScene', {
      as: owner,
      query: { story_id: story.id, scene_id: story.sceneIds[1] ?? '' },
    })
    expect([scene.transition_duration_frames, scene.duration_in_frames]).toEqual([15, 15])
    const short = { aroll_id: story.arollIds[1] ?? '' }
    const tooLong = { transition_name: 'fade', transition_duration_ms: 501 }
    expect(await app.call('updateTransition', { as: owner, params: short, body: tooLong })).toMatchObject(
      fieldsOf({ transition_duration_ms: 'A transition is never longer than the A-roll' }),
    )
    expect(await set({ transition_name: '' })).toMatchObject({ body: { arolls: [{ transition_duration_ms: 0 }] } })
  })
})

describe('a video in an A-roll', () => {
  test('plays from its start and can be trimmed, slowed, reversed and heard', async () => {
    const { owner, params } = await begin()
    const { id } = await uploadFile(app, owner, film)
    const aroll = await app.ok('setArollMedia', { as: owner, params, body: { media: id } })
    const length = aroll.aroll_object.media?.duration_ms ?? 0
    expect(length).toBeGreaterThan(100)
    expect(aroll).toMatchObject({
      aroll_type: 'VideoARoll',
      status: 'COMPLETED',
      aroll_object: { video_start: 0, video_end: length },
    })
    const trim = (video_start: number, video_end: number) =>
      app.call('updateVideoStartEnd', { as: owner, params, body: { video_start, video_end } })
    expect(await trim(50, length)).toMatchObject({ body: { aroll_object: { video_start: 50, video_end: length } } })
    expect(await trim(0, length + 1)).toMatchObject(fieldsOf({ video_end: `The video is ${length} ms long` }))
    expect(await trim(60, 50)).toMatchObject(fieldsOf({ video_end: 'The end is never before the start' }))
    const rate = { playback_rate: 0.5 }
    expect((await app.ok('updateVideoPlaybackRate', { as: owner, params, body: rate })).playback_rate).toBe(0.5)
    for (const playback_rate of [0.2, 4.1])
      expect(await app.call('updateVideoPlaybackRate', { as: owner, params, body: { playback_rate } })).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_FAILED' },
      })
    expect((await app.ok('reverseVideo', { as: owner, params, body: { reversed: true } })).reversed).toBe(true)
    const heard = await app.ok('updateVideoAudio', { as: owner, params, body: { use_video_audio: true } })
    expect(heard.use_video_audio).toBe(true)
    const picture = await uploadFile(app, owner, png)
    const shown = await app.ok('setArollMedia', { as: owner, params, body: { media: picture.id } })
    expect(shown).toMatchObject({
      aroll_type: 'ImageARoll',
      reversed: false,
      playback_rate: 1,
      use_video_audio: false,
      aroll_object: { video_start: null, video_end: null },
    })
  })

  test('is what trimming, speed, direction and sound are for', async () => {
    const { owner, params } = await begin()
    const bodies: [OperationId, object][] = [
      ['updateVideoStartEnd', { video_start: 0, video_end: 1 }],
      ['updateVideoPlaybackRate', { playback_rate: 2 }],
      ['reverseVideo', { reversed: true }],
      ['updateVideoAudio', { use_video_audio: true }],
    ]
    for (const [id, body] of bodies)
      expect(await app.call(id, { as: owner, params, body })).toMatchObject({
        status: 400,
        body: { error: 'NOT_A_VIDEO' },
      })
  })

  test('and every other media must be one’s own, ready and visible', async () => {
    const { owner, params } = await begin()
    const set = (media: string) => app.call('setArollMedia', { as: owner, params, body: { media } })
    const sound = await uploadFile(app, owner, { name: 'a.wav', type: 'audio/wav', bytes: makeWav(500) })
    expect(await set(sound.id)).toMatchObject(fieldsOf({ media: 'Choose a picture or a video' }))
    const waiting = await app.ok('getGenericPresignedUrl', {
      as: owner,
      body: { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: 10 } },
    })
    expect(await set(waiting.media.id)).toMatchObject(fieldsOf({ media: 'This media is not ready' }))
    const foreign = await uploadFile(app, await app.user(), png)
    expect((await set(foreign.id)).status).toBe(404)
  })
})

describe('the A-rolls of a scene', () => {
  const shape = (scene: { arolls: { id: string; duration_ms: number }[] }) =>
    scene.arolls.map(({ id, duration_ms }) => [id, duration_ms])

  test('share its time when one comes or goes', async () => {
    const { owner, story, params } = await begin()
    const [first] = story.arollIds
    const copied = await app.ok('addAroll', { as: owner, body: { duplicate_of: first } })
    expect(copied.arolls.map(({ duration_ms, aroll_order }) => [duration_ms, aroll_order])).toEqual([
      [1_500, 0],
      [1_500, 1],
    ])
    const three = await addTo(owner, story, 1)
    expect(three.arolls.map(({ duration_ms }) => duration_ms)).toEqual([1_000, 1_000, 1_000])
    expect(three.arolls[2]).toMatchObject({ status: 'EMPTY', aroll_object: { media: null } })
    const left = await app.ok('deleteAroll', { as: owner, params })
    expect(left.arolls.map(({ duration_ms, aroll_order }) => [duration_ms, aroll_order])).toEqual([
      [1_500, 0],
      [1_500, 1],
    ])
    expect(left.duration_in_frames).toBe(90)
    expect((await app.call('getAroll', { as: owner, params })).status).toBe(404)
    const neither = await app.call('addAroll', { as: owner, body: {} })
    expect(neither).toMatchObject(fieldsOf({ scene: 'Choose a scene or an A-roll to copy' }))
    const other = await app.user()
    expect((await app.call('addAroll', { as: other, body: { scene: story.sceneIds[0] } })).status).toBe(404)
  })

  test('are fifty at most', async () => {
    const { owner, story } = await begin([900])
    const [sceneId = ''] = story.sceneIds
    const now = app.clock.now()
    const more = Array.from({ length: 49 }, (_, index) => ({
      sceneId,
      arollOrder: index + 1,
      createdAt: now,
      updatedAt: now,
    }))
    await app.db
      .insert(arolls)
      .values(more.map((row) => ({ ...row, arollType: 'ImageARoll' as const, durationMs: 600 })))
    const full = await app.call('addAroll', { as: owner, body: { scene: story.sceneIds[0] } })
    expect(full).toMatchObject({ status: 400, body: { error: 'TOO_MANY_AROLLS' } })
  })

  test('change places with their neighbour and stop at the ends', async () => {
    const { owner, story, params } = await begin()
    const ids = (await addTo(owner, story, 2)).arolls.map(({ id }) => id)
    const move = async (id: 'incrementArollOrder' | 'decrementArollOrder') =>
      (await app.ok(id, { as: owner, params })).arolls.map((aroll) => ids.indexOf(aroll.id))
    expect(await move('decrementArollOrder')).toEqual([0, 1, 2])
    expect(await move('incrementArollOrder')).toEqual([1, 0, 2])
    expect(await move('incrementArollOrder')).toEqual([1, 2, 0])
    expect(await move('incrementArollOrder')).toEqual([1, 2, 0])
    expect(await move('decrementArollOrder')).toEqual([1, 0, 2])
    const far = async (id: 'incrementArollOrder' | 'decrementArollOrder', places: number) =>
      (await app.ok(id, { as: owner, params, body: { places } })).arolls.map((aroll) => ids.indexOf(aroll.id))
    expect(await far('incrementArollOrder', 9)).toEqual([1, 2, 0])
    const before = await app.db.$count(storyEdits)
    expect(await far('decrementArollOrder', 2)).toEqual([0, 1, 2])
    expect(await app.db.$count(storyEdits)).toBe(before + 1)
  })

  test('get the durations that are asked for when these fill the scene', async () => {
    const { owner, story } = await begin()
    const [a = '', b = ''] = (await addTo(owner, story, 1)).arolls.map(({ id }) => id)
    const share = (aroll_ids: string[], aroll_durations: number[]) =>
      app.call('updateArollDurations', { as: owner, body: { scene: story.sceneIds[0], aroll_ids, aroll_durations } })
    const sum = fieldsOf({ aroll_durations: 'The durations must add up to 3000 ms' })
    const names = fieldsOf({ aroll_ids: 'Name every A-roll of the scene once' })
    expect(await share([a, b], [1_000, 1_999])).toMatchObject(sum)
    expect(await share([a, b], [3_000])).toMatchObject(sum)
    expect(await share([a], [3_000])).toMatchObject(names)
    expect(await share([a, a], [1_000, 2_000])).toMatchObject(names)
    expect((await share([b, a], [2_200, 800])).status).toBe(200)
    const scene = await app.ok('getScene', {
      as: owner,
      query: { story_id: story.id, scene_id: story.sceneIds[0] ?? '' },
    })
    expect(shape(scene)).toEqual([
      [a, 800],
      [b, 2_200],
    ])
  })
})

describe('stock', () => {
  test('becomes a media of the story, in the named A-roll or in an empty scene', async () => {
    const { owner, story, params } = await begin()
    const body = { story: story.id, scene: story.sceneIds[0], stock_data: { id: 'stock-sea', title: 'The sea' } }
    const aroll = await app.ok('setStock', { as: owner, body })
    expect(aroll).toMatchObject({
      id: params.aroll_id,
      aroll_object: { media: { source: 'STOCK', story_id: story.id, file_name: 'The sea.png', width: 1080 } },
    })
    await app.ok('deleteAroll', { as: owner, params })
    const again = await app.ok('setStock', { as: owner, body })
    expect([again.duration_ms, again.status]).toEqual([3_000, 'COMPLETED'])
  })

  test('is refused for unknown items, other scenes and other people', async () => {
    const { owner, story } = await begin()
    const body = { story: story.id, scene: story.sceneIds[0], stock_data: { id: 'stock-sea' } }
    const unknown = { ...body, stock_data: { id: 'none' } }
    expect(await app.call('setStock', { as: owner, body: unknown })).toMatchObject(
      fieldsOf({ 'stock_data.id': 'This item does not exist' }),
    )
    expect((await app.call('setStock', { as: owner, body: { ...body, aroll: story.arollIds[1] } })).status).toBe(404)
    expect((await app.call('setStock', { as: await app.user(), body })).status).toBe(404)
    expect(app.files.keys()).toEqual([])
  })

  test('is there as a clip too, which can be trimmed and has a small still', async () => {
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
