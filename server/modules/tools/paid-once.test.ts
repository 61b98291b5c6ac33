import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { chainComposers, chainWork } from '#engines/providers/chains.ts'
import { createFalAnimate, createFalComposer } from '#engines/providers/fal/engines.ts'
import { createProvider, type Provider } from '#engines/providers/http/provider.ts'
import { createReplicateAnimate } from '#engines/providers/replicate/engines.ts'
import { formOf } from '#engines/providers/replicate/models.ts'
import type { Animator, EngineCall } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { REPLICATE_KEY, startFakeReplicate } from '#engines/testing/fake-replicate.ts'
import { makeMusic } from '#engines/testing/made-music.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { creditEntries, jobs, media, providerOrders, tasks } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { cleanUp } from '#server/platform/jobs/cleanup.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { cancelAt } from '#server/node/connect-engines.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createDyingProcess, never } from '#server/testing/dying-process.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const MODEL = 'fal-ai/kling-video/v3/pro/image-to-video'
const MUSIC = 'fal-ai/elevenlabs/music'
/** Moments at which a process may die, and the ways in which the provider delays it. */
const MOMENTS = 17
const SEEDS = process.env.LONG_TESTS === '1' ? 50 : MOMENTS
const clip = new Uint8Array(await readFile(new URL('../../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
const tune = makeMusic(3_000)
const fake = await startFakeFal({
  make: async (model) =>
    model === MUSIC ? { bytes: tune, contentType: 'audio/wav' } : { bytes: clip, contentType: 'video/mp4' },
})
const replicate = await startFakeReplicate({ make: async () => ({ bytes: clip, contentType: 'video/mp4' }) })
/** The providers whose clips are ordered, each with its model. */
const SERVICES = {
  fal: {
    ...{ fake, key: FAL_KEY, headers: (key: string) => ({ Authorization: `Key ${key}` }), model: MODEL },
    open: (provider: Provider) => createFalAnimate(provider, MODEL),
  },
  replicate: {
    ...{ fake: replicate, key: REPLICATE_KEY, model: 'bytedance/seedance-1-pro' },
    headers: (key: string) => ({ Authorization: `Bearer ${key}` }),
    open: (provider: Provider) => createReplicateAnimate(provider, formOf('ANIMATOR', 'bytedance/seedance-1-pro')),
  },
}
type Service = keyof typeof SERVICES
const test = await createTestApp()
beforeEach(async () => {
  await test.reset()
  fake.looks = 2
  fake.cancelled.length = 0
})
afterAll(async () => {
  expect([...fake.verify(), ...replicate.problems]).toEqual([])
  await Promise.all([fake.close(), replicate.close()])
  await test.close()
}, 60_000)

/** A server process that dies at a given moment. */
function startProcess(diesAt: number, service: Service = 'fal') {
  const process = createDyingProcess(test.app, diesAt)
  const tools = createTestTools({
    fetch: process.fetch,
    inspect: async ([first]) => {
      if (first === 0x89) return { contentType: 'image/png', width: 400, height: 300, durationMs: null }
      if (first === tune[0]) return { contentType: 'audio/wav', width: null, height: null, durationMs: 3_000 }
      return { contentType: 'video/mp4', width: 640, height: 360, durationMs: 2_000 }
    },
  })
  const { fake: server, key, headers, model, open } = SERVICES[service]
  const provider = createProvider({ id: service, label: service, headers }, { url: server.url, key, limit: 2 }, tools)
  const draft = createTestEngines().animator
  const ordered = { info: { label: model, builtIn: false }, work: open(provider) }
  const chained = chainWork([ordered, { info: draft.info, work: draft.animate }], () => undefined)
  let seen: EngineCall = {}
  const animate: Animator['animate'] = (request, call) => {
    seen = call ?? {}
    return chained(request, call)
  }
  const animator: Animator = { ...draft, animate }
  const composer = chainComposers([createFalComposer(provider, MUSIC, { concurrency: 2 })], () => undefined)
  const engines = { ...test.app.engines, animator, composer, cancelOrder: cancelAt(() => provider) }
  const app = { ...test.app, files: process.files, engines }
  return {
    runner: createJobRunner(app, { handlers: jobHandlers }),
    isDead: process.isDead,
    whyStopped: (): unknown => seen.signal?.reason,
    person: () => seen.person,
  }
}

async function order() {
  const owner = await test.user()
  const story = await makeStory(test.db, owner)
  const [aroll_id = ''] = story.arollIds
  const image = await uploadFile(test, owner, { name: 'a.png', type: 'image/png', bytes: makePng(400, 300) })
  await test.ok('setArollMedia', { as: owner, params: { aroll_id }, body: { media: image.id } })
  const options = { story_id: story.id, aroll_id, model_id: 'draft-image-to-video', prompt: 'pan left', duration: 3 }
  await test.ok('createTask', { as: owner, body: options })
  return owner
}

async function outcome(userId: string) {
  const made = await test.db.select().from(media).where(eq(media.userId, userId))
  const clips = made.filter((row) => row.mediaType === 'video')
  const pieces = made.filter((row) => row.mediaType === 'audio' && row.source === 'GENERATED')
  const charges = (await test.db.select().from(creditEntries).where(eq(creditEntries.userId, userId))).filter(
    ({ amount }) => amount < 0,
  )
  return { clips: clips.length, pieces: pieces.length, charges: charges.length, engine: clips[0]?.origin.engine }
}

const ofEach = (service: Service, every: number) =>
  Array.from({ length: SEEDS }, (_, seed) => ({ service, seed })).filter(({ seed }) => seed % every === 0)

// What is stored is the same for both, so every other moment is enough for the second.
it.each([...ofEach('fal', 1), ...ofEach('replicate', 2)])(
  'a clip of $service whose server dies at moment $seed is ordered once at most, generated once and charged once',
  async ({ service, seed }) => {
    const owner = await order()
    const { fake: server, model } = SERVICES[service]
    const before = server.submissions()
    server.looks = 2 - Math.floor(seed / MOMENTS)
    const first = startProcess(1 + (seed % MOMENTS), service)
    const run = first.runner.runDue()
    await Promise.race([run, expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)])
    const wasNamed = (await test.db.select().from(providerOrders)).some(({ operation }) => operation !== null)
    test.clock.advance(LEASE_MS + 1)
    await startProcess(Number.POSITIVE_INFINITY, service).runner.runDue()
    const submissions = server.submissions() - before
    const { clips, charges, engine } = await outcome(owner.id)
    expect({ clips, charges }).toEqual({ clips: 1, charges: 1 })
    expect(submissions).toBeLessThanOrEqual(1)
    // As soon as the provider's id for it is stored, its result is what arrives.
    if (wasNamed || submissions === 0) expect([seed, submissions]).toEqual([seed, wasNamed ? 1 : 0])
    if (wasNamed) expect(engine).toBe(model)
  },
)

it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'music whose server dies at moment %i is ordered once at most, and charged once where it arrived',
  async (seed) => {
    const owner = await test.user()
    const { id: story_id } = await makeStory(test.db, owner)
    const wanted = { story_id, model_id: 'compose-music', prompt: 'A slow piano', duration: 3 }
    test.app.engines.composer = { info: { label: MUSIC, builtIn: false }, compose: never }
    await test.ok('createTask', { as: owner, body: wanted, most: 3 })
    const before = fake.submissions()
    fake.looks = 2 - Math.floor(seed / MOMENTS)
    const first = startProcess(1 + (seed % MOMENTS))
    const run = first.runner.runDue()
    await Promise.race([run, expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)])
    const [order] = await test.db.select().from(providerOrders)
    const isUnknown = order !== undefined && order.operation === null
    test.clock.advance(LEASE_MS + 1)
    await startProcess(Number.POSITIVE_INFINITY).runner.runDue()
    const { pieces, charges } = await outcome(owner.id)
    // There is no fallback: an order that may have been paid and cannot be queried fails, and costs nothing.
    expect({ pieces, charges }).toEqual(isUnknown ? { pieces: 0, charges: 0 } : { pieces: 1, charges: 1 })
    expect(fake.submissions() - before).toBeLessThanOrEqual(1)
    expect(test.takeLogged()).toHaveLength(isUnknown ? 1 : 0)
  },
)

it('a clip that its provider never finishes is cancelled there, not bought from another one and not charged', async () => {
  const owner = await order()
  const submissions = fake.submissions()
  fake.looks = Number.POSITIVE_INFINITY
  for (const attempt of [1, 2]) {
    await startProcess(Number.POSITIVE_INFINITY).runner.runDue()
    expect([attempt, fake.cancelled.length]).toEqual([attempt, attempt - 1])
    test.clock.advance(60_000)
  }
  expect(test.takeLogged()).toHaveLength(1)
  expect(await outcome(owner.id)).toEqual({ clips: 0, pieces: 0, charges: 0, engine: undefined })
  expect(fake.submissions() - submissions).toBe(1)
})

it('an order is deleted with its file once the job has ended', async () => {
  await order()
  const { runner } = startProcess(Number.POSITIVE_INFINITY)
  await runner.runDue()
  expect(test.files.keys().filter((key) => key.startsWith('orders/'))).toHaveLength(1)
  await cleanUp(test.app)
  expect(test.files.keys().filter((key) => key.startsWith('orders/'))).toEqual([])
  expect(await test.db.select().from(providerOrders)).toEqual([])
})

it('a clip that is cancelled while the provider works on it is cancelled there', async () => {
  const owner = await order()
  fake.looks = Number.POSITIVE_INFINITY
  const { runner } = startProcess(Number.POSITIVE_INFINITY)
  const asked = fake.received.length
  runner.start()
  await expect.poll(() => fake.received.length).toBeGreaterThan(asked + 1)
  const [task] = (await test.ok('getTasks', { as: owner })).data
  await test.ok('cancelTask', { as: owner, params: { task_id: task?.task_id ?? '' } })
  runner.wake()
  await expect.poll(() => fake.cancelled).toHaveLength(1)
  await runner.stop()
  expect(await outcome(owner.id)).toMatchObject({ clips: 0, charges: 0 })
})

it('a process that lost its lease stops its work, which its successor fetches', async () => {
  const owner = await order()
  const [before, cancelled] = [fake.submissions(), fake.cancelled.length]
  fake.looks = Number.POSITIVE_INFINITY
  const asked = fake.received.length
  const [late, next] = [startProcess(Number.POSITIVE_INFINITY), startProcess(Number.POSITIVE_INFINITY)]
  late.runner.start()
  await expect.poll(() => fake.received.length).toBeGreaterThan(asked + 1)
  test.clock.advance(LEASE_MS + 1)
  next.runner.start()
  await expect.poll(async () => (await test.db.select().from(jobs)).map(({ attempts }) => attempts)).toContain(2)
  // The limits of a user's work count it as theirs.
  expect(late.person()).toBe(owner.id)
  late.runner.wake()
  await expect.poll(late.whyStopped).toBe('lost')
  fake.looks = 0
  await expect.poll(async () => (await outcome(owner.id)).clips).toBe(1)
  await Promise.all([late.runner.stop(), next.runner.stop()])
  expect(await outcome(owner.id)).toMatchObject({ clips: 1, charges: 1, engine: MODEL })
  expect([fake.submissions() - before, fake.cancelled.length - cancelled]).toEqual([1, 0])
})

it('a clip that is cancelled after its server died is cancelled at the provider, and not charged', async () => {
  const owner = await order()
  fake.looks = Number.POSITIVE_INFINITY
  const cancelled = fake.cancelled.length
  const first = startProcess(9)
  void first.runner.runDue()
  await expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)
  const [placed] = await test.db.select().from(providerOrders)
  expect(placed?.state).toBe('ACCEPTED')
  const [task] = await test.db.select().from(tasks).where(eq(tasks.userId, owner.id))
  await test.ok('cancelTask', { as: owner, params: { task_id: task?.id ?? '' } })
  test.clock.advance(LEASE_MS + 1)
  await startProcess(Number.POSITIVE_INFINITY).runner.runDue()
  expect(fake.cancelled.slice(cancelled)).toEqual([placed?.operation])
  expect(await outcome(owner.id)).toMatchObject({ clips: 0, charges: 0 })
})
