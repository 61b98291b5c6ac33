import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stories } from '#server/platform/db/schema/index.ts'
import { newEffect } from '#server/testing/new-music-cues.ts'
import { newMedia, newShape, newSticker, newText } from '#server/testing/new-overlays.ts'
import { setUpStories } from '#server/modules/stories/testing/set-up-stories.ts'

const { test, read, made } = await setUpStories()

describe('a preview link', () => {
  it('generatePreviewLink, getPublicStory, revokePreviewLink: a link stays the same, shows no owner, and ends when it is revoked or the story is archived', async () => {
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
    const [scene] = (await read(ada, story_id)).scenes
    const image = scene?.arolls[0]?.aroll_object.media?.id ?? ''
    const overlays = [newMedia(image, { scene_id: scene?.id }), newText(), newShape(), newSticker()]
    await test.ok('addOverlays', { as: ada, body: { story_id, overlays } })
    const [track] = (await test.ok('listMusic', { as: ada })).tracks
    const sound = newEffect(track?.media_id ?? '', { volume: 0.5, volume_points: [{ at_ms: 9, db: -3 }] })
    await test.ok('addMusicCues', { as: ada, body: { story_id, music_cues: [sound] } })
    const shown = await test.ok('getPublicStory', { query })
    expect(shown).toMatchObject({ display_title: 'The lighthouse', duration_in_frames: 72 })
    expect(Object.keys(shown).toSorted()).toEqual([
      'aspect_ratio',
      'brand_overlay',
      'captions_settings',
      'custom_captions_style',
      'display_title',
      'duration_in_frames',
      'end_credits',
      'language',
      'loudness_lufs',
      'music_cues',
      'music_ducking_db',
      'music_url',
      'music_volume',
      'overlays',
      'poster_url',
      'public_preview_id',
      'scenes',
      'templated_captions_style',
      'video_url',
    ])
    expect(shown.scenes[0]?.overlays).toMatchObject([
      { kind: 'MEDIA', media_type: 'image', media_url: expect.any(String) },
    ])
    expect(shown.overlays.map(({ kind }) => kind)).toEqual(['TEXT', 'SHAPE', 'STICKER'])
    expect(shown.music_cues).toMatchObject([
      { kind: 'EFFECT', volume: 0.5, volume_points: [{ at_ms: 9, db: -3 }], media_url: expect.any(String) },
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

  it('a preview link expires at its set time, and keeps its key and its expiry until they are changed', async () => {
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

  it('getPublicStory: files are sent as long as the link works, also to browsers that have them in their cache', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const share = async () => (await test.ok('generatePreviewLink', { as: ada, body: { story_id } })).public_preview_id
    const key = await share()
    const shown = await test.ok('getPublicStory', { query: { public_preview_id: key } })
    const url = shown.scenes[0]?.arolls[0]?.media_url ?? ''
    expect(url).toContain(`link=${key}`)
    const open = async (address: string, headers: Record<string, string> = {}) =>
      test.backend.fetch(new Request(`http://localhost:4400${address}`, { headers }))
    const first = await open(url)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const cached = { 'If-None-Match': first.headers.get('etag') ?? '' }
    expect((await open(url, cached)).status).toBe(304)
    const archive = (archived: boolean) => test.ok('archiveStory', { as: ada, body: { story_id, archive: archived } })
    await archive(true)
    expect([(await open(url)).status, (await open(url, cached)).status]).toEqual([403, 403])
    await archive(false)
    expect((await open(url)).status).toBe(200)
    await test.ok('revokePreviewLink', { as: ada, params: { story_id } })
    expect((await open(url)).status).toBe(403)
    const other = await share()
    for (const forged of [url.replace(key, other), url.replace(/&link=[^&]*/, '')])
      expect((await open(forged)).status).toBe(403)
  })

  it('guesses at a preview link are limited', async () => {
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
