import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { renders, scenes, stories } from '#server/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const create = async (as: TestUser, extra: object = {}) =>
  (await test.ok('createStory', { as, body: { creation_mode: 'Text', ...extra } })).story_id
const read = (as: TestUser, story_id: string) => test.ok('getStory', { as, query: { story_id } })

async function made(as: TestUser) {
  const story_id = await create(as, { story_name: 'The lighthouse', initial_prompt: 'One is here. Two is here.' })
  await test.ok('splitStoryIntoScenes', { as, body: { story_id } })
  await test.ok('submitStory', { as, params: { story_id } })
  await test.runJobs()
  return story_id
}

describe('a new story', () => {
  it('keeps what the wizard chose and gets a title and a seed', async () => {
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

  it('names choices that do not exist', async () => {
    const [ada, eve] = [await test.user(), await test.user()]
    const { project_id } = await test.ok('createProject', { as: eve, body: { name: 'Hers' } })
    const wrong = { project_id, visual_style: 'none', default_voice_code: 'nobody' }
    const fields = {
      project_id: ['This project does not exist'],
      visual_style: ['This look does not exist'],
      default_voice_code: ['This voice does not exist'],
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

  it('may aim for the length of the plan and not a second more', async () => {
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

  it('needs room in the plan, copies and blank ones too', async () => {
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

describe('the list of stories', () => {
  it('has the newest change first, in pages, without those that are put away', async () => {
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
    expect((await list({ query: 'renamed' })).results).toMatchObject([{ display_title: 'Renamed' }])
    expect((await list({ query: '50%' })).results).toMatchObject([{ story_id: third }])
    expect((await list({ query: '_' })).count).toBe(0)
    await test.ok('archiveStory', { as: ada, body: { story_id: second, archive: true } })
    expect((await list()).count).toBe(2)
    expect((await list({ archived: true })).results).toMatchObject([{ story_id: second, archived: true }])
  })

  it('shows cards with pictures', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [card] = (await test.ok('getUserStories', { as: ada })).results
    expect(card).toMatchObject({ story_id, scenes_total: 2, scenes_completed: 2, duration_in_frames: 72 })
    expect(card?.preview_images).toHaveLength(2)
    expect(card?.thumbnail_url).toBe(card?.preview_images[0])
  })
})

describe('settings', () => {
  it('that are left out stay', async () => {
    const ada = await test.user()
    const story_id = await create(ada, { initial_prompt: 'Keep me', scene_pace: 'FAST' })
    const params = { story_id }
    const body = { visual_style: 'watercolor', image_seed: null, display_title: 'New' }
    const saved = await test.ok('updateStory', { as: ada, params, body })
    expect(saved).toMatchObject({ ...body, initial_prompt: 'Keep me', scene_pace: 'FAST', revision: 2 })
  })

  it('of the shape keep the pictures, which cover the new one', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const body = { story_id, aspect_ratio: 'NINE_SIXTEEN' }
    expect(await test.ok('updateAspectRatio', { as: ada, body })).toMatchObject({ aspect_ratio: 'NINE_SIXTEEN' })
    const after = await read(ada, story_id)
    const pictures = (story: typeof after) =>
      story.scenes.map((scene) => scene.arolls.map((layer) => [layer.aroll_object.media?.id, layer.content_fit]))
    expect(pictures(after)).toEqual(pictures(before))
    expect(pictures(after).flat(2)).toContain('COVER')
  })

  it('of the shape wait for the export', async () => {
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
  it('has everything of its own but shares the media', async () => {
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

  it('may be as long as the plan allows', async () => {
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

describe('a preview link', () => {
  it('stays the same, shows the story without its owner, and ends when it is revoked or the story put away', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const link = () => test.ok('generatePreviewLink', { as: ada, body: { story_id } })
    const { public_preview_id } = await link()
    expect(await link()).toMatchObject({
      public_preview_id,
      preview_url: `/preview?public_preview_id=${public_preview_id}`,
      expires_at: null,
    })
    const query = { public_preview_id }
    const shown = await test.ok('getPublicStory', { query })
    expect(shown).toMatchObject({ display_title: 'The lighthouse', duration_in_frames: 72 })
    expect(Object.keys(shown).toSorted()).toEqual([
      'aspect_ratio',
      'brand_overlay',
      'captions_settings',
      'custom_captions_style',
      'display_title',
      'duration_in_frames',
      'language',
      'music_url',
      'music_volume',
      'poster_url',
      'public_preview_id',
      'scenes',
      'video_url',
    ])
    expect(JSON.stringify(shown)).not.toContain('prompt')
    expect(JSON.stringify(shown)).not.toContain(ada.id)
    await test.ok('archiveStory', { as: ada, body: { story_id, archive: true } })
    expect(await test.call('getPublicStory', { query })).toMatchObject({ status: 404 })
    expect(await test.call('generatePreviewLink', { as: ada, body: { story_id } })).toMatchObject({
      status: 409,
      body: { error: 'STORY_ARCHIVED' },
    })
    await test.ok('archiveStory', { as: ada, body: { story_id, archive: false } })
    expect((await test.call('getPublicStory', { query })).status).toBe(200)
    await test.ok('revokePreviewLink', { as: ada, params: { story_id } })
    expect(await test.call('getPublicStory', { query })).toMatchObject({ status: 404 })
    expect((await link()).public_preview_id).not.toBe(public_preview_id)
  })

  it('ends when it was told to, and keeps its key and its end until told otherwise', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const link = (expires_in_days?: number | null) =>
      test.ok('generatePreviewLink', { as: ada, body: { story_id, expires_in_days } })
    const week = await link(7)
    const query = { public_preview_id: week.public_preview_id }
    expect(week.expires_at).toBe(new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString())
    expect(await link()).toEqual(week)
    expect(await read(ada, story_id)).toMatchObject({ public_preview_expires_at: week.expires_at })
    test.clock.advance(7 * 86_400_000 - 1)
    expect((await test.call('getPublicStory', { query })).status).toBe(200)
    test.clock.advance(1)
    expect(await test.call('getPublicStory', { query })).toMatchObject({ status: 404 })
    expect(await link(null)).toEqual({ ...week, expires_at: null })
    expect((await test.call('getPublicStory', { query })).status).toBe(200)
    await link(1)
    await test.ok('revokePreviewLink', { as: ada, params: { story_id } })
    expect(await link()).toMatchObject({ expires_at: null })
  })

  it('cannot be guessed for long', async () => {
    const guess = () => test.call('getPublicStory', { query: { public_preview_id: 'pv_wrong' } })
    const answers: number[] = []
    for (let attempt = 0; attempt < 25; attempt++) answers.push((await guess()).status)
    expect(answers.at(0)).toBe(404)
    expect(answers.at(-1)).toBe(429)
  })
})

it('stories of others: 403 to the loads, 404 to everything else, the same as for an unknown id', async () => {
  const { owner, other } = await test.fourRoles()
  const mine = await made(owner)
  const before = await read(owner, mine)
  for (const story_id of [mine, crypto.randomUUID()]) {
    for (const id of ['getStory', 'getStoryStatus'] as const)
      expect(await test.call(id, { as: other, query: { story_id } })).toMatchObject({
        status: 403,
        body: { message: 'Not Authorized', error: 'NOT_AUTHORIZED' },
      })
    const bodies = {
      archiveStory: { archive: true },
      updateStoryTitle: { display_title: 'Stolen' },
      updateAspectRatio: { aspect_ratio: 'ONE_ONE' },
      duplicateStory: {},
      estimateCreditsForStory: {},
      generatePreviewLink: {},
      generateStoryWithScriptType: { script_type: 'SCRIPT', initial_prompt: 'Other words here' },
      splitStoryIntoScenes: { initial_prompt: 'Other words here' },
    } as const
    for (const [id, body] of Object.entries(bodies))
      expect([
        id,
        (await test.call(id as keyof typeof bodies, { as: other, body: { ...body, story_id } })).status,
      ]).toEqual([id, 404])
    const params = { story_id }
    for (const id of ['submitStory', 'cancelGeneration', 'revokePreviewLink'] as const)
      expect([id, (await test.call(id, { as: other, params })).status]).toEqual([id, 404])
    const patch = await test.call('updateStory', { as: other, params, body: { display_title: 'Stolen' } })
    expect(patch.status).toBe(404)
  }
  expect(await read(owner, mine)).toEqual(before)
  expect((await test.ok('getUserStories', { as: other })).count).toBe(0)
  expect(await test.db.select().from(stories).where(eq(stories.userId, other.id))).toEqual([])
})
