import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { media, mediaTranscriptions, scenes } from '#server/platform/db/schema/index.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { UPLOAD_ADDRESS_MS } from '#server/platform/files/signing.ts'
import { tooLargeText, UPLOAD_LIMITS } from '#src/domain/uploads.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const png = { name: 'harbour.png', type: 'image/png', bytes: makePng(40, 20) }
const wav = { name: 'voice.wav', type: 'audio/wav', bytes: makeWav(1_500) }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe('an upload', () => {
  test('getGenericPresignedUrl, fileUploaded: an upload goes from the URL over the bytes into the scene', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const [scene_id = '', aroll_id = ''] = [story.sceneIds[0], story.arollIds[0]]
    const place = { story_id: story.id, scene_id }
    const { id, put } = await uploadFile(app, owner, { ...png, place: { ...place, aroll_id } })
    expect(put.status).toBe(200)
    const scene = await app.ok('fileUploaded', { as: owner, body: { ...place, aroll_id, media_id: id } })
    expect(scene.arolls).toHaveLength(1)
    const shown = scene.arolls[0]
    expect(shown).toMatchObject({ id: aroll_id, status: 'COMPLETED', aroll_type: 'ImageARoll' })
    expect(shown?.aroll_object.media).toMatchObject({ id, width: 40, height: 20, source: 'USER' })
    const [event] = app.events.filter(({ event: name }) => name === 'story-changed')
    expect(event?.data).toMatchObject({ story_id: story.id, scene_ids: [scene_id] })
  })

  test('an upload without an A-roll becomes a new one that shares the time', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const { id } = await uploadFile(app, owner, png)
    const body = { story_id: story.id, scene_id: story.sceneIds[0], media_id: id }
    const scene = await app.ok('fileUploaded', { as: owner, body })
    expect(scene.arolls.map((aroll) => [aroll.duration_ms, aroll.aroll_object.media?.id ?? null])).toEqual([
      [1_500, null],
      [1_500, id],
    ])
  })

  test('an upload of a recording becomes the voice-over and sets the length', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const { id } = await uploadFile(app, owner, wav)
    const place = { story_id: story.id, scene_id: story.sceneIds[0] }
    const scene = await app.ok('fileUploaded', { as: owner, body: { ...place, media_id: id } })
    expect(scene.audio_media?.id).toBe(id)
    expect([scene.audio_duration_in_ms_seconds, scene.duration_in_frames]).toEqual([1_500, 45])
    expect([scene.is_user_uploaded_audio, scene.is_voiceover_stale, scene.arolls[0]?.duration_ms]).toEqual([
      true,
      false,
      1_500,
    ])
    const body = { ...place, aroll_id: story.arollIds[0], media_id: id }
    const wrong = await app.call('fileUploaded', { as: owner, body })
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { media_id: ['Choose an image or a video'] } }])
  })

  test('an upload that never arrived or cannot be read leaves the scene unchanged', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const place = { story_id: story.id, scene_id: story.sceneIds[0] }
    const waiting = await app.ok('getGenericPresignedUrl', {
      as: owner,
      body: { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: 100 } },
    })
    const missing = await app.call('fileUploaded', { as: owner, body: { ...place, media_id: waiting.media.id } })
    expect([missing.status, missing.body]).toMatchObject([400, { error: 'MEDIA_NOT_UPLOADED' }])
    const empty = await uploadFile(app, owner, { ...png, bytes: new Uint8Array(0) })
    expect(empty.put.status).toBe(400)
    const unreadable = await app.call('fileUploaded', { as: owner, body: { ...place, media_id: empty.id } })
    expect([unreadable.status, unreadable.body]).toMatchObject([400, { error: 'MEDIA_UNREADABLE' }])
    expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).revision).toBe(0)
  })

  test('an upload of a recording waits while the scene is being spoken', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const { id } = await uploadFile(app, owner, wav)
    const scene_id = story.sceneIds[0] ?? ''
    await app.db.update(scenes).set({ status: 'GENERATING' }).where(eq(scenes.id, scene_id))
    const body = { story_id: story.id, scene_id, media_id: id }
    const busy = await app.call('fileUploaded', { as: owner, body })
    expect([busy.status, busy.body]).toMatchObject([409, { error: 'SCENE_BUSY' }])
  })

  test('getGenericPresignedUrl: an upload is refused for other users’ parents, wrong kinds, too large and nameless files', async () => {
    const { owner, other } = await app.fourRoles()
    const story = await makeStory(app.db, owner)
    const ask = (as: typeof owner, body: object) => {
      const file = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: 10 } }
      return app.call('getGenericPresignedUrl', { as, body: { ...file, ...body } })
    }
    const places = [{ story_id: story.id }, { scene_id: story.sceneIds[0] }, { aroll_id: story.arollIds[0] }]
    for (const place of places) {
      expect((await ask(other, { media_args: { size_bytes: 10, ...place } })).status).toBe(404)
      expect((await ask(owner, { media_args: { size_bytes: 10, ...place } })).status).toBe(200)
    }
    const mixed = { size_bytes: 10, scene_id: story.sceneIds[0], story_id: UNKNOWN }
    expect((await ask(owner, { media_args: mixed })).status).toBe(404)
    expect((await ask(owner, { content_type: 'image/svg+xml' })).status).toBe(415)
    for (const [kind, type] of [
      ['image', 'image/png'],
      ['audio', 'audio/wav'],
      ['video', 'video/mp4'],
    ] as const) {
      const sized = (size_bytes: number) => ask(owner, { content_type: type, media_args: { size_bytes } })
      expect((await sized(UPLOAD_LIMITS[kind])).status).toBe(200)
      expect(await sized(UPLOAD_LIMITS[kind] + 1)).toMatchObject({ status: 413, body: { message: tooLargeText(kind) } })
    }
    expect(await ask(owner, { file_name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { file_name: ['Enter a file name'] } },
    })
    expect((await ask(owner, { media_args: { size_bytes: 10, media_type: 'video' } })).status).toBe(400)
    const mine = await uploadFile(app, other, png)
    const body = { story_id: story.id, scene_id: story.sceneIds[0], media_id: mine.id }
    for (const as of [owner, other]) expect((await app.call('fileUploaded', { as, body })).status).toBe(404)
  })
})

describe('the media library', () => {
  test('listMedia: the media library is paged, filtered, newest first and the user’s own', async () => {
    const { owner, other } = await app.fourRoles()
    const story = await makeStory(app.db, owner)
    const [scene_id = ''] = story.sceneIds
    const ids: string[] = []
    for (let index = 0; index < 12; index++) {
      const place = index === 3 ? { story_id: story.id, scene_id } : undefined
      ids.unshift((await uploadFile(app, owner, { ...(index === 5 ? wav : png), place })).id)
      app.clock.advance(1_000)
    }
    const foreign = await uploadFile(app, other, png)
    const list = (query?: Record<string, string | number | string[]>) => app.ok('listMedia', { as: owner, query })
    const first = await list()
    expect([first.count, first.page_size, first.next_page]).toEqual([12, 10, 2])
    expect(first.results.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    const second = await list({ page: 2 })
    expect([second.next_page, second.results.map(({ id }) => id)]).toEqual([null, ids.slice(10)])
    expect((await list({ media_type: 'audio' })).results.map(({ id }) => id)).toEqual([ids[6]])
    expect((await list({ media_type__in: ['audio', 'video'] })).count).toBe(1)
    expect((await list({ source__in: ['GENERATED', 'STOCK'] })).count).toBe(0)
    for (const [name, value] of Object.entries({ scene_id, story_id: story.id }))
      expect((await list({ [name]: value })).results.map(({ id }) => id)).toEqual([ids[8]])
    expect((await list({ query: 'voice' })).results.map(({ id }) => id)).toEqual([ids[6]])
    expect((await list({ query: '100%' })).count).toBe(0)
    const named = await list({ id__in: [ids[0] ?? '', foreign.id, UNKNOWN] })
    expect(named.results.map(({ id }) => id)).toEqual([ids[0]])
  })

  test('the media library hides uploads that can no longer arrive', async () => {
    const owner = await app.user()
    const body = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: 10 } }
    await app.ok('getGenericPresignedUrl', { as: owner, body })
    expect((await app.ok('listMedia', { as: owner })).count).toBe(1)
    app.clock.advance(UPLOAD_ADDRESS_MS + 1_000)
    expect((await app.ok('listMedia', { as: owner })).count).toBe(0)
  })
})

describe('one media', () => {
  test('getMedia, updateMediaTranscription: a media has its transcript on request, and only its owner may correct that', async () => {
    const { owner, other } = await app.fourRoles()
    const { id } = await uploadFile(app, owner, wav)
    const now = app.clock.now()
    const words = [
      { word: 'Evry', start: 0, end: 300 },
      { word: 'evening', start: 310, end: 700 },
    ]
    const [transcription] = await app.db
      .insert(mediaTranscriptions)
      .values({ mediaId: id, language: 'en-US', status: 'GENERATED', words, createdAt: now, updatedAt: now })
      .returning()
    const params = { media_transcription_id: transcription?.id ?? '' }
    const corrected = [{ word: 'Every', start: 0, end: 300 }, ...words.slice(1)]
    const body = { words: corrected }
    expect((await app.call('updateMediaTranscription', { as: other, params, body })).status).toBe(404)
    const late = { words: [words[1], words[0]] }
    expect(await app.call('updateMediaTranscription', { as: owner, params, body: late })).toMatchObject({
      status: 400,
      body: { fields: { 'words.1.start': ['A word must start after the previous one ends'] } },
    })
    await app.ok('updateMediaTranscription', { as: owner, params, body: { ...body, base_words: words } })
    const stale = { words: [words[0], { word: 'dawn', start: 310, end: 700 }], base_words: words }
    expect(await app.call('updateMediaTranscription', { as: owner, params, body: stale })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', present_words: corrected },
    })
    const get = { as: owner, params: { media_id: id } }
    expect((await app.ok('getMedia', get)).transcription).toBeNull()
    const shown = await app.ok('getMedia', { ...get, query: { with_transcribed_audio: true } })
    expect(shown.transcription).toMatchObject({ text: 'Every evening', words: corrected })
    expect((await app.call('getMedia', { ...get, as: other })).status).toBe(404)
  })

  test('a media of the product is readable by all users', async () => {
    const { owner, other } = await app.fourRoles()
    const { id } = await uploadFile(app, owner, png)
    await app.db.update(media).set({ userId: null, source: 'SYSTEM' }).where(eq(media.id, id))
    expect((await app.ok('getMedia', { as: other, params: { media_id: id } })).source).toBe('SYSTEM')
    expect((await app.ok('listMedia', { as: other })).count).toBe(0)
    expect((await app.ok('listMedia', { as: other, query: { source__in: ['SYSTEM'] } })).count).toBe(1)
  })
})
