import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EngineError, type VideoOrder, type VideoRetoucher } from '#engines/ports.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const asked: VideoOrder[] = []
let followed = 0
let failing: Error[] = []
const png = { bytes: makePng(8, 8), contentType: 'image/png' as const, width: 8, height: 8 }
/** Returns the video unchanged. */
const videoRetoucher: VideoRetoucher = {
  info: { label: 'Test videos', builtIn: true },
  async rework(video, order) {
    asked.push(order)
    const problem = failing.shift()
    if (problem) throw problem
    const bytes = new Uint8Array(await video.read(0, video.size))
    const facts = { contentType: 'video/mp4' as const, width: 320, height: 180, durationMs: 1_500, frames: 45 }
    return { ...facts, size: bytes.length, still: png, body: new Blob([bytes]).stream() }
  },
  cleanSound: () => Promise.reject(new Error('Its sound stays')),
  readFrames: () => Promise.reject(new Error('Its frames are not looked at')),
  previewFrame: async () => ({ before: png, after: png }),
  async followSubject() {
    followed++
    const problem = failing.shift()
    if (problem) throw problem
    return { keys: [{ atMs: 0, x: 0.25, y: 0.5 }], certainty: 0.7 }
  },
}
const app = await createTestApp({ engines: { videoRetoucher } })
let clip: Uint8Array
beforeAll(async () => void (clip = await makeSampleClip()))
beforeEach(() => {
  asked.length = 0
  failing = []
  followed = 0
  return app.reset()
})
afterAll(() => app.close())

/** A user with an uploaded video. */
async function begin() {
  const owner = await app.user()
  const source = await uploadFile(app, owner, { name: 'pier.mp4', type: 'video/mp4', bytes: clip })
  const options = (more: object) => ({ model_id: 'draft-reframe-video', source_media_id: source.id, ...more })
  const estimate = (more: object) => app.call('estimateTask', { as: owner, body: options(more) })
  const make = async (more: object) => {
    expect((await app.call('createTask', { as: owner, body: options(more) })).status).toBe(202)
    await app.runJobs()
    return (await app.ok('listToolResults', { as: owner })).results[0]
  }
  return { owner, source, estimate, make }
}

const upright = { aspect_ratio: '9:16' }
const keys = [
  { at_ms: 0, x: 0.2, y: 0.5 },
  { at_ms: 1_000, x: 0.8, y: 0.5 },
]
const size = (width: number, height: number, credits = 4) => ({ status: 200, body: { credits, width, height } })
const refusal = (field: string, text: string) => ({ status: 400, body: { fields: { [field]: [text] } } })

describe('a video that is reframed', () => {
  test('reframe video: it is cut along a path, paid by the second, and its receipt restores the path', async () => {
    const { owner, make, source } = await begin()
    const options = { ...upright, focal_path: keys, frame_size: 80 }
    const made = await make(options)
    const path = keys.map(({ at_ms: atMs, x, y }) => ({ atMs, x, y }))
    expect(asked).toEqual([{ work: 'reframe', request: { ratio: '9:16', frameSize: 80, path } }])
    expect(made).toMatchObject({
      ...{
        tool: 'REFRAME',
        model_name: 'Draft video crop',
        status: 'COMPLETED',
        credits_charged: 4,
        settings: options,
      },
      ...{ source_media: { id: source.id }, result_media: { file_name: 'reframed.mp4' } },
    })
    expect(await app.balance(owner)).toBe(96)
  })

  test('reframe video: it stands still around a point, and follows its subject without one', async () => {
    const { make } = await begin()
    await make({ ...upright, focal_point: { x: 0.1, y: 0.5 } })
    await make(upright)
    expect(asked).toMatchObject([{ request: { path: [{ atMs: 0, x: 0.1, y: 0.5 }] } }, { request: { path: [] } }])
  })

  test('a video is expanded within what can be encoded', async () => {
    const { make, estimate } = await begin()
    const options = { model_id: 'draft-expand-video', ...upright }
    expect(await estimate(options)).toMatchObject(size(320, 570))
    expect(await make(options)).toMatchObject({ result_media: { file_name: 'expanded.mp4' } })
    expect(asked).toMatchObject([{ work: 'expand', request: { ratio: '9:16', width: 320, height: 570 } }])
  })

  test('reframe video shows its resulting size beforehand, and refuses frames without effect or sense', async () => {
    const { estimate, owner } = await begin()
    expect(await estimate(upright)).toMatchObject(size(100, 180))
    expect(await estimate({ aspect_ratio: '16:9' })).toMatchObject(
      refusal('aspect_ratio', 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'),
    )
    expect(await estimate({ ...upright, focal_path: keys, focal_point: { x: 0.5, y: 0.5 } })).toMatchObject(
      refusal('focal_point', 'Leave out the focal point when you send a path'),
    )
    expect(await estimate({ ...upright, focal_path: keys.toReversed() })).toMatchObject(
      refusal('focal_path', 'Keyframes must be in order'),
    )
    expect(await estimate({ model_id: 'draft-expand-video', ...upright, focal_path: keys })).toMatchObject(
      refusal('focal_path', 'This model doesn’t support focal paths'),
    )
    expect((await estimate({ ...upright, focal_path: [{ at_ms: 0, x: 2, y: 0 }] })).status).toBe(400)
    expect(await estimate({ model_id: 'draft-reframe', ...upright })).toMatchObject(
      refusal('source_media_id', 'Choose an image'),
    )
    expect(await app.balance(owner)).toBe(100)
  })
})

describe('a video that is enlarged', () => {
  test('upscale video: it is generated with all of its settings, and previewed for free', async () => {
    const { owner, source, make } = await begin()
    const options = { upscale_factor: 4, fidelity: 30, grain: 10, keep_skin: true }
    const task = { model_id: 'draft-upscale-drawing-video', source_media_id: source.id, ...options }
    expect(await app.ok('previewTask', { as: owner, body: { task, x: 0.5, y: 0.5, at_ms: 500 } })).toMatchObject({
      width: 8,
    })
    expect(await app.balance(owner)).toBe(100)
    const made = await make(task)
    expect(asked).toEqual([
      { work: 'upscale', request: { factor: 4, isDrawing: true, fidelity: 30, grain: 10, keepsSkin: true } },
    ])
    expect(made).toMatchObject({ tool: 'UPSCALE', settings: options, result_media: { file_name: 'upscaled.mp4' } })
  })

  test('upscale video refuses beforehand a result that is too large or too long', async () => {
    const { estimate, source } = await begin()
    const options = { model_id: 'draft-upscale-video', upscale_factor: 4 }
    expect(await estimate(options)).toMatchObject(size(1280, 720))
    await app.db.update(media).set({ width: 1920, height: 1080 }).where(eq(media.id, source.id))
    expect(await estimate(options)).toMatchObject(
      refusal('source_media_id', 'The result would be 7680 × 4320 px. Videos can be up to 3840 × 2160 px'),
    )
    expect(await estimate({ ...options, upscale_factor: 2 })).toMatchObject(size(3840, 2160))
    await app.db.update(media).set({ durationMs: 2_400_000 }).where(eq(media.id, source.id))
    expect((await estimate({ ...options, upscale_factor: 2 })).status).toBe(400)
  })
})

test('work whose browser died is started over and paid once; after the second death the credits are refunded', async () => {
  const { owner, make } = await begin()
  failing = [new Error('The engine stopped: killed')]
  await make(upright)
  app.clock.advance(60_000)
  await app.runJobs()
  expect(asked).toHaveLength(2)
  expect((await app.ok('listToolResults', { as: owner })).results).toMatchObject([{ status: 'COMPLETED' }])
  expect(await app.balance(owner)).toBe(96)
  failing = [new Error('The engine stopped: killed'), new Error('The engine stopped: killed')]
  await make(upright)
  app.clock.advance(60_000)
  await app.runJobs()
  expect((await app.ok('listToolResults', { as: owner })).results[0]).toMatchObject({ status: 'FAILED' })
  expect(await app.balance(owner)).toBe(96)
  app.takeLogged()
})

test('findFocalPath: a video’s path is drafted for free and detected once; an image and another user’s video have none', async () => {
  const { owner, source } = await begin()
  const find = (id: string, as = owner) => app.call('findFocalPath', { as, params: { media_id: id } })
  failing = [new EngineError('This video is damaged and can’t be read to the end')]
  expect(await find(source.id)).toMatchObject(refusal('media_id', 'This video is damaged and can’t be read to the end'))
  const found = { status: 200, body: { keys: [{ at_ms: 0, x: 0.25, y: 0.5 }], certainty: 0.7 } }
  expect(await Promise.all([find(source.id), find(source.id)])).toMatchObject([found, found])
  expect(await find(source.id)).toMatchObject(found)
  expect(followed).toBe(2)
  // It is stored beside the file, not in this process: it survives a restart of the server.
  const stored = { keys: [{ atMs: 0, x: 0.75, y: 0.5 }], certainty: 0.2 }
  const known = (engine: string) =>
    app.db
      .update(media)
      .set({ focalPath: { ...stored, engine } })
      .where(eq(media.id, source.id))
  await known('Test videos')
  expect(await find(source.id)).toMatchObject({ body: { keys: [{ at_ms: 0, x: 0.75, y: 0.5 }], certainty: 0.2 } })
  expect(followed).toBe(2)
  await known('Another engine')
  expect(await find(source.id)).toMatchObject(found)
  expect(followed).toBe(3)
  const image = await uploadFile(app, owner, { name: 'a.png', type: 'image/png', bytes: makePng(20, 20) })
  expect(await find(image.id)).toMatchObject(refusal('media_id', 'Choose a video'))
  expect((await find(source.id, await app.user())).status).toBe(404)
  expect(await app.balance(owner)).toBe(100)
})
