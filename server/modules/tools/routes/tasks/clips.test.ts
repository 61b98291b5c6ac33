import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import type { AnimateRequest, LipSyncRequest, RepaintRequest } from '#engines/ports.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { MAX_PENDING } from '#server/modules/tools/accept-task.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const engines = createTestEngines()
const asked: (AnimateRequest | LipSyncRequest | RepaintRequest)[] = []
const noting =
  <Request extends (typeof asked)[number], Rest extends unknown[], Result>(
    work: (request: Request, ...rest: Rest) => Promise<Result>,
  ) =>
  (request: Request, ...rest: Rest) => {
    asked.push(request)
    return work(request, ...rest)
  }
const { animator, retoucher } = engines
let { animate } = animator
const app = await createTestApp({
  engines: {
    animator: { ...animator, animate: noting((...args) => animate(...args)), lipSync: noting(animator.lipSync) },
    retoucher: { ...retoucher, repaint: noting(retoucher.repaint) },
  },
})
beforeEach(() => {
  asked.length = 0
  animate = animator.animate
  return app.reset()
})
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const place = { story_id: story.id, aroll_id: story.arollIds[0] ?? '' }
  const params = { aroll_id: place.aroll_id }
  const upload = (name: string, type: string, bytes: Uint8Array) => uploadFile(app, owner, { name, type, bytes })
  const image = await upload('harbour.png', 'image/png', makePng(400, 300))
  await app.ok('setArollMedia', { as: owner, params, body: { media: image.id } })
  const create = (body: object, key?: string) => app.call('createTask', { as: owner, body: { ...place, ...body }, key })
  const balance = () => app.balance(owner)
  const newest = async () => (await app.ok('getTasks', { as: owner })).data[0]
  const aroll = () => app.ok('getAroll', { as: owner, params })
  app.events.length = 0
  return { owner, story, place, params, image, upload, create, balance, newest, aroll }
}

const eventsOf = (name: string) => app.events.filter(({ event }) => event === name).map(({ data }) => data)

describe('an image that becomes a clip', () => {
  test('image to video: a clip takes 5 seconds, is paid by the second, plays in its A-roll and can be undone', async () => {
    const { owner, create, balance, newest, aroll, image } = await begin()
    expect((await create({ model_id: 'draft-image-to-video', prompt: 'pan left' })).status).toBe(202)
    expect(await balance()).toBe(90)
    await app.runJobs()
    expect(asked).toMatchObject([{ seconds: 5, prompt: 'pan left', hasSound: false, width: 1_108, height: 832 }])
    expect(await newest()).toMatchObject({ status: 'COMPLETED', task_type: 'image_to_video' })
    const shown = await aroll()
    expect(shown).toMatchObject({
      aroll_type: 'VideoARoll',
      use_video_audio: false,
      aroll_object: { video_start: 0, video_end: 5_000, media: { media_type: 'video', content_type: 'video/mp4' } },
    })
    expect(shown.aroll_object.preview_image).toContain('-small.png')
    expect(eventsOf('image_to_video')).toMatchObject([
      { status: 'CREATED' },
      { status: 'PROCESSING', progress: 10 },
      { status: 'PROCESSING', progress: 90 },
      { status: 'COMPLETED', progress: 100 },
    ])
    expect(eventsOf('aitask')).toEqual([])
    const params = { aroll_id: shown.id }
    const back = await app.ok('setArollMedia', { as: owner, params, body: { media: image.id } })
    expect(back).toMatchObject({ aroll_type: 'ImageARoll', aroll_object: { video_end: null } })
  })

  test('image to video follows every setting: length, shape, end, sound', async () => {
    const { create, upload, aroll } = await begin()
    const end = await upload('end.png', 'image/png', makePng(10, 10))
    const settings = { duration: 2, aspect_ratio: '9:16', end_frame_id: end.id, generate_audio: true }
    expect(await create({ model_id: 'draft-image-to-video', ...settings })).toMatchObject({
      body: { credits_charged: 4 },
    })
    await app.runJobs()
    expect(asked).toMatchObject([{ seconds: 2, hasSound: true, width: 720, height: 1_280 }])
    expect(asked[0]).toHaveProperty('endImage', makePng(10, 10))
    expect((await aroll()).use_video_audio).toBe(true)
  })
})

test('image to video that takes long does not block images, and frees its slot when it is cancelled', async () => {
  const { owner, create, balance } = await begin()
  const runner = createJobRunner(app.app, { handlers: jobHandlers })
  const clip = { model_id: 'draft-image-to-video', prompt: 'pan left' }
  const states = async () => (await app.ok('getTasks', { as: owner })).data.map(({ status }) => status)
  /** Newest first. */
  const becomes = async (...expected: string[]) => {
    runner.wake()
    await expect.poll(states).toEqual(expected)
  }
  animate = (_request, call) =>
    new Promise((_resolve, reject) => call?.signal?.addEventListener('abort', () => reject(new Error('stopped'))))
  runner.start()
  await create(clip)
  await becomes('PROCESSING')
  app.clock.advance(1_000)
  await create({ model_id: 'draft-upscale' })
  await becomes('COMPLETED', 'PROCESSING')
  const { data } = await app.ok('getTasks', { as: owner })
  await app.ok('cancelTask', { as: owner, params: { task_id: data[1]?.task_id ?? '' } })
  animate = animator.animate
  app.clock.advance(1_000)
  await create(clip)
  await becomes('COMPLETED', 'COMPLETED', 'CANCELLED')
  // Two for the image, ten for the second clip.
  expect(await balance()).toBe(100 - 2 - 10)
  await runner.stop()
})

describe('an image that speaks', () => {
  test('lip sync: a speaking image has the requested liveliness, 3 by default, and is audible unless the scene speaks the same', async () => {
    const { story, image, create, upload, aroll, balance } = await begin()
    const voice = await upload('voice.wav', 'audio/wav', makeWav(2_100))
    await create({ model_id: 'draft-lip-sync', driving_media_id: voice.id })
    expect(await balance()).toBe(91)
    await app.runJobs()
    expect(asked).toMatchObject([{ intensity: 3, movesBody: false, voice: makeWav(2_100) }])
    expect((await aroll()).use_video_audio).toBe(true)
    expect(eventsOf('lip_sync').at(-1)).toMatchObject({ status: 'COMPLETED' })
    const [sceneId = ''] = story.sceneIds
    await app.db.update(scenes).set({ audioMediaId: voice.id }).where(eq(scenes.id, sceneId))
    const more = { source_media_id: image.id, expression_intensity: 5, body_control: true }
    await create({ model_id: 'draft-lip-sync', driving_media_id: voice.id, ...more })
    await app.runJobs()
    expect(asked[1]).toMatchObject({ intensity: 5, movesBody: true })
    expect((await aroll()).use_video_audio).toBe(false)
  })

  test('lip sync finishes an avatar that was a draft, and no other draft', async () => {
    const { story, image, create, upload } = await begin()
    const voice = await upload('voice.wav', 'audio/wav', makeWav(1_000))
    const ask = { model_id: 'draft-avatar', driving_media_id: voice.id, aspect_ratio: '9:16' }
    const statusAfter = async (creationMode: 'Avatar' | 'Blank') => {
      await app.db.update(stories).set({ creationMode, status: 'DRAFT' }).where(eq(stories.id, story.id))
      // The previous clip is no image.
      expect(await create({ ...ask, source_media_id: image.id })).toMatchObject({ status: 202 })
      await app.runJobs()
      return (await app.db.select().from(stories).where(eq(stories.id, story.id)))[0]?.status
    }
    expect(await statusAfter('Blank')).toBe('DRAFT')
    expect(await statusAfter('Avatar')).toBe('COMPLETED')
    expect(asked).toMatchObject([{ width: 720, height: 1_280 }, { intensity: 3 }])
  })

  test('lip sync accepts only WAV, of two minutes at most, and needs one', async () => {
    const { create, upload, image } = await begin()
    const lipSync = (more: object) => create({ model_id: 'draft-lip-sync', ...more })
    const field = (text: string) => ({ status: 400, body: { fields: { driving_media_id: [text] } } })
    expect(await lipSync({})).toMatchObject(field('Choose a voice-over or a recording'))
    const imageText = 'The built-in draft engine supports voice-overs and WAV recordings'
    expect(await lipSync({ driving_media_id: image.id })).toMatchObject(field(imageText))
    const long = await upload('long.wav', 'audio/wav', makeWav(120_500))
    const longText = 'Recordings can be up to two minutes long'
    expect(await lipSync({ driving_media_id: long.id })).toMatchObject(field(longText))
  })
})

describe('repainting', () => {
  test('createInpaintingRequest, getInpaintingRequest: inpainting takes image and mask, changes the A-roll, and can be read again and undone', async () => {
    const { owner, story, params, image, upload, balance, aroll } = await begin()
    const mask = await upload('mask.png', 'image/png', makePng(400, 300))
    const scene = story.sceneIds[0] ?? ''
    const body = {
      story: story.id,
      scene,
      aroll: params.aroll_id,
      image_media: image.id,
      mask_media: mask.id,
      prompt: 'a small boat',
    }
    const ask = (change: object = {}, as = owner, key?: string) =>
      app.call('createInpaintingRequest', { as, body: { ...body, ...change }, key })
    expect((await app.call('getInpaintingRequest', { as: owner, params })).status).toBe(404)
    const small = await upload('small.png', 'image/png', makePng(40, 30))
    expect(await ask({ mask_media: small.id })).toMatchObject({
      status: 400,
      body: { fields: { mask_media: ['The mask must be the same size as the image'] } },
    })
    expect(await ask({ prompt: 'a beheading' })).toMatchObject({ body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
    expect((await ask({}, await app.user())).status).toBe(404)
    expect(await balance()).toBe(100)
    const key = crypto.randomUUID()
    const both = await Promise.all([ask({}, owner, key), ask({}, owner, key)])
    expect(both[0]).toMatchObject({ status: 202, body: { task_type: 'inpainting', credits_charged: 2 } })
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect(await app.ok('getInpaintingRequest', { as: owner, params })).toMatchObject({
      image_media: { id: image.id },
      mask_media: { id: mask.id },
      prompt: 'a small boat',
      task: { status: 'CREATED' },
    })
    await app.runJobs()
    expect(asked).toMatchObject([{ image: makePng(400, 300), mask: makePng(400, 300) }])
    const done = await app.ok('getInpaintingRequest', { as: owner, params })
    expect(done.task.status).toBe('COMPLETED')
    expect((await aroll()).aroll_object.media?.id).toBe(done.task.result_media?.id)
    expect(await balance()).toBe(98)
    const undone = await app.ok('undoStoryEdit', { as: owner, params: { story_id: story.id } })
    expect(JSON.stringify(undone)).toContain(image.id)
    expect((await aroll()).aroll_object.media?.id).toBe(image.id)
  })
})

test('more parallel tasks than the queue takes are throttled, and cost nothing', async () => {
  const { create, balance, owner } = await begin()
  for (let count = 0; count < MAX_PENDING; count++) await create({ model_id: 'draft-upscale' })
  const paid = await balance()
  const extra = await create({ model_id: 'draft-upscale' })
  expect(extra).toMatchObject({
    status: 202,
    body: { status: 'THROTTLED', credits_charged: 0, error_message: 'Too many tasks at once. You were not charged.' },
  })
  expect(await balance()).toBe(paid)
  expect(eventsOf('aitask').at(-1)).toMatchObject({ status: 'THROTTLED' })
  const { data } = await app.ok('getTasks', { as: owner })
  expect(data.filter(({ status }) => status === 'CREATED')).toHaveLength(MAX_PENDING)
})
