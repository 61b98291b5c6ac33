import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExpandRequest, PartRequest } from '#engines/ports.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { retoucher } = createTestEngines()
const cut: PartRequest[] = []
const expanded: ExpandRequest[] = []
const app = await createTestApp({
  engines: {
    retoucher: {
      ...retoucher,
      cutPart: (request) => (cut.push(request), retoucher.cutPart(request)),
      expand: (request) => (expanded.push(request), retoucher.expand(request)),
    },
  },
})
beforeEach(() => {
  cut.length = 0
  expanded.length = 0
  return app.reset()
})
afterAll(() => app.close())

/** A user with an uploaded image. */
async function begin(width = 1920, height = 1080) {
  const owner = await app.user()
  const source = await uploadFile(app, owner, { name: 'pier.png', type: 'image/png', bytes: makePng(width, height) })
  const options = (more: object) => ({ model_id: 'draft-reframe', source_media_id: source.id, ...more })
  const estimate = (more: object) => app.call('estimateTask', { as: owner, body: options(more) })
  const make = async (more: object) => {
    await app.ok('createTask', { as: owner, body: options(more) })
    await app.runJobs()
    return app.ok('listToolResults', { as: owner, query: { page: 1, page_size: 10, tool: 'REFRAME' } })
  }
  return { owner, source, estimate, make }
}

const upright = { aspect_ratio: '9:16' }
const left = { focal_point: { x: 0.1, y: 0.5 } }
const size = (width: number, height: number) => ({ status: 200, body: { credits: 2, width, height } })
const refusal = (field: string, text: string) => ({ status: 400, body: { fields: { [field]: [text] } } })

describe('a crop', () => {
  test('a crop is around its point inside the image, and its receipt names point, shape and size', async () => {
    const { make, source } = await begin()
    const options = { ...upright, ...left, frame_size: 80 }
    const { results } = await make(options)
    expect(cut).toMatchObject([{ area: { x: 0, y: 108, width: 486, height: 864 }, mayBeJpeg: true }])
    expect(results).toMatchObject([
      { tool: 'REFRAME', model_name: 'Draft crop', status: 'COMPLETED', credits_charged: 2, settings: options },
    ])
    expect(results[0]?.source_media?.id).toBe(source.id)
  })

  test('a crop without a point is around its subject', async () => {
    const { make } = await begin()
    await make(upright)
    // The engine of this test finds everything a quarter from the left.
    expect(cut[0]?.area).toEqual({ x: 177, y: 0, width: 606, height: 1080 })
  })
})

describe('expanding', () => {
  test('expanding an image keeps all of it, brings its point to the middle and is paid as one image', async () => {
    const { make, owner } = await begin(1000, 1000)
    const { results } = await make({ model_id: 'draft-expand', aspect_ratio: '3:2', focal_point: { x: 0.4, y: 0.5 } })
    expect(expanded).toMatchObject([{ width: 1500, height: 1000, area: { x: 350, y: 0, width: 1000, height: 1000 } }])
    expect(results).toMatchObject([{ model_name: 'Draft expand', credits_charged: 2 }])
    expect(await app.balance(owner)).toBe(98)
  })

  test('expanding an image makes it smaller where a side would be too long, and keeps it inside its frame', async () => {
    const { make } = await begin(4000, 3000)
    await make({ model_id: 'draft-expand', aspect_ratio: '21:9', focal_point: { x: 0, y: 0.5 } })
    const [{ width = 0, height = 0, area = { x: 0, y: 0, width: 0, height: 0 } } = {}] = expanded
    expect({ width, height }).toEqual({ width: 4096, height: 1756 })
    expect(area.x + area.width <= width && area.y + area.height <= height && area.x >= 0 && area.y >= 0).toBe(true)
    expect(area.width / area.height).toBeCloseTo(4 / 3, 2)
    expect(area.x).toBeGreaterThan(1700)
  })
})

test('reframing shows the size of each shape; a frame without effect or out of bounds is refused', async () => {
  const { estimate, owner } = await begin()
  expect(await estimate(upright)).toMatchObject(size(606, 1080))
  expect(await estimate({ aspect_ratio: '21:9' })).toMatchObject(size(1920, 822))
  expect(await estimate({ aspect_ratio: 'auto', frame_size: 50 })).toMatchObject(size(960, 540))
  expect(await estimate({ model_id: 'draft-expand', ...upright })).toMatchObject(size(1920, 3414))
  expect(await estimate({ model_id: 'draft-expand', aspect_ratio: 'auto', frame_size: 150 })).toMatchObject(
    size(2880, 1620),
  )
  for (const ratio of ['auto', '16:9', undefined]) {
    expect(await estimate({ aspect_ratio: ratio })).toMatchObject(
      refusal('aspect_ratio', 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'),
    )
    expect(await estimate({ model_id: 'draft-expand', aspect_ratio: ratio })).toMatchObject(
      refusal('aspect_ratio', 'Nothing would be added. Choose another aspect ratio or a larger frame'),
    )
  }
  expect(await estimate({ ...upright, frame_size: 120 })).toMatchObject(
    refusal('frame_size', 'A crop can be up to 100%'),
  )
  expect(await estimate({ model_id: 'draft-expand', ...upright, frame_size: 80 })).toMatchObject(
    refusal('frame_size', 'An expanded frame must be at least 100%'),
  )
  expect((await estimate({ ...upright, focal_point: { x: 1.2, y: 0 } })).status).toBe(400)
  expect(await app.balance(owner)).toBe(100)
})

test('findFocalPoint: an image’s focal point is drafted for free; a recording and another user’s image have none', async () => {
  const { owner, source } = await begin()
  const find = (id: string, as = owner) => app.call('findFocalPoint', { as, params: { media_id: id } })
  expect(await find(source.id)).toMatchObject({ status: 200, body: { x: 0.25, y: 0.5, certainty: 0.8 } })
  const sound = await uploadFile(app, owner, { name: 'a.wav', type: 'audio/wav', bytes: makeWav(500) })
  expect(await find(sound.id)).toMatchObject(refusal('media_id', 'Choose an image'))
  expect((await find(source.id, await app.user())).status).toBe(404)
  expect(await app.balance(owner)).toBe(100)
})
