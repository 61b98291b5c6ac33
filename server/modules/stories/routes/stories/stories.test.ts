import { describe, expect, it } from 'vitest'
import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { renders, scenes, stories } from '#server/platform/db/schema/index.ts'
import { setUpStories } from '#server/modules/stories/testing/set-up-stories.ts'

const { test, create, read, made } = await setUpStories()

describe('a new story', () => {
  it('createStory, createEmptyTextStory: a new story keeps the wizard’s choices and gets a title and a seed; a blank one has one scene', async () => {
    const ada = await test.user()
    const body = {
      creation_mode: 'Text',
      initial_prompt: 'A short film about an old lighthouse that wakes every evening',
      aspect_ratio: 'ONE_ONE',
      language: 'en-GB',
      video_length_in_sec: 60,
      scene_size: 'LONG',
      scene_pace: 'FAST',
      visual_style: 'watercolor',
      default_voice_code: 'en-GB-test',
    }
    const { initial_prompt, ...choices } = body
    const story = await test.ok('createStory', { as: ada, body })
    expect(story).toMatchObject({ ...choices, initial_prompt, status: 'DRAFT', scene_list: [], revision: 1 })
    expect(story.display_title).toBe('A short film about an old lighthouse that …')
    expect(story.image_seed).toEqual(expect.any(Number))
    const blank = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    expect(blank).toMatchObject({ display_title: 'Untitled story', creation_mode: 'Blank', duration_in_frames: 60 })
    expect(blank.scene_list).toHaveLength(1)
  })

  it('a new story names choices that do not exist', async () => {
    const [ada, eve] = [await test.user(), await test.user()]
    const { project_id } = await test.ok('createProject', { as: eve, body: { name: 'Hers' } })
    const wrong = { project_id, visual_style: 'none', default_voice_code: 'unknown' }
    const fields = {
      project_id: ['Project not found'],
      visual_style: ['Style not found'],
      default_voice_code: ['Voice not found'],
    }
    expect(await test.call('createStory', { as: ada, body: { creation_mode: 'Text', ...wrong } })).toMatchObject({
      status: 400,
      body: { fields },
    })
    const params = { story_id: await create(ada) }
    expect(await test.call('updateStory', { as: ada, params, body: wrong })).toMatchObject({
      status: 400,
      body: { fields },
    })
  })

  it('a new story may have the length of the plan and not a second more', async () => {
    const ada = await test.user()
    const aim = (video_length_in_sec: number) =>
      test.call('createStory', { as: ada, body: { creation_mode: 'Text', video_length_in_sec } })
    const message = 'Video length cannot exceed 60 seconds for a free account'
    expect((await aim(60)).status).toBe(201)
    expect(await aim(61)).toMatchObject({ status: 400, body: { fields: { video_length_in_sec: [message] } } })
    const params = { story_id: await create(ada) }
    expect(await test.call('updateStory', { as: ada, params, body: { video_length_in_sec: 61 } })).toMatchObject({
      status: 400,
      body: { error: 'VIDEO_LENGTH_LIMIT', message },
    })
  })

  it('a new story needs room in the plan, copies and blank ones too', async () => {
    const ada = await test.user()
    const story_id = await create(ada)
    const now = test.clock.now()
    const more = { userId: ada.id, displayTitle: 'x', creationMode: 'Text' as const, createdAt: now, updatedAt: now }
    await test.db.insert(stories).values(Array.from({ length: PLAN_COUNTS.free.videos - 1 }, () => more))
    for (const [id, body] of [
      ['createStory', { creation_mode: 'Text' }],
      ['createEmptyTextStory', {}],
      ['duplicateStory', { story_id }],
    ] as const)
      expect(await test.call(id, { as: ada, body })).toMatchObject({
        status: 403,
        body: { error: 'UPGRADE_MEMBERSHIP' },
      })
  })
})

it('updateStoryTitle: a story is renamed in its list and at itself, and only by its owner', async () => {
  const [ada, eve] = [await test.user(), await test.user()]
  const story_id = await create(ada, { story_name: 'First' })
  const body = { story_id, display_title: 'A better title' }
  await test.ok('updateStoryTitle', { as: ada, body })
  const { results } = await test.ok('getUserStories', { as: ada, query: {} })
  expect(results.map(({ display_title }) => display_title)).toEqual(['A better title'])
  expect(await test.ok('getStory', { as: ada, query: { story_id } })).toMatchObject({ display_title: 'A better title' })
  expect((await test.call('updateStoryTitle', { as: eve, body: { ...body, display_title: 'Hers' } })).status).toBe(404)
})

describe('the list of stories', () => {
  it('getUserStories, archiveStory: the list of stories has the newest change first, in pages; an archived story leaves it and can be restored', async () => {
    const ada = await test.user()
    const list = (query = {}) => test.ok('getUserStories', { as: ada, query })
    const ids: string[] = []
    for (const story_name of ['First', 'Second', 'Third 50%']) {
      ids.push(await create(ada, { story_name }))
      test.clock.advance(1000)
    }
    const [first = '', second = '', third = ''] = ids
    await test.ok('updateStoryTitle', { as: ada, body: { story_id: first, display_title: 'Renamed' } })
    const page = await list({ page_size: 2 })
    expect(page).toMatchObject({ count: 3, page: 1, next_page: 2 })
    expect(page.results.map((story) => story.story_id)).toEqual([first, third])
    expect((await list({ page_size: 2, page: 2 })).results.map((story) => story.story_id)).toEqual([second])
    await test.ok('archiveStory', { as: ada, body: { story_id: second, archive: true } })
    expect((await list()).count).toBe(2)
    expect((await list({ archived: true })).results).toMatchObject([{ story_id: second, archived: true }])
    await test.ok('archiveStory', { as: ada, body: { story_id: second, archive: false } })
    expect([(await list()).count, (await list({ archived: true })).count]).toEqual([3, 0])
  })

  it('getUserStories: search stories by words of the title, in which % and _ are literal', async () => {
    const ada = await test.user()
    await create(ada, { story_name: 'A renamed story' })
    const half = await create(ada, { story_name: 'Third 50%' })
    const search = (query: string) => test.ok('getUserStories', { as: ada, query: { query } })
    expect((await search('RENAMED')).results).toMatchObject([{ display_title: 'A renamed story' }])
    expect((await search('50%')).results).toMatchObject([{ story_id: half }])
    expect((await search('_')).count).toBe(0)
  })

  it('the list of stories shows cards with images', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [card] = (await test.ok('getUserStories', { as: ada })).results
    expect(card).toMatchObject({ story_id, scenes_total: 2, scenes_completed: 2, duration_in_frames: 72 })
    expect(card?.preview_images).toHaveLength(2)
    expect(card?.thumbnail_url).toBe(card?.preview_images[0])
  })
})

describe('settings', () => {
  it('updateStory: omitted settings stay unchanged', async () => {
    const ada = await test.user()
    const story_id = await create(ada, { initial_prompt: 'Keep me', scene_pace: 'FAST' })
    const params = { story_id }
    const body = { visual_style: 'watercolor', image_seed: null, display_title: 'New' }
    const saved = await test.ok('updateStory', { as: ada, params, body })
    expect(saved).toMatchObject({ ...body, initial_prompt: 'Keep me', scene_pace: 'FAST', revision: 2 })
  })

  it('a new aspect ratio keeps the images, which cover it', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const body = { story_id, aspect_ratio: 'NINE_SIXTEEN' }
    expect(await test.ok('updateAspectRatio', { as: ada, body })).toMatchObject({ aspect_ratio: 'NINE_SIXTEEN' })
    const after = await read(ada, story_id)
    const images = (story: typeof after) =>
      story.scenes.map((scene) => scene.arolls.map((layer) => [layer.aroll_object.media?.id, layer.content_fit]))
    expect(images(after)).toEqual(images(before))
    expect(images(after).flat(2)).toContain('COVER')
  })

  it('a new aspect ratio waits for the export', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const now = test.clock.now()
    await test.db.insert(renders).values({
      userId: ada.id,
      storyId: story_id,
      executor: 'BROWSER',
      scenesTotal: 2,
      width: 1920,
      height: 1080,
      durationInFrames: 72,
      document: {},
      createdAt: now,
      updatedAt: now,
    })
    expect(
      await test.call('updateAspectRatio', { as: ada, body: { story_id, aspect_ratio: 'ONE_ONE' } }),
    ).toMatchObject({
      status: 409,
      body: { error: 'STORY_RENDERING', message: 'Failed to update story aspect ratio' },
    })
  })
})

describe('a copy', () => {
  it('duplicateStory: a copy has everything of its own but shares the media', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const copy = await test.ok('duplicateStory', { as: ada, body: { story_id } })
    expect(copy).toMatchObject({ display_title: 'The lighthouse (copy)', status: 'COMPLETED', duration_in_frames: 72 })
    await test.ok('deleteScene', { as: ada, body: { story_id: copy.id, scene_id: copy.scene_list[0] } })
    const [original, changed] = [await read(ada, story_id), await read(ada, copy.id)]
    expect(original.scenes).toHaveLength(2)
    expect(changed.scenes[0]?.audio_media?.id).toBe(original.scenes[1]?.audio_media?.id)
    expect(changed.scenes[0]?.arolls[0]?.aroll_object).toEqual(original.scenes[1]?.arolls[0]?.aroll_object)
  })

  it('a copy may be as long as the plan allows', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    await test.db.update(scenes).set({ durationInFrames: 1801 })
    expect(await test.call('duplicateStory', { as: ada, body: { story_id } })).toMatchObject({
      status: 400,
      body: { error: 'VIDEO_LENGTH_LIMIT' },
    })
    await test.db.update(scenes).set({ durationInFrames: 1800 })
    expect((await test.call('duplicateStory', { as: ada, body: { story_id } })).status).toBe(201)
  })
})
