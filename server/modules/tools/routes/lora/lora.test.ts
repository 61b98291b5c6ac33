import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { EngineError } from '#engines/ports.ts'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { trainLora } from '#server/modules/tools/lora/train-lora.ts'
import { jobs, media } from '#server/platform/db/schema/index.ts'
import { JobAborted } from '#server/platform/jobs/step.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'
import { circles, type Draw, FAULTLESS, makeSet, image, upload } from '#server/testing/make-set.ts'

const painter = createIllustrator(makeNodeCanvas)
const { app, asked, engine } = await setUpDrawing()
beforeEach(() => {
  engine.draw = (request) => painter.illustrate({ ...request, width: 64, height: 36 })
})

const four = [1, 2, 3, 4].map((seed) => circles(seed))
const options = { model_name: 'Poster', trigger_word: 'postr', steps: 100 }

describe('trained models', () => {
  test('getLora, submitLora: before a training starts, each problem of an image gets its badge, and only unusable ones block it', async () => {
    const owner = await app.user()
    const { lora_id } = await app.ok('createLora', { as: owner, body: { lora_type: 'STYLE' } })
    const fill =
      (colour: string): Draw =>
      (context, width, height) => {
        context.fillStyle = colour
        context.fillRect(0, 0, width, height)
      }
    const blurred: Draw = (context, width, height) => {
      const [sharp, small] = [createCanvas(width, height), createCanvas(24, 24)]
      circles(9, ['#333', '#ddd'])(sharp.getContext('2d'), width, height)
      small.getContext('2d').drawImage(sharp, 0, 0, 24, 24)
      context.imageSmoothingQuality = 'high'
      context.drawImage(small, 0, 0, width, height)
    }
    const files = {
      good: await image(circles(1), FAULTLESS),
      twin: await image(circles(1), FAULTLESS),
      small: await image(circles(2, ['#1b4965', '#62b6cb']), [200, 200]),
      tiny: await image(circles(3, ['#14213d', '#fca311']), [40, 40]),
      dark: await image(fill('#050505'), FAULTLESS),
      clear: await image((context) => context.clearRect(0, 0, 1, 1), FAULTLESS),
      blurred: await image(blurred, FAULTLESS),
    }
    const ids: Record<string, string> = {}
    for (const [name, bytes] of Object.entries(files)) ids[name] = await upload(app, owner, bytes, `${name}.png`)
    await app.ok('updateLora', { as: owner, body: { lora_id, training_data: Object.values(ids) } })
    await app.runJobs()
    const { training_data_items: items } = await app.ok('getLora', { as: owner, query: { lora_id } })
    const kinds = Object.fromEntries(items.map(({ file_name, issues }) => [file_name, issues.map(({ kind }) => kind)]))
    expect(kinds).toEqual({
      'good.png': [],
      'twin.png': ['NEAR_DUPLICATE'],
      'small.png': ['SMALL'],
      'tiny.png': ['TOO_SMALL'],
      'dark.png': ['UNDER_EXPOSED'],
      'clear.png': ['OVER_EXPOSED', 'TRANSPARENT'],
      'blurred.png': ['BLURRED'],
    })
    expect(items[1]?.issues[0]?.like_training_data_id).toBe(ids.good)
    const before = await app.balance(owner)
    const body = { ...options, lora_id, training_data: [ids.good, ids.small, ids.tiny, ids.dark].map((id) => id ?? '') }
    expect(await app.call('submitLora', { as: owner, body })).toMatchObject({
      status: 400,
      body: { fields: { 'training_data.2': ['Only 40 × 40 pixels'] } },
    })
    expect(await app.balance(owner)).toBe(before)
  })

  test('a training is paid once it ends: samples beside the same without it, nearer to the set, and its file', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four)
    const submitted = await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    expect(submitted).toMatchObject({ status: 'TRAINING', set_version: 1, steps_done: 0 })
    await app.runJobs()
    const lora = await app.ok('getLora', { as: owner, query: { lora_id } })
    expect(lora).toMatchObject({ status: 'COMPLETED', progress: 100, steps_done: 100, can_draw: true })
    expect(lora.checkpoints.map(({ step }) => step)).toEqual([10, 30, 60, 100])
    expect(lora.checkpoints.at(-1)?.distance).toBeLessThan(lora.control_distance ?? 0)
    expect(lora.checkpoints[0]?.samples.map(({ weight }) => weight)).toEqual([0.5, 0.5, 1, 1])
    expect(lora.controls.map(({ prompt, seed }) => [prompt, seed])).toEqual(
      lora.checkpoints[0]?.samples.slice(0, 2).map(({ prompt, seed }) => [prompt, seed]),
    )
    expect(await app.balance(owner)).toBe(before - 50)
    const file = await app.backend.fetch(new Request(`http://localhost:4400${lora.download_url}`))
    const form = new FormData()
    form.set('file', new File([await file.arrayBuffer()], 'poster.safetensors'))
    for (const [name, value] of Object.entries({
      model_name: 'Again',
      model_type: 'DRAFT',
      lora_type: 'STYLE',
      trigger_word: 'postr',
    }))
      form.set(name, value)
    expect(await app.ok('uploadLoraModel', { as: owner, body: form })).toMatchObject({
      status: 'COMPLETED',
      can_draw: true,
    })
  })

  test('a training that is interrupted resumes where it was: no step twice, one charge, the same model', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { trainer } = app.app.engines
    const real = trainer.learn
    const learned: number[][] = []
    const learn = vi.spyOn(trainer, 'learn').mockImplementation(async (request) => {
      learned.push([request.state.step, request.toStep])
      if (learned.length === 3) throw new Error('The power went')
      if (learned.length === 5) left = (await app.ok('getLora', { as: owner, query: { lora_id } })).seconds_left
      else app.clock.advance(30_000)
      return real(request)
    })
    let left: number | null = null
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    await app.runJobs()
    expect(await app.ok('getLora', { as: owner, query: { lora_id } })).toMatchObject({
      status: 'TRAINING',
      steps_done: 30,
    })
    app.clock.advance(600_000)
    await app.runJobs()
    learn.mockRestore()
    expect(learned).toEqual([
      [0, 10],
      [10, 30],
      [30, 60],
      [30, 60],
      [60, 100],
    ])
    // By the 30 steps in 30 s since it resumed: the break does not count.
    expect(left).toBe(40)
    const lora = await app.ok('getLora', { as: owner, query: { lora_id } })
    expect(lora).toMatchObject({ status: 'COMPLETED', steps_done: 100 })
    expect(lora.checkpoints).toHaveLength(4)
    expect(await app.balance(owner)).toBe(before - 50)
  })

  test('a training whose run was stopped before it began draws nothing', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    const [job] = await app.db.select().from(jobs).where(eq(jobs.kind, 'train-lora'))
    const payload = job?.payload as Parameters<typeof trainLora.run>[0]['payload']
    const run = {
      ...{ app: app.app, jobId: job?.id ?? '', userId: owner.id, payload, attempt: 1 },
      ...{ signal: AbortSignal.abort(), reportProgress: async () => undefined },
    }
    asked.length = 0
    await expect(trainLora.run(run)).rejects.toThrow(JobAborted)
    expect(asked).toEqual([])
  })

  test('stopLora: a training that is stopped keeps its checkpoints, is usable and is paid, without the remaining steps', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    const stop = () => app.call('stopLora', { as: owner, query: { lora_id }, body: { keep: true } })
    expect(await stop()).toMatchObject({ status: 409, body: { error: 'LORA_NO_CHECKPOINT' } })
    const { trainer } = app.app.engines
    const real = trainer.learn
    const learn = vi.spyOn(trainer, 'learn').mockImplementation(async (request) => {
      if (request.state.step === 30) expect(await stop()).toMatchObject({ status: 200, body: { is_stopping: true } })
      return real(request)
    })
    await app.runJobs()
    learn.mockRestore()
    const lora = await app.ok('getLora', { as: owner, query: { lora_id } })
    expect(lora).toMatchObject({ status: 'COMPLETED', can_draw: true, is_stopping: false, error_message: null })
    expect(lora.checkpoints.map(({ step }) => step)).toEqual([10, 30, 60])
    expect(lora.download_url).not.toBeNull()
    expect(await app.balance(owner)).toBe(before - 50)
    expect(await stop()).toMatchObject({ status: 409, body: { error: 'LORA_NOT_TRAINING' } })
  })

  test('a training that fails is refunded with its reason, and can be submitted again', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    const learn = vi.spyOn(app.app.engines.trainer, 'learn').mockRejectedValue(new EngineError('Too much at once'))
    await app.runJobs()
    learn.mockRestore()
    expect(app.takeLogged().map(({ message }) => message)).toEqual(['Job train-lora was given up'])
    expect(await app.ok('getLora', { as: owner, query: { lora_id } })).toMatchObject({
      status: 'FAILED',
      error_message: 'Couldn’t train the model: Too much at once. You were not charged.',
    })
    expect(await app.balance(owner)).toBe(before)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    await app.runJobs()
    expect((await app.ok('getLora', { as: owner, query: { lora_id } })).status).toBe('COMPLETED')
  })

  test('an image that can no longer be read is named when the training fails, which costs nothing', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    const { db, files } = app.app
    const [row] = await db.select().from(media).where(eq(media.userId, owner.id)).limit(1)
    await files.write(row?.fileKey ?? '', new TextEncoder().encode('no picture any more'), 'image/png')
    await app.runJobs()
    expect(app.takeLogged().map(({ message }) => message)).toEqual(['Job train-lora was given up'])
    expect(await app.ok('getLora', { as: owner, query: { lora_id } })).toMatchObject({
      status: 'FAILED',
      error_message: `‘${row?.fileName}’ can’t be read. Remove it from the set. You were not charged.`,
    })
    expect(await app.balance(owner)).toBe(before)
  })

  test('deleteLora: a film in its style uses the model, which lists its uses and is deleted without a trace', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('submitLora', { as: owner, body: { ...options, lora_id, training_data } })
    await app.runJobs()
    const body = { name: 'Posters', prompt: 'flat shapes', look: 'cinematic', lora_id, lora_weight: 0.6 }
    const style = await app.ok('createImageStyle', { as: owner, body })
    const story = await makeStory(app.db, owner, { values: { imageStyleId: style.id } })
    const params = { aroll_id: story.arollIds[0] ?? '' }
    const draw = async () => {
      await app.ok('regenerateImage', { as: owner, params, body: { custom_prompt: 'a harbour' } })
      await app.runJobs()
      return asked.at(-1)
    }
    const drawn = await draw()
    expect(drawn?.prompt).toBe('a harbour, postr, flat shapes')
    expect(drawn?.model?.weight).toBeCloseTo(0.6)
    expect((await app.ok('getLora', { as: owner, query: { lora_id } })).used_in_styles).toEqual(['Posters'])
    await app.ok('deleteLora', { as: owner, query: { lora_id } })
    await app.runJobs()
    expect(await draw()).toMatchObject({ prompt: 'a harbour, flat shapes', model: undefined })
    expect((await app.ok('listModelGallery', { as: owner })).results).toEqual([])
  })

  test('a reference image is followed at the set strength', async () => {
    const owner = await app.user()
    const reference = await upload(app, owner, await image(circles(5)))
    const body = {
      name: 'Like it',
      prompt: 'calm',
      look: 'cinematic',
      reference_image_media_id: reference,
      reference_strength: 0.4,
    }
    const style = await app.ok('createImageStyle', { as: owner, body })
    expect(style.reference_url).toMatch(/^\/files\//)
    const story = await makeStory(app.db, owner, { values: { imageStyleId: style.id } })
    await app.ok('regenerateImage', { as: owner, params: { aroll_id: story.arollIds[0] ?? '' }, body: {} })
    await app.runJobs()
    expect(asked.at(-1)?.model?.weight).toBeCloseTo(0.4)
  })

  test('a stopped training costs nothing; a character needs the consent of the shown person; trained parts stay', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const before = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four, 'CHARACTER')
    const body = { ...options, lora_id, training_data }
    expect(await app.call('submitLora', { as: owner, body })).toMatchObject({
      status: 400,
      body: { fields: { consent: ['Confirm that the people in the images consent'] } },
    })
    const agreed = { ...body, consent: true }
    await app.ok('submitLora', { as: owner, body: agreed })
    const query = { lora_id }
    expect(await app.call('stopLora', { as: owner, query, body: { keep: true } })).toMatchObject({
      status: 409,
      body: { error: 'LORA_NO_CHECKPOINT' },
    })
    expect(await app.ok('stopLora', { as: owner, query, body: { keep: false } })).toMatchObject({ status: 'DRAFT' })
    expect(await app.balance(owner)).toBe(before)
    await app.runJobs()
    await app.ok('submitLora', { as: owner, body: agreed })
    await app.runJobs()
    const trained = await app.ok('getLora', { as: owner, query })
    expect(trained).toMatchObject({ status: 'COMPLETED', set_version: 1 })
    expect(trained.consented_at).not.toBeNull()
    const change = { lora_id, training_data: training_data.slice(1) }
    expect(await app.call('updateLora', { as: owner, body: change })).toMatchObject({ status: 409 })
    const copy = await app.ok('createLora', { as: owner, body: { lora_type: 'CHARACTER', from_lora_id: lora_id } })
    expect(copy).toMatchObject({ status: 'DRAFT', model_name: 'Poster (2)', training_data })
    expect(copy.training_data_items.every(({ is_checked }) => is_checked)).toBe(true)
  })

  test('generateLoraCaptions: drafted captions are the shown ones, with the trigger, for one charge', async () => {
    const owner = await app.user({ extraCredits: 100 })
    const credits = await app.balance(owner)
    const { lora_id, training_data } = await makeSet(app, owner, four)
    await app.ok('updateLora', { as: owner, body: { lora_id, trigger_word: 'postr' } })
    const { training_data_items: before } = await app.ok('getLora', { as: owner, query: { lora_id } })
    const body = { training_data_ids: training_data }
    const { training_data_items: items } = await app.ok('generateLoraCaptions', { as: owner, query: { lora_id }, body })
    expect(items.map(({ caption }) => caption)).toEqual(before.map(({ draft_caption }) => `postr, ${draft_caption}`))
    expect(items.map(({ caption_source }) => caption_source)).toEqual(items.map(() => 'DRAFTED'))
    expect(await app.balance(owner)).toBe(credits - 1)
  })
})
