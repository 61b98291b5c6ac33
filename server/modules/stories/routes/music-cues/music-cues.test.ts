import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_MUSIC_CUES } from '#src/domain/music-cues.ts'
import type { MusicCueChangeInput, MusicCueInput } from '#generated/schema.ts'
import { media, musicCues, scenes, storyVersions } from '#server/platform/db/schema/index.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { mediaRow, soundRow } from '#server/testing/media-row.ts'
import { newEffect } from '#server/testing/new-music-cues.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

async function begin(frames: number[] = [90, 60]) {
  const ada = await app.user()
  const story = await makeStory(app.db, ada, { scenes: frames })
  const [one = '', two = ''] = story.sceneIds
  const story_id = story.id
  const sound = await addMedia(ada, soundRow())
  const add = (...music_cues: MusicCueInput[]) => app.ok('addMusicCues', { as: ada, body: { story_id, music_cues } })
  const tryAdd = (...music_cues: MusicCueInput[]) =>
    app.call('addMusicCues', { as: ada, body: { story_id, music_cues } })
  const update = (...music_cues: MusicCueChangeInput[]) =>
    app.ok('updateMusicCues', { as: ada, body: { story_id, music_cues } })
  const tryUpdate = (...music_cues: MusicCueChangeInput[]) =>
    app.call('updateMusicCues', { as: ada, body: { story_id, music_cues } })
  const cues = async (id = story_id) => (await app.ok('getStory', { as: ada, query: { story_id: id } })).music_cues
  const undo = async () => (await app.ok('undoStoryEdit', { as: ada, params: { story_id } })).edit.label
  return { ada, story_id, one, two, sound, add, tryAdd, update, tryUpdate, cues, undo }
}

async function addMedia(owner: TestUser, row: MediaRow): Promise<string> {
  const id = crypto.randomUUID()
  await app.db.insert(media).values({ ...row, id, userId: owner.id, source: 'USER', fileKey: `media/${id}` })
  return id
}
const fields = (body: unknown) => (body as { fields?: Record<string, string[]> }).fields

describe('addMusicCues', () => {
  test('addMusicCues: several are one edit and one undo, listed by track and start', async () => {
    const { one, sound, add, cues, undo } = await begin()
    const { music_cues: added } = await add(
      newEffect(sound, { track: 1, scene_id: one, start_ms: 500, duration_ms: 700, offset_ms: 9999, fade_in_ms: 100 }),
      newEffect(sound, { kind: 'MUSIC', start_ms: 900, volume: 0.3, loops: true, fade_out_ms: 50, ducking_db: 0 }),
      newEffect(sound),
    )
    const usual = {
      ...{ scene_id: null, track: 0, duration_ms: null, offset_ms: 0, volume: 1, loops: false, fade_in_ms: 0 },
      ...{ fade_out_ms: 0, is_muted: false, ducking_db: null, volume_points: [], media: { id: sound } },
    }
    const places = { track: 1, scene_id: one, start_ms: 500, duration_ms: 700, offset_ms: 9999, fade_in_ms: 100 }
    const louder = { kind: 'MUSIC', start_ms: 900, volume: 0.3, loops: true, fade_out_ms: 50, ducking_db: 0 }
    expect(added).toMatchObject([
      { ...usual, ...places, kind: 'EFFECT' },
      { ...usual, ...louder },
      { ...usual, kind: 'EFFECT', start_ms: 0 },
    ])
    expect(await cues()).toEqual([added[2], added[1], added[0]])
    expect(await undo()).toBe('Add 3 sounds')
    expect(await cues()).toEqual([])
  })

  test('addMusicCues: a sound is an own one that is ready, or a track of the list', async () => {
    const { ada, sound, add, tryAdd, cues } = await begin()
    const eve = await app.user()
    expect((await tryAdd(newEffect(await addMedia(eve, soundRow())))).status).toBe(404)
    const image = await tryAdd(newEffect(sound), newEffect(await addMedia(ada, mediaRow())))
    expect([image.status, fields(image.body)]).toEqual([400, { 'music_cues.1.media_id': ['Choose a sound'] }])
    const pending = await tryAdd(newEffect(await addMedia(ada, soundRow({ status: 'PENDING' }))))
    expect(fields(pending.body)).toEqual({ 'music_cues.0.media_id': ['This media isn’t ready'] })
    const beyond = await tryAdd(newEffect(sound, { offset_ms: 10_000 }))
    expect(fields(beyond.body)).toEqual({ 'music_cues.0.offset_ms': ['Choose a time within the sound'] })
    const [track] = (await app.ok('listMusic', { as: ada })).tracks
    await add(newEffect(track?.media_id ?? '', { kind: 'MUSIC' }), newEffect(sound, { start_ms: 100 }))
    expect(await cues()).toMatchObject([{ media: { source: 'SYSTEM' } }, { media: { id: sound } }])
    // A deleted sound leaves its place.
    await app.db.delete(media).where(eq(media.id, sound))
    expect(await cues()).toMatchObject([{ media: { source: 'SYSTEM' } }, { media: null }])
  })

  test(`addMusicCues: one that begins after its scene or video is refused, and more than ${MAX_MUSIC_CUES} are`, async () => {
    const { ada, story_id, one, sound, add, tryAdd } = await begin()
    const late = await tryAdd(newEffect(sound, { scene_id: one, start_ms: 3000 }))
    expect(fields(late.body)).toEqual({ 'music_cues.0.start_ms': ['Choose a time within the scene'] })
    expect(fields((await tryAdd(newEffect(sound, { start_ms: 5000 }))).body)).toEqual({
      'music_cues.0.start_ms': ['Choose a time within the video'],
    })
    const other = await makeStory(app.db, ada)
    expect((await tryAdd(newEffect(sound, { scene_id: other.sceneIds[0] }))).status).toBe(404)
    await add(...Array.from({ length: MAX_MUSIC_CUES }, () => newEffect(sound, { scene_id: one })))
    const words = [`A video can have up to ${MAX_MUSIC_CUES} sounds beside its music`]
    expect(fields((await tryAdd(newEffect(sound))).body)).toEqual({ music_cues: words })
    const copy = { story_id, new_element_order: 1, duplicate_of: one }
    expect(fields((await app.call('addScene', { as: ada, body: copy })).body)).toEqual({ duplicate_of: words })
  })
})

test('updateMusicCues: what is left out stays; several are one edit, undone exactly', async () => {
  const { ada, one, sound, add, update, tryUpdate, cues, undo } = await begin()
  const { music_cues: before } = await add(
    newEffect(sound, { scene_id: one, start_ms: 100, offset_ms: 400, duration_ms: 50 }),
    newEffect(sound, { start_ms: 200 }),
  )
  const [first = '', second = ''] = before.map(({ id }) => id)
  const { music_cues: changed } = await update(
    { music_cue_id: first, scene_id: null, is_muted: true, duration_ms: null },
    {
      music_cue_id: second,
      volume: 0.25,
      ducking_db: -6,
      volume_points: [
        { at_ms: 900, db: -6 },
        { at_ms: 0, db: 3 },
        { at_ms: 900, db: -9 },
      ],
    },
  )
  // In order of time; of two at one time the later one counts.
  const volume_points = [
    { at_ms: 0, db: 3 },
    { at_ms: 900, db: -9 },
  ]
  expect(changed).toEqual([
    { ...before[0], scene_id: null, is_muted: true, duration_ms: null },
    { ...before[1], volume: 0.25, ducking_db: -6, volume_points },
  ])
  expect(await cues()).toEqual(changed)
  const late = await tryUpdate({ music_cue_id: first, scene_id: one, start_ms: 3000 })
  expect(fields(late.body)).toEqual({ 'music_cues.0.start_ms': ['Choose a time within the scene'] })
  expect(await undo()).toBe('Change 2 sounds')
  expect(await cues()).toEqual(before)
  // Another sound begins at its start.
  const short = await addMedia(ada, soundRow({ durationMs: 300 }))
  expect((await update({ music_cue_id: first, media_id: short })).music_cues).toMatchObject([
    { media: { id: short }, offset_ms: 0 },
  ])
})

test('deleteMusicCues, deleteScene: undo restores what was deleted', async () => {
  const { ada, story_id, one, sound, add, cues, undo } = await begin()
  const { music_cues: added } = await add(newEffect(sound, { scene_id: one }), newEffect(sound, { start_ms: 5 }))
  const music_cue_ids = added.map(({ id }) => id)
  expect(await app.ok('deleteMusicCues', { as: ada, body: { story_id, music_cue_ids } })).toMatchObject({
    music_cues: [],
  })
  expect(await cues()).toEqual([])
  expect(await undo()).toBe('Delete 2 sounds')
  expect(await cues()).toEqual(added)
  await app.ok('deleteScene', { as: ada, body: { story_id, scene_id: one } })
  expect(await cues()).toEqual([added[1]])
  await undo()
  expect(await cues()).toEqual(added)
})

test('addScene, duplicateStory: a copied scene has copies of its cues, a copied story all of them', async () => {
  const { ada, story_id, one, sound, add, cues, undo } = await begin()
  await add(newEffect(sound, { scene_id: one, volume: 0.5 }), newEffect(sound, { start_ms: 5 }))
  const copy = await app.ok('addScene', { as: ada, body: { story_id, new_element_order: 1, duplicate_of: one } })
  const copied = await cues()
  expect(copied?.filter(({ scene_id }) => scene_id === copy.id)).toMatchObject([{ volume: 0.5, media: { id: sound } }])
  await undo()
  expect(await cues()).toHaveLength(2)
  await app.ok('redoStoryEdit', { as: ada, params: { story_id } })
  expect(await cues()).toEqual(copied)
  const whole = await app.ok('duplicateStory', { as: ada, body: { story_id } })
  const other = await cues(whole.story_id)
  expect(other).toMatchObject([{ volume: 0.5 }, { volume: 0.5 }, { scene_id: null, start_ms: 5 }])
  expect(other?.some(({ id }) => copied?.some((each) => each.id === id))).toBe(false)
})

test('restoreStoryVersion: a version restores its cues; one from before there were cues has none', async () => {
  const { ada, story_id, one, sound, add, cues, update, undo } = await begin()
  const params = { story_id }
  const restore = (version_id: string) => app.ok('restoreStoryVersion', { as: ada, params: { ...params, version_id } })
  const { music_cues: added } = await add(newEffect(sound, { scene_id: one }), newEffect(sound, { start_ms: 5 }))
  const { version_id } = await app.ok('createStoryVersion', { as: ada, params, body: { name: 'With sounds' } })
  const read = { as: ada, params: { ...params, version_id } }
  expect((await app.ok('getStoryVersion', read)).story.music_cues).toEqual(added)
  await update({ music_cue_id: added[0]?.id ?? '', volume: 0 })
  await app.db.delete(musicCues).where(eq(musicCues.id, added[1]?.id ?? ''))
  await restore(version_id)
  expect(await cues()).toEqual(added)
  const [row] = await app.db.select().from(storyVersions).where(eq(storyVersions.id, version_id))
  const { musicCues: _cues, ...snapshot } = row?.snapshot ?? { story: {}, scenes: [], arolls: [], brolls: [] }
  await app.db.update(storyVersions).set({ snapshot }).where(eq(storyVersions.id, version_id))
  expect((await app.ok('getStoryVersion', read)).story.music_cues).toEqual([])
  await restore(version_id)
  expect(await cues()).toEqual([])
  await undo()
  expect(await cues()).toEqual(added)
})

test('music cues of another story or user are not found, and a stale base is refused', async () => {
  const { ada, story_id, sound, add, tryUpdate } = await begin()
  const { music_cues: added } = await add(newEffect(sound))
  const music_cue_ids = [added[0]?.id ?? '']
  const other = await makeStory(app.db, ada)
  const eve = await app.user()
  expect((await app.call('deleteMusicCues', { as: ada, body: { story_id: other.id, music_cue_ids } })).status).toBe(404)
  expect((await app.call('deleteMusicCues', { as: eve, body: { story_id, music_cue_ids } })).status).toBe(404)
  expect((await tryUpdate({ music_cue_id: crypto.randomUUID(), start_ms: 0 })).status).toBe(404)
  const stale = { as: ada, body: { story_id, music_cues: [newEffect(sound)] }, headers: { 'Base-Revision': '0' } }
  expect(await app.call('addMusicCues', stale)).toMatchObject({ status: 409, body: { error: 'CHANGED_ELSEWHERE' } })
})

test('updateMusicCues: one that lies behind the end of a shortened scene can still be changed', async () => {
  const { one, sound, add, update } = await begin()
  const { music_cues: added } = await add(newEffect(sound, { scene_id: one, start_ms: 2900 }))
  await app.db.update(scenes).set({ durationInFrames: 30 }).where(eq(scenes.id, one))
  const music_cue_id = added[0]?.id ?? ''
  expect((await update({ music_cue_id, volume: 0.5 })).music_cues).toMatchObject([{ start_ms: 2900, volume: 0.5 }])
})

test('splitMusicCues: the second part continues where the first ends, in one edit; a time outside of it is refused', async () => {
  const { ada, story_id, one, sound, add, cues, undo } = await begin()
  const volume_points = [
    { at_ms: 0, db: 0 },
    { at_ms: 2000, db: -20 },
  ]
  const fades = { fade_in_ms: 100, fade_out_ms: 200 }
  const { music_cues: added } = await add(
    newEffect(sound, { scene_id: one, start_ms: 500, duration_ms: 2000, offset_ms: 300, volume_points, ...fades }),
  )
  const [cue] = added
  const split = (after_ms: number) =>
    app.call('splitMusicCues', { as: ada, body: { story_id, cuts: [{ music_cue_id: cue?.id ?? '', after_ms }] } })
  const half = { at_ms: 500, db: -5 }
  expect((await split(500)).body).toMatchObject({
    music_cues: [
      { ...cue, duration_ms: 500, fade_out_ms: 0, volume_points: [volume_points[0], half] },
      {
        ...{ scene_id: one, start_ms: 1000, duration_ms: 1500, offset_ms: 800, fade_in_ms: 0, fade_out_ms: 200 },
        volume_points: [
          { at_ms: 0, db: -5 },
          { at_ms: 1500, db: -20 },
        ],
      },
    ],
  })
  expect(await cues()).toHaveLength(2)
  expect(await undo()).toBe('Split effect')
  expect(await cues()).toEqual(added)
  const late = await split(2000)
  expect([late.status, fields(late.body)]).toEqual([400, { 'cuts.0.after_ms': ['Choose a time within the sound'] }])
  const eve = await app.user()
  const body = { story_id, cuts: [{ music_cue_id: cue?.id ?? '', after_ms: 500 }] }
  expect((await app.call('splitMusicCues', { as: eve, body })).status).toBe(404)
})

test('splitMusicCues: several are one edit and one undo, and where one is refused none is cut', async () => {
  const { ada, story_id, one, sound, add, cues, undo } = await begin()
  const { music_cues: added } = await add(newEffect(sound, { scene_id: one }), newEffect(sound, { start_ms: 200 }))
  const split = (...times: number[]) => {
    const cuts = added.map(({ id }, at) => ({ music_cue_id: id, after_ms: times[at] ?? 1 }))
    return app.call('splitMusicCues', { as: ada, body: { story_id, cuts } })
  }
  const late = await split(500, 86_400_000)
  expect([late.status, fields(late.body)]).toEqual([400, { 'cuts.1.after_ms': ['Choose a time within the sound'] }])
  const cut = { music_cue_id: added[0]?.id ?? '', after_ms: 500 }
  const twice = await app.call('splitMusicCues', { as: ada, body: { story_id, cuts: [cut, cut] } })
  expect(fields(twice.body)).toEqual({ 'cuts.1.music_cue_id': ['Split each sound once'] })
  expect(await cues()).toEqual(added)
  expect(await split(500, 300)).toMatchObject({
    status: 200,
    body: { music_cues: [{ start_ms: 0 }, { start_ms: 500 }, { start_ms: 200 }, { start_ms: 500 }] },
  })
  expect(await cues()).toHaveLength(4)
  expect(await undo()).toBe('Split 2 sounds')
  expect(await cues()).toEqual(added)
})
