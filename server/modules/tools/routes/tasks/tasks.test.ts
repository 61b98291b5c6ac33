import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { creditHolds, media, users } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { app, asked, engine, illustrator } = await setUpDrawing()

/** A user with a story whose one A-roll shows an image that the engine painted. */
async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const place = { story_id: story.id, aroll_id: story.arollIds[0] ?? '' }
  const params = { aroll_id: place.aroll_id }
  await app.ok('regenerateImage', { as: owner, params, body: { custom_prompt: 'a harbour' } })
  await app.runJobs()
  const shown = async () => (await app.ok('getAroll', { as: owner, params })).aroll_object.media?.id ?? ''
  const source_media_id = await shown()
  const [painted] = asked.splice(0)
  if (!painted) throw new Error('Nothing was painted')
  const create = (body: object, key?: string) => app.call('createTask', { as: owner, body, key })
  const upscale = { ...place, model_id: 'draft-upscale', source_media_id }
  const edit = { ...place, model_id: 'draft-image-editing', source_media_id, prompt: 'at night' }
  const tasks = async () => (await app.ok('getTasks', { as: owner })).data
  const pending = () => app.ok('getPendingTasks', { as: owner, query: { story_id: story.id } })
  const balance = () => app.balance(owner)
  app.events.length = 0
  return { owner, story, place, source_media_id, painted, create, upscale, edit, tasks, pending, balance, shown }
}

const refusal = (field: string, text: string) => ({ status: 400, body: { fields: { [field]: [text] } } })

describe('a task', () => {
  test('createTask, getPendingTasks: upscale: the same image is painted twice as large, shown in its A-roll and reported step by step', async () => {
    const { story, create, upscale, painted, tasks, pending, balance, shown } = await begin()
    const accepted = await create({ ...upscale, upscale_factor: 2 })
    expect(accepted).toMatchObject({
      status: 202,
      body: { status: 'CREATED', task_type: 'upscale', credits_charged: 2, scene_id: story.sceneIds[0] },
    })
    expect(await balance()).toBe(97)
    expect((await pending()).data).toHaveLength(1)
    await app.runJobs()
    expect(asked).toEqual([{ ...painted, width: 2_160, height: 2_160 }])
    const [done] = await tasks()
    expect(done).toMatchObject({ status: 'COMPLETED', progress: 100, credits_charged: 2 })
    // The request, so that it can be repeated.
    expect(done?.request).toMatchObject({ source_media_id: upscale.source_media_id, upscale_factor: 2 })
    expect(done?.result_media).toMatchObject({ width: 2_160, prompt: 'a harbour' })
    expect(await shown()).toBe(done?.result_media?.id)
    expect((await pending()).data).toEqual([])
    const events = app.events.filter(({ event }) => event === 'aitask').map(({ data }) => data)
    expect(events).toMatchObject([
      { status: 'CREATED' },
      { status: 'PROCESSING', progress: 10 },
      { status: 'PROCESSING', progress: 90 },
      { status: 'COMPLETED' },
    ])
    expect(events[3]).toMatchObject({ story_id: story.id, scene_id: story.sceneIds[0], refetch_scene: false })
  })

  test('createTask: an image is edited: the same seed, with the additions, in the requested shape', async () => {
    const { create, edit, painted, tasks } = await begin()
    expect((await create({ ...edit, aspect_ratio: '16:9' })).status).toBe(202)
    await app.runJobs()
    expect(asked).toEqual([{ ...painted, prompt: 'a harbour, at night', width: 1_440, height: 810 }])
    expect((await tasks())[0]?.status).toBe('COMPLETED')
  })

  test('createTask: the image tool generates an image from words alone', async () => {
    const { owner, create, tasks, balance } = await begin()
    const body = { model_id: 'draft-image-editing', prompt: 'a red boat', aspect_ratio: '1:1' } as const
    const before = await balance()
    expect(await app.ok('estimateTask', { as: owner, body })).toMatchObject({ credits: 1, expected_credits: 1 })
    // The newest of the usage is this one.
    app.clock.advance(1_000)
    await create(body)
    await app.runJobs()
    const [line] = (await app.ok('listUsage', { as: owner })).results
    expect([before - (await balance()), line?.label]).toEqual([1, 'New image'])
    expect(asked).toMatchObject([{ prompt: 'a red boat', width: 1_080, height: 1_080 }])
    expect((await tasks())[0]).toMatchObject({ status: 'COMPLETED', story_id: null, aroll_id: null })
  })

  test('a task requested twice with one key is one task and paid once', async () => {
    const { create, upscale, tasks, balance } = await begin()
    const key = crypto.randomUUID()
    const both = await Promise.all([create(upscale, key), create(upscale, key)])
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect([(await tasks()).length, await balance()]).toEqual([1, 97])
  })

  test('a task that fails is refunded once and keeps the A-roll', async () => {
    const { create, edit, tasks, balance, shown, source_media_id } = await begin()
    engine.draw = () => Promise.reject(new Error('boom'))
    await create(edit)
    await app.runJobs()
    app.clock.advance(10_000)
    await app.runJobs()
    engine.draw = () => Promise.reject(new EngineError('There is too little memory'))
    await create(edit)
    await app.runJobs()
    expect(app.takeLogged()).toHaveLength(2)
    expect((await tasks()).map((task) => [task.status, task.error_message, task.credits_charged])).toEqual([
      ['FAILED', 'Generation failed: There is too little memory', 0],
      ['FAILED', 'Generation failed', 0],
    ])
    expect([await balance(), await shown()]).toEqual([99, source_media_id])
    const ofEditing = eq(creditHolds.action, 'image_editing')
    const holds = await app.db.select().from(creditHolds).where(ofEditing).orderBy(creditHolds.createdAt)
    expect(holds.map(({ status, reason }) => [status, reason])).toEqual([
      ['RELEASED', 'Generation failed'],
      ['RELEASED', 'Generation failed: There is too little memory'],
    ])
  })

  test('a task whose source was deleted fails', async () => {
    const { create, upscale, tasks, source_media_id } = await begin()
    await create(upscale)
    await app.db.delete(media).where(eq(media.id, source_media_id))
    await app.runJobs()
    app.takeLogged()
    expect((await tasks())[0]?.status).toBe('FAILED')
  })

  test('cancelTask: a task can be cancelled until it has ended, also while it is painted', async () => {
    const { owner, create, upscale, tasks, balance } = await begin()
    const cancel = async () => {
      const [task] = await tasks()
      return app.call('cancelTask', { as: owner, params: { task_id: task?.task_id ?? '' } })
    }
    await create(upscale)
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', credits_charged: 0, error_message: 'Cancelled. You were not charged.' },
    })
    await app.runJobs()
    expect([asked.length, await balance()]).toEqual([0, 99])
    app.clock.advance(1_000)
    await create(upscale)
    const files = app.files.keys()
    engine.draw = async (request) => {
      expect((await cancel()).status).toBe(200)
      return illustrator.illustrate(request)
    }
    await app.runJobs()
    expect((await tasks()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
    expect([await balance(), app.files.keys()]).toEqual([99, files])
    engine.draw = illustrator.illustrate
    app.clock.advance(1_000)
    await create(upscale)
    await app.runJobs()
    expect(await cancel()).toMatchObject({ status: 409, body: { error: 'TASK_ENDED' } })
    expect((await tasks())[0]?.status).toBe('COMPLETED')
  })
})

describe('a task is refused', () => {
  test('a task is refused for other models, and for work beyond the built-in engine', async () => {
    const { owner, create, upscale, edit, balance } = await begin()
    const upload = await uploadFile(app, owner, { name: 'a.png', type: 'image/png', bytes: makePng(40, 20) })
    const sound = await uploadFile(app, owner, { name: 'a.wav', type: 'audio/wav', bytes: makeWav(500) })
    const cases: [object, object][] = [
      [{ ...upscale, model_id: 'draft-inpainting' }, refusal('mask_media_id', 'Mark the area to change')],
      [{ ...upscale, model_id: 'draft-lip-sync' }, refusal('driving_media_id', 'Choose a voice-over or a recording')],
      [
        { ...upscale, driving_media_id: sound.id },
        refusal('driving_media_id', 'This model doesn’t support recordings'),
      ],
      [{ ...edit, end_frame_id: upload.id }, refusal('end_frame_id', 'This model doesn’t support end frames')],
      [{ ...upscale, source_media_id: sound.id }, refusal('source_media_id', 'Choose an image')],
      [
        { ...upscale, model_id: 'draft-reframe' },
        refusal('aspect_ratio', 'Nothing would be cropped. Choose another aspect ratio or a smaller frame'),
      ],
      [{ ...upscale, frame_size: 50 }, refusal('frame_size', 'This model doesn’t support framing')],
      [{ model_id: 'draft-upscale' }, refusal('source_media_id', 'Choose an image')],
      [{ ...edit, prompt: ' ' }, refusal('prompt', 'Describe what you want to see')],
      [
        { ...edit, reference_media_ids: Array(5).fill(upload.id) },
        refusal('reference_media_ids', 'Use up to 4 reference images'),
      ],
      [
        { ...edit, prompt: 'a beheading' },
        { status: 400, body: { error: 'SAFETY_SYSTEM_VIOLATION' } },
      ],
    ]
    for (const [body, expected] of cases) expect(await create(body)).toMatchObject(expected)
    expect(await balance()).toBe(99)
  })

  test('a task is refused to other users and without credits', async () => {
    const { owner, story, create, upscale, edit, tasks } = await begin()
    const other = await app.user()
    const own = await makeStory(app.db, other)
    for (const body of [
      upscale,
      { ...edit, source_media_id: undefined },
      { ...upscale, story_id: own.id, aroll_id: own.arollIds[0] },
    ])
      expect((await app.call('createTask', { as: other, body })).status).toBe(404)
    expect((await create({ ...upscale, story_id: own.id })).status).toBe(404)
    await create(upscale)
    const [task] = await tasks()
    const params = { task_id: task?.task_id ?? '' }
    expect((await app.call('cancelTask', { as: other, params })).status).toBe(404)
    expect((await app.ok('getTasks', { as: other })).data).toEqual([])
    const query = { story_id: story.id }
    expect((await app.call('getPendingTasks', { as: other, query })).status).toBe(404)
    await app.db.update(users).set({ creditBalance: 1, creditsHeld: 0 }).where(eq(users.id, owner.id))
    expect(await create(upscale)).toMatchObject({ status: 402, body: { error: 'INSUFFICIENT_CREDITS' } })
  })
})

test('listTaskModels, getTasks: models are listed with their engine, and tasks by type, model and A-roll', async () => {
  const { owner, place, create, upscale, edit } = await begin()
  const { data: models } = await app.ok('listTaskModels', { as: owner })
  expect(models.map((model) => [model.model_id, model.task_type, model.credits])).toEqual([
    ['draft-image-editing', 'image_editing', 2],
    ['draft-reframe', 'image_editing', 2],
    ['draft-expand', 'image_editing', 2],
    ['draft-upscale', 'upscale', 2],
    ['draft-upscale-drawing', 'upscale', 2],
    ['draft-image-to-video', 'image_to_video', 2],
    ['draft-lip-sync', 'lip_sync', 3],
    ['draft-avatar', 'lip_sync', 3],
    ['draft-inpainting', 'inpainting', 2],
    ['draft-modify-video', 'image_to_video', 2],
    ['draft-reframe-video', 'image_to_video', 2],
    ['draft-expand-video', 'image_to_video', 2],
    ['draft-upscale-video', 'image_to_video', 2],
    ['draft-upscale-drawing-video', 'image_to_video', 2],
    ['clean-up-recording', 'clean_up', 0],
    ['clean-up-video', 'clean_up', 0],
  ])
  for (const { description, is_built_in } of models) {
    expect(description).toContain(illustrator.info.label)
    expect(is_built_in).toBe(true)
  }
  await create(upscale)
  app.clock.advance(1_000)
  await create({ ...edit, aroll_id: undefined })
  const types = async (query: Record<string, string>) =>
    (await app.ok('getTasks', { as: owner, query })).data.map((task) => task.task_type)
  expect(await types({})).toEqual(['image_editing', 'upscale'])
  expect(await types({ aroll_id: place.aroll_id })).toEqual(['upscale'])
  expect(await types({ model_id: 'draft-image-editing' })).toEqual(['image_editing'])
  expect(await types({ task_type: 'upscale' })).toEqual(['upscale'])
})
