import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { arolls, media, scenes, stories, tasks, templateOffers } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newEffect } from '#server/testing/new-music-cues.ts'
import { newMedia, newSticker, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

type Values = Partial<typeof media.$inferInsert>

async function addMedia(owner: TestUser, values: Values) {
  const id = crypto.randomUUID()
  const [fileKey, at] = [`media/${id}.png`, test.clock.now()]
  await test.files.write(fileKey, new TextEncoder().encode(`bytes of ${id}`), 'image/png')
  const file = {
    fileKey,
    fileName: `private-name-${id}.png`,
    contentType: 'image/png',
    origin: { prompt: 'private-prompt' },
  }
  await test.db.insert(media).values({
    id,
    userId: owner.id,
    mediaType: 'image',
    source: 'GENERATED',
    status: 'COMPLETED',
    createdAt: at,
    updatedAt: at,
    ...file,
    ...values,
  })
  return id
}

/**
 * A story with a generated image, an uploaded photo and an upscaled copy of that photo; generated voice, a recording, no
 * voice.
 */
async function film(owner: TestUser) {
  const made = await makeStory(test.db, owner, {
    scenes: [90, 120, 60],
    values: { initialPrompt: 'private-prompt', publicPreviewId: 'private-link', displayTitle: 'The lamp' },
  })
  const drawn = await addMedia(owner, {})
  const photo = await addMedia(owner, { source: 'USER' })
  const upscaled = await addMedia(owner, {})
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const task = { userId: owner.id, storyId: made.id, taskType: 'upscale' as const, modelId: 'draft-upscale' }
  await test.db
    .insert(tasks)
    .values({ ...task, sourceMediaId: photo, resultMediaId: upscaled, status: 'COMPLETED', ...at })
  const voice = await addMedia(owner, { mediaType: 'audio', contentType: 'audio/wav' })
  const recording = await addMedia(owner, { mediaType: 'audio', contentType: 'audio/wav', source: 'USER' })
  for (const [index, mediaId] of [drawn, photo, upscaled].entries())
    await test.db
      .update(arolls)
      .set({ mediaId, status: 'COMPLETED', imageGenerationPrompt: 'private-prompt' })
      .where(eq(arolls.id, made.arollIds[index] ?? ''))
  for (const [index, audioMediaId] of [voice, recording].entries())
    await test.db
      .update(scenes)
      .set({
        audioMediaId,
        audioDurationMs: 900,
        isUserUploadedAudio: index === 1,
        lastUsedImagePrompt: 'private-prompt',
      })
      .where(eq(scenes.id, made.sceneIds[index] ?? ''))
  return { ...made, drawn, photo, voice, recording }
}
const offers = async (as: TestUser) => (await test.ok('listTemplateOffers', { as })).results

it('duplicateTemplateInAnotherAccount, listTemplateOffers, acceptTemplateOffer: the receiver takes a template with files of their own and nothing private', async () => {
  const [ada, leo, eve] = [await test.user(), await test.user({ email: 'leo@example.com' }), await test.user()]
  const { id: story_id, sceneIds, drawn, photo, voice, recording } = await film(ada)
  const scene_id = sceneIds[1]
  const overlays = [
    newText({ scene_id, text: 'The lamp' }),
    newMedia(drawn),
    newMedia(photo, { scene_id }),
    newSticker(),
  ]
  await test.ok('addOverlays', { as: ada, body: { story_id, overlays } })
  const [track] = (await test.ok('listMusic', { as: ada })).tracks
  const sounds = [recording, voice, track?.media_id ?? ''].map((id) =>
    newEffect(id, { scene_id, volume: 0.5, volume_points: [{ at_ms: 9, db: -3 }] }),
  )
  await test.ok('addMusicCues', { as: ada, body: { story_id, music_cues: sounds } })
  await test.ok('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id, email: 'Leo@Example.com' } })
  await test.runJobs()
  expect(test.mail).toMatchObject([{ to: 'leo@example.com', text: expect.stringContaining('Ada Lovelace sent you') }])
  expect((await test.ok('listNotifications', { as: leo, query: {} })).results).toMatchObject([
    { kind: 'OFFER_RECEIVED', title: 'A template for you', path: '/app' },
  ])
  // Changes after the offer are not part of it.
  await test.ok('updateStoryTitle', { as: ada, body: { story_id, display_title: 'Changed since' } })
  expect([await offers(ada), await offers(eve)]).toEqual([[], []])
  const [offer] = await offers(leo)
  expect(offer).toMatchObject({
    from_name: 'Ada Lovelace',
    display_title: 'The lamp',
    scenes_total: 3,
    duration_in_frames: 270,
  })
  const params = { offer_id: offer?.offer_id ?? '' }
  for (const id of ['acceptTemplateOffer', 'declineTemplateOffer'] as const)
    expect(await test.call(id, { as: eve, params })).toMatchObject({ status: 404 })

  const copy = await test.ok('acceptTemplateOffer', { as: leo, params })
  expect(copy).toMatchObject({
    display_title: 'The lamp',
    initial_prompt: '',
    public_preview_id: null,
    status: 'DRAFT',
  })
  const whole = await test.ok('getStory', { as: leo, query: { story_id: copy.story_id } })
  expect(JSON.stringify(whole)).not.toContain('private')
  expect(whole.scenes.map((scene) => scene.text)).toEqual(['He writes.', 'He writes.', 'He writes.'])
  // The generated image and the voice were copied; the photo, its derivatives, and the recording were not.
  const held = await test.db.select().from(media).where(eq(media.userId, leo.id))
  expect(held.map((row) => row.mediaType).sort()).toEqual(['audio', 'image'])
  for (const row of held) {
    expect([drawn, voice]).not.toContain(row.id)
    expect(JSON.stringify(row)).not.toMatch(/private|prompt/)
    expect(await test.files.stat(row.fileKey ?? '')).not.toBeNull()
  }
  expect(whole.scenes.map((scene) => [scene.audio_media !== null, scene.arolls[0]?.status])).toEqual([
    [true, 'COMPLETED'],
    [false, 'EMPTY'],
    [false, 'EMPTY'],
  ])
  // An overlay without its photo would be a gap.
  const image = held.find((row) => row.mediaType === 'image')?.id
  expect(whole.overlays).toMatchObject([{ kind: 'MEDIA', media: { id: image } }, { kind: 'STICKER' }])
  expect(whole.scenes.map((scene) => scene.overlays)).toMatchObject([[], [{ text: 'The lamp' }], []])
  // So would be a sound without its recording.
  const sound = held.find((row) => row.mediaType === 'audio')?.id
  const heard = { scene_id: whole.scenes[1]?.id, volume: 0.5, volume_points: [{ at_ms: 9, db: -3 }] }
  const shared = { ...heard, media: { source: 'SYSTEM' } }
  expect(whole.music_cues).toHaveLength(2)
  expect(whole.music_cues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...heard, media: expect.objectContaining({ id: sound }) }),
      expect.objectContaining({ ...shared, media: expect.objectContaining(shared.media) }),
    ]),
  )
  // It is accepted once, and the sender's own stays unchanged.
  expect(await test.call('acceptTemplateOffer', { as: leo, params })).toMatchObject({ status: 404 })
  expect(await offers(leo)).toEqual([])
  expect(await test.db.select().from(stories).where(eq(stories.userId, ada.id))).toHaveLength(1)
})

it('an offer of an earlier version keeps its sound: there was none to lower or to bring to a loudness', async () => {
  const [ada, leo] = [await test.user(), await test.user({ email: 'leo@example.com' })]
  const { id: story_id } = await film(ada)
  const take = async () => {
    const [offer] = await offers(leo)
    const { story_id: id } = await test.ok('acceptTemplateOffer', {
      as: leo,
      params: { offer_id: offer?.offer_id ?? '' },
    })
    const { music, loudness_lufs } = await test.ok('getStory', { as: leo, query: { story_id: id } })
    return [music.ducking_db, loudness_lufs]
  }
  const give = () => test.ok('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id, email: leo.email } })
  await give()
  expect(await take()).toEqual([-12, -14])
  await give()
  const older = sql`snapshot #- '{story,musicDuckingDb}' #- '{story,loudnessLufs}'`
  await test.db.update(templateOffers).set({ snapshot: older })
  expect(await take()).toEqual([null, null])
})

it('the answer does not reveal whether the account exists, and an offer waits until it is created', async () => {
  const ada = await test.user()
  const { id: story_id } = await film(ada)
  await test.user({ email: 'leo@example.com' })
  const give = (email: string) => test.call('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id, email } })
  const [known, unknown] = [await give('leo@example.com'), await give('new@example.com')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const newcomer = await test.user({ email: 'new@example.com' })
  expect(await offers(newcomer)).toHaveLength(1)
  expect(await give(ada.email)).toMatchObject({ status: 400, body: { fields: { email: [expect.any(String)] } } })
  for (let round = 0; round < 18; round++) await give('leo@example.com')
  expect(await give('leo@example.com')).toMatchObject({ status: 429 })
})

it('listGivenTemplateOffers, withdrawTemplateOffer: the sender of a template sees pending offers and withdraws them; no other user does', async () => {
  const [ada, leo] = [await test.user(), await test.user({ email: 'leo@example.com' })]
  const { id: story_id } = await film(ada)
  const given = async (as: TestUser) => (await test.ok('listGivenTemplateOffers', { as })).results
  const give = (email: string) => test.ok('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id, email } })
  await give('unknown@example.com')
  test.clock.advance(1000)
  await give('Leo@Example.com')
  expect(await given(ada)).toMatchObject([{ to_email: 'leo@example.com' }, { to_email: 'unknown@example.com' }])
  expect(await given(leo)).toEqual([])
  const [offer] = await offers(leo)
  const params = { offer_id: offer?.offer_id ?? '' }
  expect(await test.call('withdrawTemplateOffer', { as: leo, params })).toMatchObject({ status: 404 })
  await test.ok('withdrawTemplateOffer', { as: ada, params })
  expect(await offers(leo)).toEqual([])
  expect(await test.call('acceptTemplateOffer', { as: leo, params })).toMatchObject({ status: 404 })
  expect(await test.call('withdrawTemplateOffer', { as: ada, params })).toMatchObject({ status: 404 })
  expect(await given(ada)).toMatchObject([{ to_email: 'unknown@example.com' }])
  // An expired one is not open either.
  await test.db.update(templateOffers).set({ expiresAt: test.clock.now() })
  expect(await given(ada)).toEqual([])
})

it('declineTemplateOffer, acceptTemplateOffer: offers expire by themselves, are declined permanently, and need room in the plan', async () => {
  const [ada, leo] = [await test.user(), await test.user({ email: 'leo@example.com' })]
  const { id: story_id } = await film(ada)
  const give = () => test.ok('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id, email: leo.email } })
  await give()
  const [first] = await offers(leo)
  await test.ok('declineTemplateOffer', { as: leo, params: { offer_id: first?.offer_id ?? '' } })
  expect(await offers(leo)).toEqual([])
  await give()
  for (let index = 0; index < 20; index++) await makeStory(test.db, leo)
  const [second] = await offers(leo)
  const params = { offer_id: second?.offer_id ?? '' }
  expect(await test.call('acceptTemplateOffer', { as: leo, params })).toMatchObject({
    status: 403,
    body: { error: 'UPGRADE_MEMBERSHIP' },
  })
  expect(await offers(leo)).toHaveLength(1)
  await test.db.update(templateOffers).set({ expiresAt: test.clock.now() })
  expect(await offers(leo)).toEqual([])
  expect(await test.call('acceptTemplateOffer', { as: leo, params })).toMatchObject({ status: 404 })
})
