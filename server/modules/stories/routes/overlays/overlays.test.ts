import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { FULL_BOX, MAX_OVERLAYS, NO_MOTION } from '#src/domain/overlays.ts'
import type { OverlayChangeInput, OverlayInput } from '#generated/schema.ts'
import { media, scenes, stories } from '#server/platform/db/schema/index.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { mediaRow, videoRow } from '#server/testing/media-row.ts'
import { newMedia, newShape, newSticker, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

async function begin(frames: number[] = [90, 60]) {
  const ada = await app.user()
  const story = await makeStory(app.db, ada, { scenes: frames })
  const [one = '', two = ''] = story.sceneIds
  const story_id = story.id
  const add = (...overlays: OverlayInput[]) => app.ok('addOverlays', { as: ada, body: { story_id, overlays } })
  const tryAdd = (...overlays: OverlayInput[]) => app.call('addOverlays', { as: ada, body: { story_id, overlays } })
  const update = (...overlays: OverlayChangeInput[]) =>
    app.ok('updateOverlays', { as: ada, body: { story_id, overlays } })
  const tryUpdate = (...overlays: OverlayChangeInput[]) =>
    app.call('updateOverlays', { as: ada, body: { story_id, overlays } })
  const read = () => app.ok('getStory', { as: ada, query: { story_id } })
  const undo = async () => (await app.ok('undoStoryEdit', { as: ada, params: { story_id } })).edit.label
  return { ada, story, story_id, one, two, add, tryAdd, update, tryUpdate, read, undo }
}

async function addMedia(owner: TestUser, row: MediaRow): Promise<string> {
  const id = crypto.randomUUID()
  await app.db.insert(media).values({ ...row, id, userId: owner.id, source: 'USER', fileKey: `media/${id}` })
  return id
}
const fields = (body: unknown) => (body as { fields?: Record<string, string[]> }).fields

describe('addOverlays', () => {
  test('addOverlays: several kinds are one edit and one undo, in their scene or over the whole video', async () => {
    const { ada, one, two, add, read, undo } = await begin()
    const image = await addMedia(ada, mediaRow())
    const before = await read()
    const { revision, overlays } = await add(
      newShape({ scene_id: one }),
      newText({ scene_id: one, text: 'Two\nlines' }),
      newMedia(image, { scene_id: two, start_ms: 500 }),
      newSticker(),
    )
    expect(overlays.map(({ kind, scene_id, overlay_order }) => [kind, scene_id, overlay_order])).toEqual([
      ['SHAPE', one, 0],
      ['TEXT', one, 1],
      ['MEDIA', two, 0],
      ['STICKER', null, 0],
    ])
    const story = await read()
    expect(story.revision).toBe(revision)
    expect(story.scenes.map((scene) => scene.overlays)).toEqual([overlays.slice(0, 2), overlays.slice(2, 3)])
    expect(story.overlays).toEqual(overlays.slice(3))
    expect(overlays[1]).toMatchObject({ text: 'Two\nlines', outline: null, counts_up: false, motion_in: NO_MOTION })
    // The specification's form of the same object.
    expect(story.scenes[1]?.brolls).toEqual([
      {
        id: overlays[2]?.id,
        scene_id: two,
        media: expect.objectContaining({ id: image }),
        start_ms: 500,
        duration_ms: 1000,
      },
    ])
    expect(await undo()).toBe('Add 4 overlays')
    expect(await read()).toMatchObject({
      overlays: [],
      scenes: before.scenes.map(() => ({ overlays: [], brolls: [] })),
    })
  })

  test('addOverlays: a later one lies above the others of its scene, unless its order is given', async () => {
    const { one, add, read } = await begin()
    await add(newText({ scene_id: one, text: 'a' }), newText({ scene_id: one, text: 'b', overlay_order: 7 }))
    await add(newText({ scene_id: one, text: 'c' }), newText({ scene_id: one, text: 'd', overlay_order: 3 }))
    const { scenes } = await read()
    expect(scenes[0]?.overlays.map((overlay) => 'text' in overlay && overlay.text)).toEqual(['a', 'd', 'b', 'c'])
  })

  test('addOverlays: one that begins after its scene or video is refused, one that lasts longer is not', async () => {
    const { one, add, tryAdd } = await begin()
    const late = await tryAdd(newText(), newText({ scene_id: one, start_ms: 3000 }))
    expect([late.status, fields(late.body)]).toEqual([
      400,
      { 'overlays.1.start_ms': ['Choose a time within the scene'] },
    ])
    expect(fields((await tryAdd(newText({ start_ms: 5000 }))).body)).toEqual({
      'overlays.0.start_ms': ['Choose a time within the video'],
    })
    await add(newText({ scene_id: one, start_ms: 2999, duration_ms: 60_000 }), newText({ start_ms: 4999 }))
    // The end card follows the scenes.
    await app.db.update(stories).set({ hasEndCard: true })
    await add(newText({ start_ms: 5500 }))
  })

  test('addOverlays: a scene of another story is not found, and nothing is added', async () => {
    const { ada, tryAdd, read } = await begin()
    const other = await makeStory(app.db, ada)
    expect((await tryAdd(newText(), newText({ scene_id: other.sceneIds[0] }))).status).toBe(404)
    expect((await read()).overlays).toEqual([])
  })

  test('addOverlays: media are an own image or video that is ready', async () => {
    const { ada, add, tryAdd, read } = await begin()
    const eve = await app.user()
    expect((await tryAdd(newMedia(await addMedia(eve, mediaRow())))).status).toBe(404)
    const pending = await tryAdd(newText(), newMedia(await addMedia(ada, mediaRow({ status: 'PENDING' }))))
    expect(fields(pending.body)).toEqual({ 'overlays.1.media_id': ['This media isn’t ready'] })
    const sound = await tryAdd(newMedia(await addMedia(ada, mediaRow({ mediaType: 'audio' }))))
    expect(fields(sound.body)).toEqual({ 'overlays.0.media_id': ['Choose an image or a video'] })
    const video = await addMedia(ada, videoRow())
    const beyond = await tryAdd(newMedia(video, { video_start: 10_000 }))
    expect(fields(beyond.body)).toEqual({ 'overlays.0.video_start': ['Choose a time within the video'] })
    const { overlays } = await add(
      newMedia(video, { video_start: 4000, volume: 0.5 }),
      newMedia(await addMedia(ada, mediaRow()), { video_start: 4000, fit: 'CONTAIN' }),
    )
    expect(overlays).toMatchObject([
      { video_start: 4000, volume: 0.5, fit: 'COVER' },
      { video_start: null, volume: 0, fit: 'CONTAIN' },
    ])
    // A deleted media leaves its place.
    await app.db.delete(media)
    expect((await read()).overlays).toMatchObject([{ media: null, volume: 0.5 }, { media: null }])
  })

  test.each([
    ['a box beyond its bounds', newText({ box: { ...FULL_BOX, x: 3.5 } }), 'overlays.0.box.x'],
    ['an empty text', newText({ text: '' }), 'overlays.0.text'],
    ['a text of 501 characters', newText({ text: 'x'.repeat(501) }), 'overlays.0.text'],
    ['a font that does not ship', newText({ font: 'Papyrus' as never }), 'overlays.0.font'],
    ['a sticker that is no name', newSticker({ sticker: '../star' }), 'overlays.0.sticker'],
    ['no length', newShape({ duration_ms: 0 }), 'overlays.0.duration_ms'],
    ['a field of another kind', { ...newShape(), text: 'x' } as never, 'overlays.0.text'],
  ])('addOverlays refuses %s by its field', async (_what, overlay, field) => {
    const { tryAdd } = await begin()
    const { status, body } = await tryAdd(overlay)
    expect([status, Object.keys(fields(body) ?? {})]).toEqual([400, [field]])
  })

  test(`addOverlays: a story has up to ${MAX_OVERLAYS}, and no copy of a scene exceeds them`, async () => {
    const { ada, story_id, one, add, tryAdd, read } = await begin()
    await add(...Array.from({ length: MAX_OVERLAYS - 1 }, () => newShape({ scene_id: one })))
    const words = [`A video can have up to ${MAX_OVERLAYS} overlays`]
    expect(fields((await tryAdd(newText(), newText())).body)).toEqual({ overlays: words })
    const thousand = Array.from({ length: 1_000 }, () => newSticker({ scene_id: one }))
    expect(fields((await tryAdd(...thousand)).body)).toEqual({ overlays: ['Must be at most 500'] })
    // What is there stays.
    expect((await read()).scenes[0]?.overlays).toHaveLength(MAX_OVERLAYS - 1)
    await add(newText())
    const copy = { story_id, new_element_order: 1, duplicate_of: one }
    expect(fields((await app.call('addScene', { as: ada, body: copy })).body)).toEqual({ duplicate_of: words })
  })
})

describe('updateOverlays', () => {
  test('updateOverlays: what is left out stays; several are one edit, undone exactly', async () => {
    const { one, add, update, read, undo } = await begin()
    const { overlays: before } = await add(newText({ scene_id: one }), newShape({ scene_id: one }))
    const [text = '', shape = ''] = before.map(({ id }) => id)
    const { overlays } = await update(
      { overlay_id: shape, overlay_order: 0, fill: null, stroke: { width: 0.01, color: '#ff0000' } },
      { overlay_id: text, overlay_order: 1, start_ms: 200, text: 'Other', shadow: null },
    )
    expect(overlays).toEqual([
      { ...before[1], overlay_order: 0, fill: null, stroke: { width: 0.01, color: '#ff0000' } },
      { ...before[0], overlay_order: 1, start_ms: 200, text: 'Other' },
    ])
    expect((await read()).scenes[0]?.overlays).toEqual(overlays)
    expect(await undo()).toBe('Change 2 overlays')
    expect((await read()).scenes[0]?.overlays).toEqual(before)
  })

  test('updateOverlays: one moves to another scene or to the whole video', async () => {
    const { ada, story_id, one, two, add, update, tryUpdate, read } = await begin()
    const { overlays } = await add(newText({ scene_id: one, start_ms: 2500 }))
    const overlay_id = overlays[0]?.id ?? ''
    const late = await tryUpdate({ overlay_id, scene_id: two })
    expect(fields(late.body)).toEqual({ 'overlays.0.start_ms': ['Choose a time within the scene'] })
    await update({ overlay_id, scene_id: two, start_ms: 0 })
    expect((await read()).scenes.map((scene) => scene.overlays.length)).toEqual([0, 1])
    await update({ overlay_id, scene_id: null })
    expect((await read()).overlays).toMatchObject([{ id: overlay_id, scene_id: null }])
    // It cannot return to a scene that is gone.
    await app.db.delete(scenes).where(eq(scenes.id, two))
    expect(await app.call('undoStoryEdit', { as: ada, params: { story_id } })).toMatchObject({
      status: 409,
      body: { error: 'EDIT_OVERTAKEN' },
    })
  })

  test('updateOverlays: one that lies behind the end of a shortened scene can still be changed', async () => {
    const { one, add, update, tryUpdate } = await begin()
    const { overlays } = await add(newText({ scene_id: one, start_ms: 2900 }))
    await app.db.update(scenes).set({ durationInFrames: 30 }).where(eq(scenes.id, one))
    expect((await tryUpdate({ overlay_id: overlays[0]?.id ?? '', start_ms: 2900 })).status).toBe(400)
    expect((await update({ overlay_id: overlays[0]?.id ?? '', color: '#ff0000' })).overlays).toMatchObject([
      { start_ms: 2900, color: '#ff0000' },
    ])
  })

  test('updateOverlays: another media starts at its beginning; the fields of another kind are refused', async () => {
    const { ada, add, update, tryUpdate } = await begin()
    const [one, two] = [await addMedia(ada, videoRow()), await addMedia(ada, videoRow())]
    const { overlays } = await add(newMedia(one, { video_start: 4000, volume: 1 }))
    const overlay_id = overlays[0]?.id ?? ''
    expect((await update({ overlay_id, media_id: two })).overlays).toMatchObject([
      { media: { id: two }, video_start: 0, volume: 1 },
    ])
    const { status, body } = await tryUpdate({ overlay_id, sticker: 'star' })
    expect([status, fields(body)]).toEqual([400, { 'overlays.0.sticker': ['This overlay has no such setting'] }])
  })

  test('updateOverlays: a text that was written over another one is refused with the present one', async () => {
    const { add, update, tryUpdate } = await begin()
    const { overlays } = await add(newText({ text: 'One' }))
    const overlay_id = overlays[0]?.id ?? ''
    await update({ overlay_id, text: 'Two', base_text: 'One' })
    expect(await tryUpdate({ overlay_id, text: 'Three', base_text: 'One' })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', present_value: 'Two' },
    })
  })
})

test('addScene, duplicateStory: a copied scene has copies of its overlays, which undo and redo; a copied story all of them', async () => {
  const { ada, story_id, one, add, read, undo } = await begin()
  const { overlays } = await add(newText({ scene_id: one }), newSticker())
  const body = { story_id, new_element_order: 1, duplicate_of: one }
  const copy = await app.ok('addScene', { as: ada, body })
  expect(copy.overlays).toMatchObject([{ text: 'The keeper', scene_id: copy.id }])
  expect(copy.overlays[0]?.id).not.toBe(overlays[0]?.id)
  await undo()
  expect((await read()).scenes).toHaveLength(2)
  const { story } = await app.ok('redoStoryEdit', { as: ada, params: { story_id } })
  expect(story.scenes[1]?.overlays).toEqual(copy.overlays)
  const whole = await app.ok('duplicateStory', { as: ada, body: { story_id } })
  const other = await app.ok('getStory', { as: ada, query: { story_id: whole.story_id } })
  expect([other.overlays, ...other.scenes.map((scene) => scene.overlays)]).toMatchObject([
    [{ kind: 'STICKER' }],
    [{ kind: 'TEXT' }],
    [{ kind: 'TEXT' }],
    [],
  ])
  expect(other.overlays[0]?.id).not.toBe(overlays[1]?.id)
})

test('deleteOverlays: several are deleted in one edit; undo restores them, and their media stay', async () => {
  const { ada, story_id, one, add, read, undo } = await begin()
  const image = await addMedia(ada, mediaRow())
  const { overlays } = await add(newMedia(image, { scene_id: one }), newSticker())
  const overlay_ids = overlays.map(({ id }) => id)
  expect(await app.ok('deleteOverlays', { as: ada, body: { story_id, overlay_ids } })).toMatchObject({ overlays: [] })
  const without = await read()
  expect([without.overlays, without.scenes[0]?.overlays]).toEqual([[], []])
  expect(await undo()).toBe('Delete 2 overlays')
  const { overlays: over, scenes } = await read()
  expect([...(scenes[0]?.overlays ?? []), ...over]).toEqual(overlays)
})

test('addOverlays, updateOverlays, deleteOverlays: overlays of another story or user are not found, and a stale base is refused', async () => {
  const { ada, story_id, add, tryUpdate } = await begin()
  const { overlays } = await add(newText())
  const overlay_id = overlays[0]?.id ?? ''
  const other = await makeStory(app.db, ada)
  const eve = await app.user()
  const body = { story_id: other.id, overlay_ids: [overlay_id] }
  expect((await app.call('deleteOverlays', { as: ada, body })).status).toBe(404)
  expect((await app.call('deleteOverlays', { as: eve, body: { ...body, story_id } })).status).toBe(404)
  expect((await tryUpdate({ overlay_id: crypto.randomUUID(), start_ms: 0 })).status).toBe(404)
  const stale = { as: ada, body: { story_id, overlays: [newText()] }, headers: { 'Base-Revision': '0' } }
  expect(await app.call('addOverlays', stale)).toMatchObject({ status: 409, body: { error: 'CHANGED_ELSEWHERE' } })
})
