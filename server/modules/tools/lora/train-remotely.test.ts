import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { makeFluxLora } from '#engines/testing/flux-lora.ts'
import { makeByDrafts } from '#engines/testing/made-by-drafts.ts'
import { creditEntries, jobs, loraModels, providerOrders } from '#server/platform/db/schema/index.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { connectEngines } from '#server/node/connect-engines.ts'
import { readEngineSettings } from '#server/node/engine-settings.ts'
import { createAccounts, createProviderState, nodeTools } from '#server/node/provider-accounts.ts'
import { readZip } from '#server/modules/rendering/premiere/testing/read-zip.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { circles, makeSet } from '#server/testing/make-set.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

// Remotely trained models, with the whole backend.
const TRAINER = 'fal-ai/flux-lora-fast-training'
const IMAGE_MODEL = 'fal-ai/flux-lora'
const STEPS = 400
/** By the table: 100 credits for a thousand steps, and six samples at 3.5. */
const PRICE = 40 + 21

let weights: Uint8Array<ArrayBuffer> = makeFluxLora()
const fake = await startFakeFal({
  make: async (model, input) =>
    model === TRAINER ? { bytes: weights, contentType: 'application/octet-stream' } : makeByDrafts(model, input),
})
const test = await createTestApp()
const sandbox = createNodeSandbox()
const settings = readEngineSettings({ FAL_URL: fake.url, FAL_KEY, ENGINE_TRAINER: `fal:${TRAINER},draft` })

const built = createTestEngines()
/** The built-in trainer's measurement of a set's images takes longer than all else here. */
const drafts = { ...built, trainer: { ...built.trainer, describe: async () => 'red circles' } }

/** The engines of a server process; pauses are skipped. */
function connect(tools: Partial<ReturnType<typeof nodeTools>> = {}) {
  const quick = { ...nodeTools(sandbox), wait: async (_ms: number, signal?: AbortSignal) => signal?.throwIfAborted() }
  const openAccount = createAccounts(createProviderState(UNLIMITED), { ...quick, ...tools })
  return connectEngines(drafts, settings, { sandbox, onFailure: () => undefined, openAccount })
}

beforeEach(async () => {
  await test.reset()
  weights = makeFluxLora()
  fake.received.length = 0
  Object.assign(fake, { looks: 0, lines: [], error: null })
  test.app.engines = connect()
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  sandbox.close()
  await fake.close()
  await test.close()
}, 60_000)

const orders = (path: string) => fake.received.filter((asked) => asked.method === 'POST' && asked.path === `/${path}`)
const four = [1, 2, 3, 4].map((seed) => circles(seed))

async function ready(as: TestUser) {
  const { lora_id, training_data } = await makeSet(test, as, four)
  const captions = [{ training_data_id: training_data[0] ?? '', caption: 'red circles' }]
  await test.ok('updateLora', { as, body: { lora_id, model_type: 'FLUX', captions } })
  return { lora_id, training_data, steps: STEPS, model_name: 'Circles', trigger_word: 'crcls' }
}

async function submitted(as: TestUser) {
  const body = await ready(as)
  await test.ok('submitLora', { as, body, most: PRICE })
  return body.lora_id
}

/** The images' own bytes: the fake draws the same place for every prompt, the redder the stronger. */
const digest = async (url: string) =>
  Buffer.from(await (await test.backend.fetch(new Request(`http://localhost:4400${url}`))).arrayBuffer()).toString(
    'base64',
  )

const read = (as: TestUser, lora_id: string) => test.ok('getLora', { as, query: { lora_id } })
const person = () => test.user({ extraCredits: 1_000 })

/** A style and a story that uses it. */
async function storyInStyle(as: TestUser, lora_id: string) {
  const body = { name: 'Circles', prompt: 'flat', look: 'cinematic', lora_id, lora_weight: 0.6 }
  const style = await test.ok('createImageStyle', { as, body })
  return makeStory(test.db, as, { values: { imageStyleId: style.id } })
}

it('a base is offered with its trainer and its price, which is approved before anything is sent', async () => {
  const as = await person()
  const { trainers } = await test.ok('listModelGallery', { as })
  expect(trainers).toEqual([
    expect.objectContaining({ base: 'DRAFT', is_built_in: true, credits: 50, credits_per_thousand_steps: 0 }),
    expect.objectContaining({ base: 'FLUX', label: TRAINER, credits: 21, credits_per_thousand_steps: 100 }),
  ])
  expect(trainers.every(({ cannot_learn: not }) => (not ?? '') !== '')).toBe(true)
  const body = await ready(as)
  expect(await test.call('submitLora', { as, body })).toMatchObject({
    status: 402,
    body: { error: 'PRICE_CHANGED', risen_price: { shown: 50, most: PRICE } },
  })
  expect(fake.received).toEqual([])
})

it('a training is one order and one charge; its file, samples with and without it, and its engine are stored', async () => {
  const as = await person()
  const before = await test.balance(as)
  const lora_id = await submitted(as)
  expect(await read(as, lora_id)).toMatchObject({ status: 'TRAINING', trained_by: TRAINER, can_draw: false })
  await test.runJobs()
  const lora = await read(as, lora_id)
  expect(lora).toMatchObject({ status: 'COMPLETED', progress: 100, stage: null, rank: 16, steps_done: STEPS })
  expect(lora).toMatchObject({ trained_by: TRAINER, can_draw: true, drawn_by: IMAGE_MODEL })
  expect(lora.controls.map(({ weight }) => weight)).toEqual([0, 0])
  expect(lora.checkpoints.map(({ samples }) => samples.map(({ weight }) => weight))).toEqual([[0.5, 0.5, 1, 1]])
  const images = [...lora.controls, ...(lora.checkpoints[0]?.samples ?? [])]
  expect(new Set(await Promise.all(images.map(({ url }) => digest(url)))).size).toBe(3)
  expect(await test.balance(as)).toBe(before - PRICE)
  expect([orders(TRAINER).length, orders(IMAGE_MODEL).length]).toEqual([1, 6])
  expect(orders(IMAGE_MODEL).map(({ json }) => (json as { prompt: string }).prompt)).toEqual([
    'A lighthouse on a cliff by the sea',
    'A street in an old town',
    ...[1, 2].flatMap(() => ['crcls, A lighthouse on a cliff by the sea', 'crcls, A street in an old town']),
  ])
  const { images_data_url: zip } = { images_data_url: '', ...(orders(TRAINER)[0]?.json as object) }
  const files = readZip(Buffer.from(zip.split(',')[1] ?? '', 'base64'))
  expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(4)
  expect([...files].filter(([name]) => name.endsWith('.txt')).map(([, text]) => text.toString())).toEqual([
    'crcls, red circles',
  ])
  const file = await test.backend.fetch(new Request(`http://localhost:4400${lora.download_url}`))
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(weights)
  expect(JSON.stringify([lora, await test.ok('listModelGallery', { as })])).not.toContain(fake.url)
})

it('an image is generated with the trained model by its URL and weight, for the illustrator’s price and name', async () => {
  const as = await person()
  const lora_id = await submitted(as)
  await test.runJobs()
  const story = await storyInStyle(as, lora_id)
  fake.received.length = 0
  const before = await test.balance(as)
  const params = { aroll_id: story.arollIds[0] ?? '' }
  await test.ok('regenerateImage', { as, params, body: { custom_prompt: 'a harbour' }, most: 4 })
  await test.runJobs()
  const [row] = await test.db.select().from(loraModels)
  expect(orders(IMAGE_MODEL).map(({ json }) => json)).toEqual([
    expect.objectContaining({
      prompt: expect.stringContaining('a harbour, crcls, flat'),
      loras: [{ path: row?.weightsAddress, scale: 0.6 }],
    }),
  ])
  expect(row?.weightsAddress).toContain(fake.url)
  expect(before - (await test.balance(as))).toBe(4)
  const { scenes } = await test.ok('getStory', { as, query: { story_id: story.id } })
  const drawn = scenes[0]?.arolls[0]?.aroll_object.media
  const { receipt } = await test.ok('getReceipt', { as, params: { media_id: drawn?.id ?? '' } })
  expect(receipt).toMatchObject({ engine: IMAGE_MODEL, is_draft: false })
  expect(JSON.stringify([scenes, receipt])).not.toContain(fake.url)
  const style = { name: 'P', prompt: 'flat', look: 'cinematic', lora_id, lora_weight: 0.6 }
  const { name: _name, ...shown } = style
  expect(await test.call('previewImageStyle', { as, body: shown })).toMatchObject({
    status: 400,
    body: { fields: { lora_id: [expect.stringContaining('doesn’t support this model')] } },
  })
})

it('another user’s model cannot be used, nor any once its service is not connected', async () => {
  const [as, other] = [await person(), await person()]
  const lora_id = await submitted(as)
  await test.runJobs()
  const body = { name: 'Theirs', prompt: 'flat', look: 'cinematic', lora_id, lora_weight: 0.6 }
  expect(await test.call('createImageStyle', { as: other, body })).toMatchObject({ status: 404 })
  test.app.engines = createTestEngines()
  expect(await read(as, lora_id)).toMatchObject({ can_draw: false, drawn_by: null, trained_by: TRAINER })
  expect(await test.call('createImageStyle', { as, body })).toMatchObject({ status: 400 })
})

it('a training at a service shows the service’s progress, and no step of its own', async () => {
  const as = await person()
  const lora_id = await submitted(as)
  Object.assign(fake, { looks: Number.POSITIVE_INFINITY })
  const runner = createJobRunner(test.app, { handlers: jobHandlers })
  const shown = async () => {
    const { stage, progress, steps_done, seconds_left } = await read(as, lora_id)
    return { stage, progress, steps_done, seconds_left }
  }
  runner.start()
  await expect.poll(shown).toEqual({ stage: 'TRAINING', progress: 0, steps_done: 0, seconds_left: null })
  fake.lines = [`25%|██ | 100/${STEPS}`]
  await expect.poll(shown).toMatchObject({ stage: 'TRAINING', progress: 25, steps_done: 100 })
  fake.looks = 0
  await expect.poll(async () => (await read(as, lora_id)).status, { timeout: 20_000 }).toBe('COMPLETED')
  await runner.stop()
})

it('a training that is stopped is cancelled at the provider and refunded', async () => {
  const as = await person()
  const before = await test.balance(as)
  const lora_id = await submitted(as)
  fake.looks = Number.POSITIVE_INFINITY
  const cancelled = fake.cancelled.length
  const runner = createJobRunner(test.app, { handlers: jobHandlers })
  runner.start()
  await expect.poll(async () => (await read(as, lora_id)).stage).toBe('TRAINING')
  expect(await test.call('stopLora', { as, query: { lora_id }, body: { keep: true } })).toMatchObject({ status: 409 })
  await test.ok('stopLora', { as, query: { lora_id }, body: { keep: false } })
  runner.wake()
  await expect.poll(() => fake.cancelled.length).toBe(cancelled + 1)
  await runner.stop()
  expect(await read(as, lora_id)).toMatchObject({ status: 'DRAFT', stage: null, trained_by: null })
  expect(await test.balance(as)).toBe(before)
})

it('a training that is stopped without a waiting run is cancelled at the provider, too', async () => {
  const as = await person()
  const before = await test.balance(as)
  const lora_id = await submitted(as)
  fake.looks = Number.POSITIVE_INFINITY
  const cancelled = fake.cancelled.length
  const runner = createJobRunner(test.app, { handlers: jobHandlers })
  runner.start()
  await expect.poll(async () => (await read(as, lora_id)).stage).toBe('TRAINING')
  await runner.stop()
  expect(fake.cancelled).toHaveLength(cancelled)
  await test.ok('stopLora', { as, query: { lora_id }, body: { keep: false } })
  const [order] = await test.db.select().from(providerOrders)
  await test.runJobs()
  expect(fake.cancelled.slice(cancelled)).toEqual([order?.operation])
  expect(await read(as, lora_id)).toMatchObject({ status: 'DRAFT', stage: null })
  expect(await test.balance(as)).toBe(before)
})

it('a training is stopped here although the provider is unreachable', async () => {
  const as = await person()
  const lora_id = await submitted(as)
  fake.looks = Number.POSITIVE_INFINITY
  const runner = createJobRunner(test.app, { handlers: jobHandlers })
  runner.start()
  await expect.poll(async () => (await read(as, lora_id)).stage).toBe('TRAINING')
  await runner.stop()
  await test.ok('stopLora', { as, query: { lora_id }, body: { keep: false } })
  test.app.engines = { ...test.app.engines, cancelOrder: async () => Promise.reject(new Error('Not there')) }
  await test.runJobs()
  expect(test.takeLogged().map(({ message }) => message)).toEqual([
    `What fal:${TRAINER} makes could not be cancelled there`,
  ])
  expect(await read(as, lora_id)).toMatchObject({ status: 'DRAFT', stage: null })
  const [job] = await test.db.select().from(jobs).where(eq(jobs.kind, 'train-lora'))
  expect(job?.status).toBe('CANCELLED')
})

const lying = makeFluxLora()
lying[Buffer.from(lying).indexOf('[16,4]') + 2] = '7'.charCodeAt(0)
const notFlux = new Uint8Array(
  Buffer.from(
    Buffer.from(makeFluxLora())
      .toString('latin1')
      .replaceAll('transformer.single_transformer_blocks.0', 'unet.down_blocks.0000000000000000000000'),
    'latin1',
  ),
)
it.each([
  ['a header that lies', () => (weights = lying), 'doesn’t match the header'],
  ['another base', () => (weights = notFlux), 'Its base model is SDXL'],
  ['no model at all', () => (weights = new TextEncoder().encode('<html>')), 'Not a safetensors file'],
  ['a failure there', () => (fake.error = 'CUDA out of memory'), 'fal failed: CUDA out of memory'],
])('%s ends the training with the reason, and nothing is charged', async (_name, spoil, reason) => {
  const as = await person()
  const before = await test.balance(as)
  const lora_id = await submitted(as)
  spoil()
  await test.runJobs()
  expect(test.takeLogged().map(({ message }) => message)).toEqual(['Job train-lora was given up'])
  const lora = await read(as, lora_id)
  expect(lora).toMatchObject({ status: 'FAILED', stage: null, download_url: null, can_draw: false })
  expect(lora.error_message).toContain(reason)
  expect(lora.error_message).toMatch(/You were not charged\.$/u)
  expect(await test.balance(as)).toBe(before)
})

it('a model is not lost for failed samples, which are not charged', async () => {
  const as = await person()
  const before = await test.balance(as)
  const refusal = { kind: 'status', status: 422, body: { detail: 'Not this one' } } as const
  fake.troubles.push({ kind: 'none' }, { kind: 'none' }, refusal)
  const lora_id = await submitted(as)
  await test.runJobs()
  expect(test.takeLogged().map(({ message }) => message)).toEqual(['A sample of a trained model could not be drawn'])
  const { status, controls } = await read(as, lora_id)
  expect([status, controls.length]).toEqual(['COMPLETED', 1])
  // 40, and five samples at 3.5, rounded up.
  expect(before - (await test.balance(as))).toBe(58)
})

/** A server process that dies at a given moment. */
function startProcess(diesAt: number) {
  const { isDead, fetch, files } = createDyingProcess(test.app, diesAt)
  const app = { ...test.app, files, engines: connect({ fetch }) }
  return { runner: createJobRunner(app, { handlers: jobHandlers }), isDead }
}

// Submit, wait, wait, result, the order, the file; a sample's order; the model's file.
it.each(process.env.LONG_TESTS === '1' ? Array.from({ length: 50 }, (_, at) => 3 + at) : [3, 12])(
  'a training whose server dies at moment %i is submitted once and charged once',
  async (diesAt) => {
    const as = await person()
    const lora_id = await submitted(as)
    fake.looks = 1
    const first = startProcess(diesAt)
    const run = first.runner.runDue()
    await Promise.race([run, expect.poll(first.isDead, { timeout: 20_000 }).toBe(true)])
    const wasNamed = (await test.db.select().from(providerOrders)).some(({ operation }) => operation !== null)
    test.clock.advance(LEASE_MS + 1)
    await startProcess(Number.POSITIVE_INFINITY).runner.runDue()
    const { status } = await read(as, lora_id)
    expect([wasNamed, status, orders(TRAINER).length]).toEqual([true, 'COMPLETED', 1])
    const entries = await test.db.select().from(creditEntries)
    expect(entries.filter(({ amount, userId }) => amount < 0 && userId === as.id)).toHaveLength(1)
  },
  60_000,
)
