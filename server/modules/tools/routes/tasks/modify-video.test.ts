import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EngineError, type PreviewPlace, type VideoFile, type VideoOrder, type VideoRetoucher } from '#engines/ports.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const asked: (VideoOrder & { place?: PreviewPlace })[] = []
const png = { bytes: makePng(8, 8), contentType: 'image/png' as const, width: 8, height: 8 }
const info = { label: 'Test videos', builtIn: true }
let failing: Error | null = null
const readAll = async (video: VideoFile) => new Uint8Array(await video.read(0, video.size))
/** Returns the video unchanged. */
const videoRetoucher: VideoRetoucher = {
  info,
  async rework(video, order, call) {
    asked.push(order)
    if (failing) throw failing
    for (const share of [0.2, 0.5, 1]) call?.onProgress?.(share)
    const bytes = await readAll(video)
    const facts = { contentType: 'video/mp4' as const, width: 320, height: 180, durationMs: 1_500, frames: 45 }
    return { ...facts, size: bytes.length, still: png, body: new Blob([bytes]).stream() }
  },
  cleanSound: () => Promise.reject(new Error('Its sound stays')),
  readFrames: () => Promise.reject(new Error('Its frames are not looked at')),
  async previewFrame(_video, order, place) {
    asked.push({ ...order, place })
    return { before: png, after: png }
  },
  followSubject: async () => ({ keys: [{ atMs: 0, x: 0.5, y: 0.5 }], certainty: 0 }),
}
const app = await createTestApp({ engines: { videoRetoucher } })
let clip: Uint8Array
beforeAll(async () => void (clip = await makeSampleClip()))
beforeEach(() => {
  asked.length = 0
  failing = null
  return app.reset()
})
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const source = await uploadFile(app, owner, { name: 'harbour.mp4', type: 'video/mp4', bytes: clip })
  const options = { model_id: 'draft-modify-video', source_media_id: source.id, prompt: 'warmer' }
  const ask = (more: object = {}) => app.call('createTask', { as: owner, body: { ...options, ...more } })
  const list = async () => (await app.ok('listToolResults', { as: owner, query: { tool: 'MODIFY_VIDEO' } })).results
  return { owner, source, options, ask, list, balance: () => app.balance(owner) }
}

describe('a video that is changed', () => {
  test('modify video: a changed video is paid by the second of the chosen part, reports its progress, and its receipt names everything', async () => {
    const { owner, source, ask, list, balance } = await begin()
    const before = await balance()
    const reference = await uploadFile(app, owner, { name: 'look.png', type: 'image/png', bytes: makePng(20, 20) })
    const settings = {
      ...{ strength: 60, range_start_ms: 200, range_end_ms: 1_000, reference_media_ids: [reference.id] },
    }
    const options = { model_id: 'draft-modify-video', source_media_id: source.id, prompt: 'warmer', ...settings }
    const estimate = await app.ok('estimateTask', { as: owner, body: options })
    expect(estimate).toMatchObject({ credits: 2, width: 320, height: 180, expected_ms: null })
    expect((await ask(settings)).status).toBe(202)
    app.events.length = 0
    await app.runJobs()
    expect(await balance()).toBe(before - 2)
    expect(asked).toMatchObject([{ request: { words: 'warmer', strength: 60, range: { startMs: 200, endMs: 1_000 } } }])
    expect(asked[0]?.work === 'modify' && asked[0].request.reference).toEqual(new Uint8Array(makePng(20, 20)))
    const [made] = await list()
    expect(made).toMatchObject({
      ...{ tool: 'MODIFY_VIDEO', status: 'COMPLETED', engine: 'Test videos', credits_charged: 2, prompt: 'warmer' },
      ...{ settings, source_media: { id: source.id } },
      result_media: { media_type: 'video', content_type: 'video/mp4', file_name: 'modified.mp4', duration_ms: 1_500 },
    })
    const progress = app.events.filter(({ event }) => event === 'image_to_video').map(({ data }) => data)
    expect(progress).toMatchObject([10, 26, 50, 90, 90, 100].map((percent) => ({ progress: percent })))
    const address = made?.result_media?.url ?? ''
    const answer = await app.backend.fetch(new Request(new URL(address, 'http://localhost:4400')))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(clip))
  })

  test('modify video: a changed video is shown in its scene, and undo restores the previous media', async () => {
    const { owner, ask, source } = await begin()
    const story = await makeStory(app.db, owner)
    const params = { aroll_id: story.arollIds[0] ?? '' }
    await app.ok('setArollMedia', { as: owner, params, body: { media: source.id } })
    expect((await ask({ story_id: story.id, aroll_id: params.aroll_id })).status).toBe(202)
    await app.runJobs()
    const shown = await app.ok('getAroll', { as: owner, params })
    expect(shown.aroll_object.media).toMatchObject({ file_name: 'modified.mp4' })
    await app.ok('undoStoryEdit', { as: owner, params: { story_id: story.id } })
    expect((await app.ok('getAroll', { as: owner, params })).aroll_object.media?.id).toBe(source.id)
  })

  test('modify video costs nothing when it fails, and has the reason', async () => {
    const { ask, list, balance } = await begin()
    const before = await balance()
    failing = new EngineError('This video is damaged and can’t be read to the end')
    await ask()
    await app.runJobs()
    expect(app.takeLogged()).toHaveLength(1)
    expect(await balance()).toBe(before)
    expect(await list()).toMatchObject([
      { status: 'FAILED', credits_charged: 0, error_message: `Generation failed: ${failing.message}` },
    ])
  })

  test('modify video begins again where its server died in the middle of it: one result, one charge', async () => {
    const { ask, list, balance } = await begin()
    const before = await balance()
    const dying: VideoRetoucher = {
      ...videoRetoucher,
      rework(_video, order, call) {
        asked.push(order)
        call?.onProgress?.(0.5)
        return new Promise<never>(() => undefined)
      },
    }
    const { engines } = app.app
    const server = { ...app.app, engines: { ...engines, videoRetoucher: dying } }
    await ask()
    void createJobRunner(server, { handlers: jobHandlers }).runDue()
    await expect.poll(() => asked.length).toBe(1)
    app.clock.advance(LEASE_MS + 1)
    await app.runJobs()
    expect(asked).toHaveLength(2)
    expect(await list()).toMatchObject([{ status: 'COMPLETED', credits_charged: 4 }])
    expect(await balance()).toBe(before - 4)
    expect(await app.db.select().from(media).where(eq(media.fileName, 'modified.mp4'))).toHaveLength(1)
  })

  test('modify video previews one frame, for free, inside the chosen part', async () => {
    const { owner, options, balance } = await begin()
    const before = await balance()
    const task = { ...options, range_start_ms: 500 }
    const at = (at_ms: number) => app.ok('previewTask', { as: owner, body: { task, x: 0, y: 0, at_ms } })
    expect(await at(900)).toMatchObject({ width: 8, height: 8 })
    await at(20)
    await at(99_000)
    expect(asked.map(({ place }) => place?.atMs)).toMatchObject([900, 500, expect.any(Number)])
    expect(asked[2]?.place?.atMs).toBeLessThan(1_600)
    expect(await balance()).toBe(before)
  })

  test.each([
    [{ prompt: '' }, { prompt: ['Describe the change'] }],
    [{ prompt: 'a dragon flies by' }, { prompt: [expect.stringContaining('only adjusts light')] }],
    [{ range_start_ms: 5_000 }, { range_start_ms: ['The video is shorter than that'] }],
    [{ range_start_ms: 900, range_end_ms: 910 }, { range_end_ms: ['Choose a longer range'] }],
    [{ grain: 20 }, { grain: ['This model doesn’t support upscaling'] }],
    [{ strength: 50, model_id: 'draft-upscale' }, { strength: ['This model doesn’t support videos'] }],
  ])('changing a video is refused before anything is charged: %j', async (more, fields) => {
    const { ask, balance } = await begin()
    const before = await balance()
    expect(await ask(more)).toMatchObject({ status: 400, body: { fields } })
    expect(await balance()).toBe(before)
  })

  test('modify video accepts a video of three minutes and no image; 40 minutes are refused with a message', async () => {
    const { owner, source, ask, options } = await begin()
    await app.db.update(media).set({ durationMs: 2_400_000 }).where(eq(media.id, source.id))
    expect(await ask()).toMatchObject({
      status: 400,
      body: { fields: { source_media_id: ['Videos can be up to 3 minutes long. This one is 40:00'] } },
    })
    const image = await uploadFile(app, owner, { name: 'a.png', type: 'image/png', bytes: makePng(20, 20) })
    const body = { ...options, source_media_id: image.id }
    expect((await app.call('createTask', { as: owner, body })).body).toMatchObject({
      fields: { source_media_id: ['Choose a video'] },
    })
  })
})

test('estimateTask: without an engine for videos the estimate says so', async () => {
  const without = await createTestApp()
  const owner = await without.user()
  const source = await uploadFile(without, owner, { name: 'harbour.mp4', type: 'video/mp4', bytes: clip })
  const body = { model_id: 'draft-modify-video', source_media_id: source.id, prompt: 'warmer' }
  expect((await without.call('estimateTask', { as: owner, body })).body).toMatchObject({
    fields: { model_id: ['Video editing isn’t available: the server has no Chromium'] },
  })
  await without.close()
})
