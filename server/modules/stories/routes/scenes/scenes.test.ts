import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { scenes, storyEdits } from '#server/platform/db/schema/index.ts'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'

const { test, read, order, made } = await setUpThreeScenes()

describe('the order of scenes', () => {
  it('reorderScenes, swapScene, deleteScene: scenes change their order by moving and swapping, and close up when one is deleted', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const [one, two, three] = [at(ids, 0), at(ids, 1), at(ids, 2)]
    const move = (scene_id: string, to_position: number) =>
      test.ok('reorderScenes', { as: ada, body: { story_id, scene_id, to_position } })
    expect((await move(one, 2)).scene_list).toEqual([two, three, one])
    expect((await move(one, 99)).scene_list).toEqual([two, three, one])
    const swap = { story_id, scene_id_one: two, scene_id_two: one }
    expect((await test.ok('swapScene', { as: ada, body: swap })).scene_list).toEqual([one, three, two])
    const left = await test.ok('deleteScene', { as: ada, body: { story_id, scene_id: three } })
    expect(left).toMatchObject({ scene_list: [one, two], duration_in_frames: 72 })
    const story = await read(ada, story_id)
    expect(story.scene_list).toEqual([one, two])
    expect(story.scenes.map((scene) => scene.element_order)).toEqual([0, 1])
    expect(story.revision).toBe(left.revision)
  })

  it('the order of scenes refuses to swap a scene with itself, to delete the last one or one that is being generated', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const same = { story_id, scene_id_one: at(ids, 0), scene_id_two: at(ids, 0) }
    expect(await test.call('swapScene', { as: ada, body: same })).toMatchObject({
      status: 400,
      body: { fields: { scene_id_two: ['Choose two different scenes'] } },
    })
    await test.db
      .update(scenes)
      .set({ status: 'GENERATING' })
      .where(eq(scenes.id, at(ids, 0)))
    const remove = (scene_id: string) => test.call('deleteScene', { as: ada, body: { story_id, scene_id } })
    expect(await remove(at(ids, 0))).toMatchObject({ status: 409, body: { error: 'SCENE_BUSY' } })
    await remove(at(ids, 1))
    await remove(at(ids, 2))
    expect(await remove(at(ids, 0))).toMatchObject({
      status: 409,
      body: { error: 'LAST_SCENE', detail: 'A story needs at least one scene' },
    })
  })

  it('the order of scenes is written to the log with its inverse, and sent to other tabs', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    await test.db.delete(storyEdits)
    test.events.length = 0
    await test.ok('deleteScene', { as: ada, body: { story_id, scene_id: at(ids, 0) } })
    const [edit] = await test.db.select().from(storyEdits)
    expect(edit).toMatchObject({ label: 'Delete scene' })
    expect(edit?.patch.map((step) => `${step.op} ${step.table}`)).toEqual([
      'delete arolls',
      'delete scenes',
      'update scenes',
      'update scenes',
    ])
    expect(edit?.inverse.map((step) => `${step.op} ${step.table}`)).toEqual([
      'update scenes',
      'update scenes',
      'insert scenes',
      'insert arolls',
      // The files' parents: the database clears them when the scene is deleted.
      'update media',
      'update media',
    ])
    expect(edit?.inverse[2]?.values).toMatchObject({ id: ids[0], text: 'One is here.', elementOrder: 0 })
    const changed = test.events.find((event) => event.event === 'story-changed')
    expect(changed?.data).toMatchObject({ story_id, revision: edit?.revision })
  })
})

describe('a new scene', () => {
  it('addScene: a new scene is empty for two seconds, or a copy with text, voice, captions and images', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const empty = await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 1 } })
    expect(empty).toMatchObject({ status: 'PENDING', duration_in_frames: 60, element_order: 1, arolls: [] })
    const body = { story_id, new_element_order: 99, duplicate_of: ids[0] }
    const copy = await test.ok('addScene', { as: ada, body })
    const [original] = (await read(ada, story_id)).scenes
    expect(copy).toMatchObject({ element_order: 4, status: 'COMPLETED', text: 'One is here.' })
    expect(copy.captions).toEqual(original?.captions)
    expect(copy.audio_media?.id).toBe(original?.audio_media?.id)
    expect(copy.arolls[0]?.aroll_object.media?.id).toBe(original?.arolls[0]?.aroll_object.media?.id)
    expect(copy.arolls[0]?.id).not.toBe(original?.arolls[0]?.id)
    expect(await order(ada, story_id)).toEqual([ids[0], empty.id, ids[1], ids[2], copy.id])
  })

  it.each([
    [false, 1800, 'Video length cannot exceed 60 seconds for a free account'],
    [true, 27_000, 'Video Length cannot exceed 15 minutes for a premium account'],
  ])('a new scene may fill the plan (premium: %s) to exactly %i frames', async (isPremium, limit, message) => {
    const ada = await test.user({ isPremium })
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const resize = (durationInFrames: number) => test.db.update(scenes).set({ durationInFrames })
    const add = () => test.call('addScene', { as: ada, body: { story_id, new_element_order: 1 } })
    await resize(limit - 59)
    expect(await add()).toMatchObject({ status: 400, body: { error: 'VIDEO_LENGTH_LIMIT', message } })
    await resize(limit - 60)
    expect((await add()).status).toBe(201)
    expect(await read(ada, story_id)).toMatchObject({ duration_in_frames: limit })
  })
})

it('deleteScene: several scenes are deleted in one edit, but never all of them', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const before = await read(ada, story_id)
  const [scene_id, ...further_scene_ids] = [at(ids, 0), at(ids, 2)]
  const all = { story_id, scene_id, further_scene_ids: ids }
  expect(await test.call('deleteScene', { as: ada, body: all })).toMatchObject({
    status: 409,
    body: { message: 'Something Went Wrong', error: 'LAST_SCENE' },
  })
  expect(await read(ada, story_id)).toEqual(before)
  const left = await test.ok('deleteScene', { as: ada, body: { story_id, scene_id, further_scene_ids } })
  expect(left.scene_list).toEqual([at(ids, 1)])
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(await order(ada, story_id)).toEqual(ids)
})

it('getScene: a scene is returned as in its story, with text, voice, captions and images', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const scene = await test.ok('getScene', { as: ada, query: { story_id, scene_id: at(ids, 1) } })
  expect(scene).toMatchObject({ id: ids[1], text: 'Two is here.', element_order: 1, status: 'COMPLETED' })
  expect(scene.captions.map(({ word }) => word).join(' ')).toBe('Two is here.')
  expect(scene).toMatchObject({
    audio_media: { media_type: 'audio' },
    arolls: [{ aroll_object: { media: { media_type: 'image' } } }],
  })
  expect((await read(ada, story_id)).scenes[1]).toEqual(scene)
})

it('updateScenePause: a pause makes scene and image longer', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const body = { story_id, scene_id: at(ids, 0), pause_at_the_end: 500 }
  const scene = await test.ok('updateScenePause', { as: ada, body })
  expect(scene).toMatchObject({ pause_at_the_end: 500, duration_in_frames: 51 })
  expect(scene.arolls[0]?.duration_ms).toBe(1700)
})

it('updateCaptions: the caption style of a story changes, and captions stay shown', async () => {
  const ada = await test.user()
  const { story_id } = await made(ada)
  const look = { templated_captions_style: 'NEON', captions_margin_from_bottom: 30, custom_caption_font: null }
  const story = await test.ok('updateCaptions', { as: ada, body: { story_id, ...look } })
  expect(story.captions_settings).toMatchObject({ ...look, show_captions: true })
})

it('getStock: images and videos are searched and paged in the shape of the story', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const where = { story_id, scene_id: at(ids, 0) }
  const page = await test.ok('getStock', { as: ada, body: { ...where, query: 'sea' } })
  expect(page).toMatchObject({ count: 1, page: 1, next_page: null, results: [{ id: 'stock-sea', width: 1920 }] })
  expect(await test.ok('getStock', { as: ada, body: { ...where, query: '', page: 2 } })).toMatchObject({ results: [] })
  const videos = { ...where, query: 'sea', stock_type: 'videos' }
  const clips = await test.ok('getStock', { as: ada, body: videos })
  expect(clips).toMatchObject({ count: 1, results: [{ id: 'stock-sea', stock_type: 'videos', duration_ms: 5_000 }] })
})

it('scenes of other users are not found, nor is a scene of another story', async () => {
  const { owner, other } = await test.fourRoles()
  const { story_id, ids } = await made(owner)
  const own = await made(other)
  const scene_id = at(ids, 0)
  const word = { word: 'a', start: 0, end: 1 }
  const bodies = {
    addScene: { new_element_order: 0 },
    deleteScene: { scene_id },
    reorderScenes: { scene_id, to_position: 0 },
    swapScene: { scene_id_one: scene_id, scene_id_two: ids[1] },
    updateSceneCaptions: { scene_id, captions: [word, word, word] },
    overrideCaptions: { scene_id, captions: [word] },
    resyncSceneCaptions: { scene_id },
    updateScenePause: { scene_id, pause_at_the_end: 1 },
    updateSceneAudio: { scene_id, new_text: 'x' },
    regenerateSceneAudio: { scene_id },
    generateAudio: { scene_id },
    getStock: { scene_id, query: '' },
    updateMusic: { have_background_music: false },
    updateCaptions: { show_captions: false },
  } as const
  const before = await read(owner, story_id)
  for (const [id, body] of Object.entries(bodies)) {
    const name = id as keyof typeof bodies
    expect([id, (await test.call(name, { as: other, body: { ...body, story_id } })).status]).toEqual([id, 404])
    if ('scene_id' in body || 'scene_id_one' in body) {
      const mixed = { ...body, story_id: own.story_id }
      expect([id, (await test.call(name, { as: other, body: mixed })).status]).toEqual([id, 404])
    }
  }
  expect(await test.call('getScene', { as: other, query: { story_id, scene_id } })).toMatchObject({ status: 404 })
  const copy = { story_id: own.story_id, new_element_order: 0, duplicate_of: scene_id }
  expect(await test.call('addScene', { as: other, body: copy })).toMatchObject({ status: 404 })
  expect(await read(owner, story_id)).toEqual(before)
})
