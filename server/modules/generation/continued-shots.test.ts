import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { chainWork } from '#engines/providers/chains.ts'
import { createFalAnimate } from '#engines/providers/fal/engines.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import type { Engines, Illustrator } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { readPriceTable } from '#engines/prices.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { clipFacts } from '#server/node/provider-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { SCRIPT, setUpGeneration } from './testing/set-up-generation.ts'

const KLING = 'fal-ai/kling-video/v3/pro/image-to-video'
/** It takes no last image. */
const WAN = 'wan/v2.6/image-to-video'
const CLIP_MS = 4_000
const video = new Uint8Array(await readFile(new URL('../../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
const fake = await startFakeFal({ make: async () => ({ bytes: video, contentType: 'video/mp4' }) })
const { test, begin, split, read } = await setUpGeneration()

/** Every image is another one. */
function illustratorOf(): Illustrator {
  const { illustrator } = createTestEngines()
  let drawn = 0
  return {
    ...illustrator,
    illustrate: async () => {
      const side = 16 + ++drawn
      return { bytes: makePng(side, side), contentType: 'image/png', width: side, height: side }
    },
  }
}

function enginesOf(model: string, send: typeof fetch = fetch): Engines {
  const draft = createTestEngines()
  const account = { url: fake.url, key: FAL_KEY, limit: 2 }
  const headers = (key: string) => ({ Authorization: `Key ${key}` })
  const tools = createTestTools({
    fetch: send,
    inspect: async ([first]) =>
      first === 0x89
        ? { contentType: 'image/png', width: 16, height: 16, durationMs: null }
        : { contentType: 'video/mp4', width: 640, height: 360, durationMs: CLIP_MS },
  })
  const provider = createProvider({ id: 'fal', label: 'fal', headers }, account, tools)
  const facts = { fallbacks: [draft.animator.info], ...clipFacts({ provider: 'fal', model }) }
  const info = { label: model, builtIn: false, ...facts }
  const fal = { info, work: createFalAnimate(provider, model) }
  const animate = chainWork([fal, { info: draft.animator.info, work: draft.animator.animate }], () => undefined)
  return { ...draft, illustrator: illustratorOf(), animator: { ...draft.animator, info, animate } }
}

beforeEach(() => {
  fake.received.length = 0
  fake.looks = 0
  test.app.engines = enginesOf(KLING)
  test.app.prices = readPriceTable(JSON.stringify({ as_of: '2026-12-01', prices: [] }))
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

/** Three scenes of one shot each, of which the second continues the first. */
async function planned(ada: TestUser) {
  const story_id = await begin(ada)
  await split(ada, story_id, SCRIPT)
  await test.runJobs()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
  const { scenes } = await read(ada, story_id)
  const ids = scenes.flatMap(({ arolls }) => arolls.map(({ id }) => id))
  await test.ok('updateShot', { as: ada, params: { aroll_id: ids[1] ?? '' }, body: { continues: true } })
  return { story_id, ids }
}

async function made(ada: TestUser) {
  const story = await planned(ada)
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id: story.story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id: story.story_id }, most: credits })
  await test.runJobs()
  return { ...story, credits }
}

/** Start and end of each clip that was ordered, in order. */
const ordered = () =>
  fake.received
    .filter(({ method }) => method === 'POST')
    .map(({ json }) => json as Record<string, string>)
    .map((input) => [input.start_image_url ?? input.image_url, input.end_image_url ?? null])

const layersOf = async (ada: TestUser, story_id: string) =>
  (await read(ada, story_id)).scenes.flatMap(({ arolls }) => arolls)

it('a clip ends with the image that the next shot begins with, where the plan says that it continues; its price is the quoted one', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const before = await test.balance(ada)
  const { story_id, credits } = await made(ada)
  // They are ordered at the same time.
  expect(ordered()).toHaveLength(3)
  const [[start, end] = [], ...others] = ordered().filter((clip) => clip[1] !== null)
  expect(others).toEqual([])
  expect(end).not.toBe(start)
  expect(ordered().map(([each]) => each)).toEqual(expect.arrayContaining([start, end]))
  expect(new Set(ordered().map(([each]) => each)).size).toBe(3)
  const layers = await layersOf(ada, story_id)
  expect(layers.map(({ aroll_type }) => aroll_type)).toEqual(['VideoARoll', 'VideoARoll', 'VideoARoll'])
  // A model's clip is longer than its shot: it is played to its end, where the next one begins.
  const rate = CLIP_MS / (layers[0]?.duration_ms ?? 0)
  expect(rate).toBeGreaterThan(1)
  expect(layers.map(({ playback_rate }) => playback_rate)).toEqual([expect.closeTo(Math.min(4, rate), 2), 1, 1])
  expect(before - (await test.balance(ada))).toBe(credits)
})

it('a model that takes no last image makes the clips as it likes, by itself', async () => {
  test.app.engines = enginesOf(WAN)
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id } = await made(ada)
  expect(ordered().map(([, end]) => end)).toEqual([null, null, null])
  for (const { aroll_object: shown } of await layersOf(ada, story_id))
    expect(
      (await test.ok('getReceipt', { as: ada, params: { media_id: shown.media?.id ?? '' } })).receipt,
    ).toMatchObject({
      ...{ work: 'CLIP', engine: WAN },
    })
})

it('an image that is drawn again gets a clip that ends with the next shot’s image, also one that is being drawn itself', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id } = await made(ada)
  fake.received.length = 0
  const body = { story_id, redraws: 'ALL', ai_output_mode: 'VIDEO' } as const
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body })
  await test.ok('generateWholeLongStoryVideo', { as: ada, body: { story_id, ai_output_mode: 'VIDEO' }, most: credits })
  for (let look = 0; look < 3; look++) {
    await test.runJobs()
    test.clock.advance(5_000)
  }
  const clips = ordered()
  expect(clips).toHaveLength(3)
  const ending = clips.filter(([, end]) => end !== null)
  expect(ending).toHaveLength(1)
  expect(clips.filter(([start]) => start === ending[0]?.[1])).toHaveLength(1)
  const layers = await layersOf(ada, story_id)
  expect(layers.map(({ aroll_type, status }) => [aroll_type, status])).toEqual(
    Array.from({ length: 3 }, () => ['VideoARoll', 'COMPLETED']),
  )
})

it('listStaleWork, regenerateStaleWork: a clip is outdated once the next shot begins with another image, and is made again at its price', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, ids } = await made(ada)
  await test.ok('regenerateImage', { as: ada, params: { aroll_id: ids[1] ?? '' }, body: {}, most: 10 })
  await test.runJobs()
  fake.received.length = 0
  const list = async () => (await test.ok('listStaleWork', { as: ada, params: { story_id } })).items
  const [item] = await list()
  expect(item).toMatchObject({
    part: 'MOTION',
    scene_number: 1,
    reasons: ['END'],
    follows: null,
    lock: null,
    engine: KLING,
  })
  const before = await test.balance(ada)
  await test.ok('regenerateStaleWork', { as: ada, body: { story_id, most_credits: item?.credits ?? 0 } })
  await test.runJobs()
  expect(before - (await test.balance(ada))).toBe(item?.credits)
  expect(item?.credits).toBeGreaterThan(0)
  expect(ordered()).toHaveLength(1)
  expect(await list()).toEqual([])
})

it.each([1, 2, 3, 4, 5, 6, 8, 10])(
  'a continued clip whose server dies at moment %i is ordered once at most, and charged once',
  async (moment) => {
    const ada = await test.user({ extraCredits: 1_000 })
    const { story_id, ids } = await made(ada)
    await test.ok('updateShot', { as: ada, params: { aroll_id: ids[0] ?? '' }, body: { subject: 'a red boat' } })
    const { credits } = await test.ok('listStaleWork', { as: ada, params: { story_id } })
    fake.received.length = 0
    const before = await test.balance(ada)
    await test.ok('regenerateStaleWork', { as: ada, body: { story_id, most_credits: credits } })
    const start = (diesAt: number) => {
      const process = createDyingProcess(test.app, diesAt)
      // Its illustrator goes on where it was: each image is another one.
      const engines = { ...enginesOf(KLING, process.fetch), illustrator: test.app.engines.illustrator }
      const app = { ...test.app, files: process.files, engines }
      return { runner: createJobRunner(app, { handlers: jobHandlers }), isDead: process.isDead }
    }
    const first = start(moment)
    await Promise.race([first.runner.runDue(), expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)])
    test.clock.advance(LEASE_MS + 1)
    await start(Number.POSITIVE_INFINITY).runner.runDue()
    expect(ordered().length).toBeLessThanOrEqual(1)
    for (const [, end] of ordered()) expect(end).not.toBeNull()
    const [layer] = await layersOf(ada, story_id)
    const { receipt } = await test.ok('getReceipt', {
      ...{ as: ada, params: { media_id: layer?.aroll_object.media?.id ?? '' } },
    })
    // A fallback's clip is free; an order whose outcome nobody knows is not sent again.
    const clip = receipt.work === 'CLIP' && receipt.engine === KLING ? receipt.credits : 0
    const image = receipt.work === 'CLIP' ? 1 : 0
    expect(before - (await test.balance(ada))).toBe(clip + image)
    test.takeLogged()
  },
)

it('a planned clip is regenerated with its outdated image', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, ids } = await made(ada)
  await test.ok('updateShot', { as: ada, params: { aroll_id: ids[0] ?? '' }, body: { subject: 'a red boat' } })
  const { items } = await test.ok('listStaleWork', { as: ada, params: { story_id } })
  expect(items.map(({ part, lock }) => [part, lock])).toEqual([
    ['PICTURE', null],
    ['MOTION', null],
  ])
})
