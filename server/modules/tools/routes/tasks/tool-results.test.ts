import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { media, musicCues, storyEdits, tasks } from '#server/platform/db/schema/index.ts'
import type { UpscaleRequest } from '#engines/ports.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newMedia } from '#server/testing/new-overlays.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { retoucher } = createTestEngines()
const asked: UpscaleRequest[] = []
const preferred: (string | undefined)[] = []
const app = await createTestApp({
  engines: {
    retoucher: {
      ...retoucher,
      upscale(request, call) {
        asked.push(request)
        preferred.push(call?.prefer)
        app.clock.advance(1_500)
        return retoucher.upscale(request)
      },
    },
  },
})
beforeEach(() => {
  asked.length = 0
  preferred.length = 0
  return app.reset()
})
afterAll(() => app.close())

/** A user with an uploaded image. */
async function begin(width = 40, height = 20) {
  const owner = await app.user()
  const bytes = makePng(width, height)
  const source = await uploadFile(app, owner, { name: 'harbour.png', type: 'image/png', bytes })
  const options = { model_id: 'draft-upscale', source_media_id: source.id }
  const create = (more: object = {}) => app.ok('createTask', { as: owner, body: { ...options, ...more } })
  const list = (query: object = {}) =>
    app.ok('listToolResults', { as: owner, query: { page: 1, page_size: 10, ...query } })
  return { owner, source, options, create, list }
}

describe('a tool', () => {
  test('a tool enlarges by its settings, and its receipt names all of them, the source, the price and the time', async () => {
    const { create, list, source } = await begin()
    const settings = { upscale_factor: 4, fidelity: 30, grain: 20, keep_skin: true }
    await create(settings)
    expect((await list()).results).toMatchObject([{ status: 'CREATED', result_media: null, work_ms: null }])
    await app.runJobs()
    expect(asked).toMatchObject([{ factor: 4, fidelity: 30, grain: 20, keepsSkin: true, isDrawing: false }])
    const [made] = (await list()).results
    expect(made).toMatchObject({
      ...{ tool: 'UPSCALE', model_id: 'draft-upscale', model_name: 'Draft upscale', engine: 'Test engine' },
      ...{ status: 'COMPLETED', verdict: 'NONE', credits_charged: 2, work_ms: 1_500, seed: null },
      source_media: { id: source.id, file_name: 'harbour.png' },
    })
    expect(made?.settings).toMatchObject({ ...settings, source_media_id: source.id })
  })

  test('estimateTask: a tool’s estimate has the price, the size and, after its first work, the duration', async () => {
    const { owner, options, create } = await begin()
    const estimate = (more: object = {}) => app.call('estimateTask', { as: owner, body: { ...options, ...more } })
    expect(await estimate({ upscale_factor: 4 })).toMatchObject({
      body: { credits: 2, expected_ms: null, width: 160, height: 80 },
    })
    await create()
    await app.runJobs()
    // The engine of this test reports 2 × 2 px.
    expect(await estimate()).toMatchObject({ body: { expected_ms: (1_500 * 80 * 40) / 4 } })
    expect(await app.balance(owner)).toBe(98)
  })

  test('a tool refuses impossible work beforehand, and charges nothing', async () => {
    const { owner, options } = await begin(1_100, 10)
    const refused = await app.call('estimateTask', { as: owner, body: { ...options, upscale_factor: 4 } })
    const text = 'The result would be 4400 × 40 px. Each side can be up to 4096 px'
    expect(refused).toMatchObject({ status: 400, body: { fields: { source_media_id: [text] } } })
    const unused = {
      model_id: 'draft-reframe',
      source_media_id: options.source_media_id,
      aspect_ratio: '1:1',
      grain: 3,
    }
    expect(await app.call('createTask', { as: owner, body: unused })).toMatchObject({
      body: { fields: { grain: ['This model doesn’t support upscaling'] } },
    })
    expect(await app.balance(owner)).toBe(100)
  })

  test('previewTask: a tool previews a part of the real result for free', async () => {
    const { owner, options } = await begin(400, 300)
    const task = { ...options, upscale_factor: 2, fidelity: 10 }
    const part = await app.ok('previewTask', { as: owner, body: { task, x: 1, y: 0.5 } })
    expect(asked).toMatchObject([{ factor: 2, fidelity: 10, area: { x: 240, y: 70, width: 160, height: 160 } }])
    expect(part.before_url).toMatch(/^data:image\/png;base64,/u)
    expect(await app.balance(owner)).toBe(100)
    const reframe = { model_id: 'draft-reframe', source_media_id: options.source_media_id, aspect_ratio: '1:1' }
    expect(await app.call('previewTask', { as: owner, body: { task: reframe, x: 0, y: 0 } })).toMatchObject({
      body: { fields: { model_id: ['This model has no preview'] } },
    })
  })

  test('a tool previews the work of a built-in engine, and explains why a paid one cannot be previewed', async () => {
    const { owner, options } = await begin(400, 300)
    const builtIn = app.app.engines
    const fallbacks = [{ label: 'Test engine', builtIn: true }]
    const upscaleInfo = { label: 'Clarity', builtIn: false, fallbacks }
    app.app.engines = { ...builtIn, retoucher: { ...builtIn.retoucher, upscaleInfo } }
    const tryWith = (more: object) =>
      app.call('previewTask', { as: owner, body: { task: { ...options, ...more }, x: 1, y: 0.5 } })
    expect(await tryWith({})).toMatchObject({
      status: 400,
      body: { fields: { model_id: ['Clarity charges per image, so free previews aren’t available'] } },
    })
    expect(asked).toEqual([])
    expect(await tryWith({ model_id: 'draft-upscale-drawing' })).toMatchObject({ status: 200 })
    expect(await tryWith({ engine: 'Test engine' })).toMatchObject({ status: 200 })
    expect(preferred).toEqual(['Test engine', 'Test engine'])
    expect(await app.balance(owner)).toBe(100)
    app.app.engines = builtIn
  })
})

describe('the image tool', () => {
  test('the image tool draws from words in the requested style and from the requested seed, and its receipt names them', async () => {
    const { owner, list } = await begin()
    const body = { model_id: 'draft-image-editing', prompt: 'a red boat', seed: 7, look: 'watercolor' }
    for (let time = 0; time < 2; time++)
      await app.ok('createTask', { as: owner, body: { ...body, aspect_ratio: '4:3' } })
    await app.runJobs()
    const [made, again] = (await list()).results
    expect(made).toMatchObject({ tool: 'IMAGE', prompt: 'a red boat', seed: 7, source_media: null })
    expect(again?.seed).toBe(7)
    const [row] = await app.db
      .select()
      .from(media)
      .where(eq(media.id, made?.result_media?.id ?? ''))
    expect(row?.origin).toMatchObject({ prompt: 'a red boat', seed: 7, look: 'watercolor' })
    const refused = await app.call('createTask', { as: owner, body: { ...body, look: 'no-style' } })
    expect(refused).toMatchObject({ status: 400, body: { fields: { look: ['Style not found'] } } })
  })

  test('a new image follows another one’s colours, and is not repainted without them', async () => {
    const { owner, source, list } = await begin()
    const body = { model_id: 'draft-image-editing', prompt: 'a red boat', reference_media_ids: [source.id] }
    await app.ok('createTask', { as: owner, body })
    await app.runJobs()
    const [made] = (await list()).results
    expect(made).toMatchObject({ status: 'COMPLETED', settings: { reference_media_ids: [source.id] } })
    const [row] = await app.db
      .select()
      .from(media)
      .where(eq(media.id, made?.result_media?.id ?? ''))
    expect(row?.origin).toEqual({ prompt: 'a red boat', engine: 'Test engine' })
  })

  test('the image tool repaints a part outside of a story, and refuses a mask that does not fit', async () => {
    const { owner, source, list } = await begin()
    const send = (width: number) =>
      uploadFile(app, owner, { name: 'mask.png', type: 'image/png', bytes: makePng(width, 20) })
    const [mask, other] = [await send(40), await send(30)]
    const body = { model_id: 'draft-inpainting', source_media_id: source.id, prompt: 'a buoy', seed: 3 }
    const call = (more: object) => app.call('createTask', { as: owner, body: { ...body, ...more } })
    expect(await call({})).toMatchObject({ body: { fields: { mask_media_id: ['Mark the area to change'] } } })
    expect(await call({ mask_media_id: other.id })).toMatchObject({
      body: { fields: { mask_media: ['The mask must be the same size as the image'] } },
    })
    expect(await call({ mask_media_id: mask.id })).toMatchObject({ status: 202 })
    await app.runJobs()
    expect((await list({ tool: 'IMAGE' })).results).toMatchObject([
      { tool: 'INPAINTING', status: 'COMPLETED', seed: 3, settings: { mask_media_id: mask.id } },
    ])
    expect(await app.balance(owner)).toBe(98)
  })

  test('an image that the image tool did not draw has no style and no seed to change', async () => {
    const { owner, source } = await begin()
    const body = { model_id: 'draft-image-editing', source_media_id: source.id, prompt: 'at night', seed: 3 }
    expect(await app.call('createTask', { as: owner, body })).toMatchObject({
      status: 400,
      body: { fields: { seed: [expect.stringContaining('didn’t create this image')] } },
    })
  })

  test('improvePrompt: a prompt is improved for a credit, and a forbidden one costs nothing', async () => {
    const { owner } = await begin()
    const { prompt } = await app.ok('improvePrompt', { as: owner, body: { prompt: 'a lighthouse' } })
    expect(prompt).toMatch(/^a lighthouse, ./u)
    const refused = await app.call('improvePrompt', { as: owner, body: { prompt: 'porn' } })
    expect(refused).toMatchObject({ status: 400, body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
    expect(await app.balance(owner)).toBe(99)
  })
})

describe('the history of the tools', () => {
  test('getToolResult: one result is returned by its id as in the list, and not to other users', async () => {
    const { owner, create, list } = await begin()
    const { task_id } = await create({ fidelity: 30 })
    await app.runJobs()
    const one = await app.ok('getToolResult', { as: owner, params: { task_id } })
    expect(one).toMatchObject({ status: 'COMPLETED', settings: { fidelity: 30 }, result_media: { width: 2 } })
    expect((await list()).results).toEqual([one])
    const other = await app.user()
    for (const call of [
      { as: other, params: { task_id } },
      { as: owner, params: { task_id: crypto.randomUUID() } },
    ])
      expect((await app.call('getToolResult', call)).status).toBe(404)
  })

  test('listToolResults: the history of the tools is searched and filtered, newest first, in pages', async () => {
    const { owner, create, list } = await begin()
    await create()
    app.clock.advance(1_000)
    await app.ok('createTask', { as: owner, body: { model_id: 'draft-image-editing', prompt: 'a red boat' } })
    await app.runJobs()
    const tools = async (query: object) => (await list(query)).results.map(({ tool }) => tool)
    expect(await tools({})).toEqual(['IMAGE', 'UPSCALE'])
    expect(await tools({ tool: 'UPSCALE' })).toEqual(['UPSCALE'])
    expect(await tools({ query: 'boat' })).toEqual(['IMAGE'])
    expect(await tools({ query: 'harbour' })).toEqual(['UPSCALE'])
    expect(await list({ page_size: 1 })).toMatchObject({ count: 2, next_page: 2, results: [{ tool: 'IMAGE' }] })
    expect(await tools({ page: 2, page_size: 1 })).toEqual(['UPSCALE'])
  })

  test('updateToolResult: a tool’s result is kept or rejected without being deleted', async () => {
    const { owner, create, list } = await begin()
    const { task_id } = await create()
    for (const verdict of ['KEPT', 'REJECTED', 'NONE'] as const) {
      const changed = await app.ok('updateToolResult', { as: owner, params: { task_id }, body: { verdict } })
      expect(changed.verdict).toBe(verdict)
      expect((await list({ verdict })).count).toBe(1)
    }
    expect((await list({ verdict: 'KEPT' })).count).toBe(0)
  })

  test('deleteToolResult: a tool’s result is deleted with its file, but not while it is being generated', async () => {
    const { owner, create, list } = await begin()
    const { task_id } = await create()
    const remove = () => app.call('deleteToolResult', { as: owner, params: { task_id } })
    expect(await remove()).toMatchObject({ status: 409, body: { error: 'TASK_RUNNING' } })
    await app.runJobs()
    const made = (await list()).results[0]?.result_media?.id ?? ''
    expect((await remove()).status).toBe(200)
    expect((await list()).count).toBe(0)
    expect(await app.db.select().from(media).where(eq(media.id, made))).toEqual([])
    expect((await remove()).status).toBe(404)
  })

  test('a deleted result that a scene shows, or showed before an undo, keeps its file', async () => {
    const { owner, create, list } = await begin()
    const story = await makeStory(app.db, owner)
    const params = { aroll_id: story.arollIds[0] ?? '' }
    for (const [place, undoes] of [
      ['A-roll', false],
      ['A-roll', true],
      ['overlay', false],
      ['music cue', false],
    ] as const) {
      const { task_id } = await create()
      await app.runJobs()
      const id = (await list()).results[0]?.result_media?.id ?? ''
      if (place === 'A-roll') await app.ok('setArollMedia', { as: owner, params, body: { media: id } })
      else if (place === 'music cue') {
        const plain = { startMs: 0, offsetMs: 0, volume: 1, loops: false, fadeInMs: 0, fadeOutMs: 0, isMuted: false }
        const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
        await app.db
          .insert(musicCues)
          .values({ ...plain, ...at, storyId: story.id, mediaId: id, kind: 'MUSIC', track: 0 })
      } else {
        await app.ok('addOverlays', { as: owner, body: { story_id: story.id, overlays: [newMedia(id)] } })
        // Only the row shows it.
        await app.db.delete(storyEdits)
      }
      if (undoes) await app.ok('undoStoryEdit', { as: owner, params: { story_id: story.id } })
      await app.ok('deleteToolResult', { as: owner, params: { task_id } })
      expect(await app.db.select().from(media).where(eq(media.id, id))).toHaveLength(1)
    }
    expect(await app.db.$count(tasks, eq(tasks.userId, owner.id))).toBe(0)
  })
})
