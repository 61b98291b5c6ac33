import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { chainWork } from '#engines/providers/chains.ts'
import { createFalLipSync } from '#engines/providers/fal/engines.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import { EngineError, type Engines, type WrittenScene } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { readPriceTable } from '#engines/prices.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { creditHolds, scenes as sceneRows } from '#server/platform/db/schema/index.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const OMNIHUMAN = 'fal-ai/bytedance/omnihuman'
/** Credits for a second. */
const [LIP_SYNC, MOTION] = [8, 2]
let clipMs = 2_000
const video = new Uint8Array(await readFile(new URL('../../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
const fake = await startFakeFal({ make: async () => ({ bytes: video, contentType: 'video/mp4' }) })
const { test, read } = await setUpGeneration()

/** Five words take 2,000 ms. */
const line = (narration: string, more: Partial<WrittenScene> = {}): WrittenScene => ({
  ...{ narration, visualPrompt: `Wide view, ${narration}` },
  ...more,
})
const DIALOGUE = [
  line('A storm is coming soon.'),
  line('Close the old front door.', { speaker: 'Ida', visualPrompt: 'Ida by a door' }),
  line('It has been closed already.', { speaker: 'Tom', visualPrompt: 'Tom at a table' }),
  // It shows who listens.
  line('Then let us wait here.', { speaker: 'Ida', visualPrompt: 'Tom listens' }),
]
const cast = [
  { name: 'Ida', description: 'An old woman' },
  { name: 'Tom', description: 'A young man' },
]

/** Camera moves cost credits, too, so that both kinds of clips are told apart. @param send reaches the provider */
function enginesOf(send: typeof fetch = fetch, isConnected = true): Engines {
  const draft = createTestEngines()
  let drawn = 0
  const headers = (key: string) => ({ Authorization: `Key ${key}` })
  const tools = createTestTools({
    fetch: send,
    inspect: async ([first]) =>
      first === 0x89
        ? { contentType: 'image/png', width: 16, height: 16, durationMs: null }
        : { contentType: 'video/mp4', width: 640, height: 640, durationMs: clipMs },
  })
  const provider = createProvider(
    { id: 'fal', label: 'fal', headers },
    { url: fake.url, key: FAL_KEY, limit: 2 },
    tools,
  )
  const lipSyncInfo = { label: OMNIHUMAN, builtIn: false, fallbacks: [draft.animator.info] }
  const fal = { info: lipSyncInfo, work: createFalLipSync(provider, OMNIHUMAN) }
  const lipSync = chainWork([fal, { info: draft.animator.info, work: draft.animator.lipSync }], () => undefined)
  return {
    ...draft,
    writer: {
      ...draft.writer,
      info: { label: 'chat', builtIn: false },
      write: async () => ({ title: 'Storm', scenes: DIALOGUE, cast }),
    },
    // Every image is another one.
    illustrator: {
      ...draft.illustrator,
      illustrate: async () => {
        const side = 16 + ++drawn
        return { bytes: makePng(side, side), contentType: 'image/png', width: side, height: side }
      },
    },
    animator: {
      ...draft.animator,
      info: { label: 'kling', builtIn: false },
      ...(isConnected && { lipSyncInfo, lipSync }),
    },
  }
}

beforeEach(() => {
  fake.received.length = 0
  fake.looks = 0
  clipMs = 2_000
  fake.error = null
  test.app.engines = enginesOf()
  const prices = [
    { engine: OMNIHUMAN, part: 'LIP_SYNC', credits: LIP_SYNC },
    { engine: 'kling', part: 'MOTION', credits: MOTION },
    { engine: 'chat', part: 'WRITING', credits: 0 },
  ]
  test.app.prices = readPriceTable(JSON.stringify({ as_of: '2026-12-01', prices }))
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

const TEXT = { initial_prompt: 'Two people wait for a storm', script_type: 'PROMPT' } as const

/** A written dialogue in moving clips, with its price. */
async function written(ada: TestUser) {
  const { story_id } = await test.ok('createStory', { as: ada, body: { ...TEXT, creation_mode: 'Text' } })
  await test.ok('generateStoryWithScriptType', { as: ada, body: { ...TEXT, story_id } })
  await test.runJobs()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
  const { credits, quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  return { story_id, credits, quote }
}

const layersOf = async (ada: TestUser, story_id: string) =>
  (await read(ada, story_id)).scenes.flatMap(({ arolls }) => arolls)

async function receiptOf(ada: TestUser, media_id = '') {
  return (await test.ok('getReceipt', { as: ada, params: { media_id } })).receipt
}

const ordered = () => fake.received.filter(({ method }) => method === 'POST')

it('submitStory: scenes that a character says in its only shot get a clip that speaks, quoted and charged in place of the moving one', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits, quote } = await written(ada)
  const lineOf = (wanted: string) => quote?.engines.find(({ part }) => part === wanted)
  expect(lineOf('MOTION')).toMatchObject({ engine: 'kling', count: 2 })
  expect(lineOf('LIP_SYNC')).toMatchObject({ engine: OMNIHUMAN, count: 2, is_built_in: false })
  const moves = lineOf('MOTION')?.most ?? 0
  const before = await test.balance(ada)
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  expect(ordered()).toHaveLength(2)
  // Each scene's own image and voice-over.
  const { scenes } = await read(ada, story_id)
  for (const [at, { path, json }] of ordered().entries()) {
    expect(path).toBe(`/${OMNIHUMAN}`)
    const receipt = await receiptOf(ada, scenes[at + 1]?.arolls[0]?.aroll_object.media?.id)
    expect(receipt).toMatchObject({ work: 'LIP_SYNC', engine: OMNIHUMAN, credits: 2 * LIP_SYNC })
    const sound = receipt.inputs.find(({ name }) => name === 'SOUND')
    expect(sound?.media_id).toBe(scenes[at + 1]?.audio_media?.id)
    const { image_url, audio_url } = json as Record<string, string>
    expect([image_url, audio_url]).toEqual([
      // The image of scene 2 is the second one.
      `data:image/png;base64,${Buffer.from(makePng(18 + at, 18 + at)).toString('base64')}`,
      expect.stringMatching(/^data:audio\/wav;base64,/u),
    ])
  }
  const layers = await layersOf(ada, story_id)
  expect(layers.map(({ aroll_type }) => aroll_type)).toEqual(Array.from({ length: 4 }, () => 'VideoARoll'))
  // The scene plays its voice-over; the clip's own sound would double it.
  expect(layers.map(({ use_video_audio }) => use_video_audio)).toEqual([false, false, false, false])
  // The voices last two seconds each, less than was held.
  expect(before - (await test.balance(ada))).toBe(moves + 2 * 2 * LIP_SYNC)
  expect(before - (await test.balance(ada))).toBeLessThanOrEqual(credits)
})

it('submitStory: a voice that lasts longer than expected costs no more than was quoted', async () => {
  clipMs = 8_000
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits } = await written(ada)
  const { voice } = test.app.engines
  const speak: typeof voice.speak = (request) => voice.speak({ ...request, text: `${request.text} `.repeat(4) })
  test.app.engines.voice = { ...voice, speak }
  const before = await test.balance(ada)
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  const { scenes } = await read(ada, story_id)
  expect(scenes[1]?.audio_media?.duration_ms).toBe(8_000)
  expect(ordered()).toHaveLength(2)
  expect(before - (await test.balance(ada))).toBe(credits)
})

it('submitStory: without a connected lip-sync engine every clip moves', async () => {
  test.app.engines = enginesOf(fetch, false)
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits, quote } = await written(ada)
  expect(quote?.engines.map(({ part, count }) => [part, count])).toEqual([
    ['VOICE', 4],
    ['PICTURE', 4],
    ['MOTION', 4],
  ])
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  expect(ordered()).toEqual([])
  for (const { aroll_object: shown } of await layersOf(ada, story_id))
    expect(await receiptOf(ada, shown.media?.id)).toMatchObject({ work: 'CLIP', engine: 'kling' })
})

it('submitStory: scenes of several shots keep their moving clips', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id } = await written(ada)
  await test.ok('planShots', { as: ada, params: { story_id }, body: { shots_per_scene: 'TWO' } })
  const { quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  expect(quote?.engines.filter(({ part }) => part === 'LIP_SYNC')).toEqual([])
  expect(quote?.engines).toContainEqual(expect.objectContaining({ part: 'MOTION', count: 8 }))
})

it('submitStory: an image that the model refuses to make speak is moved by the built-in engine, for nothing', async () => {
  fake.error = 'No face was found'
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits, quote } = await written(ada)
  const before = await test.balance(ada)
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  const [, layer] = await layersOf(ada, story_id)
  expect(await receiptOf(ada, layer?.aroll_object.media?.id)).toMatchObject({ engine: 'Test engine', credits: 0 })
  expect(before - (await test.balance(ada))).toBe(quote?.engines.find(({ part }) => part === 'MOTION')?.most)
})

it('submitStory: an image that no engine makes speak stays an image and costs nothing', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits, quote } = await written(ada)
  const moves = quote?.engines.find(({ part }) => part === 'MOTION')?.most ?? 0
  test.app.engines.animator.lipSync = async () => {
    throw new EngineError('No face was found')
  }
  const before = await test.balance(ada)
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  const layers = await layersOf(ada, story_id)
  expect(layers.map(({ aroll_type }) => aroll_type)).toEqual(['VideoARoll', 'ImageARoll', 'ImageARoll', 'VideoARoll'])
  expect(before - (await test.balance(ada))).toBe(moves)
  expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'HELD'))).toEqual([])
  test.takeLogged()
})

it('submitStory: a scene that the narrator speaks by the end of its generation stays an image, without a charge', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id, credits } = await written(ada)
  const { scenes } = await read(ada, story_id)
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.db
    .update(sceneRows)
    .set({ speakerStoryCharacterId: null })
    .where(eq(sceneRows.id, scenes[1]?.id ?? ''))
  await test.runJobs()
  expect(ordered()).toHaveLength(1)
  expect((await layersOf(ada, story_id))[1]?.aroll_type).toBe('ImageARoll')
  expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'HELD'))).toEqual([])
})

/** The dialogue as images with voices, before it moves. */
async function still(ada: TestUser) {
  const { story_id } = await test.ok('createStory', { as: ada, body: { ...TEXT, creation_mode: 'Text' } })
  await test.ok('generateStoryWithScriptType', { as: ada, body: { ...TEXT, story_id } })
  await test.runJobs()
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  return story_id
}

async function worksOf(ada: TestUser, story_id: string) {
  const layers = await layersOf(ada, story_id)
  const receipts = await Promise.all(layers.map(({ aroll_object: shown }) => receiptOf(ada, shown.media?.id)))
  return receipts.map(({ work }) => work)
}

it('generateWholeLongStoryVideo: clips of a dialogue speak as when it was made, for the shown price', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await still(ada)
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
  const body = { story_id, ai_output_mode: 'VIDEO' } as const
  const { credits, quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id, redraws: 'ALL' } })
  expect(quote?.engines.map(({ part, count }) => [part, count])).toEqual([
    ['PICTURE', 4],
    ['MOTION', 2],
    ['LIP_SYNC', 2],
  ])
  const before = await test.balance(ada)
  await test.ok('generateWholeLongStoryVideo', { as: ada, body, most: credits })
  await test.runJobs()
  expect(await worksOf(ada, story_id)).toEqual(['CLIP', 'LIP_SYNC', 'LIP_SYNC', 'CLIP'])
  expect(before - (await test.balance(ada))).toBe(credits)
  expect(ordered()).toHaveLength(2)
  // The new images, not those before.
  const speaks = (await layersOf(ada, story_id))[1]?.aroll_object.media?.id
  const image = (await receiptOf(ada, speaks)).inputs.find(({ name }) => name === 'SOURCE')
  expect(await receiptOf(ada, image?.media_id ?? '')).toMatchObject({ work: 'PICTURE' })
})

it('generateWholeLongStoryVideo: a scene whose voice-over was deleted meanwhile keeps its image, without a charge', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await still(ada)
  const { scenes } = await read(ada, story_id)
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id, redraws: 'ALL' } })
  const body = { story_id, ai_output_mode: 'VIDEO' } as const
  await test.ok('generateWholeLongStoryVideo', { as: ada, body, most: credits })
  await test.db
    .update(sceneRows)
    .set({ audioMediaId: null })
    .where(eq(sceneRows.id, scenes[1]?.id ?? ''))
  await test.db
    .update(sceneRows)
    .set({ audioMediaId: null })
    .where(eq(sceneRows.id, scenes[3]?.id ?? ''))
  await test.runJobs()
  expect(await worksOf(ada, story_id)).toEqual(['CLIP', 'PICTURE', 'LIP_SYNC', 'CLIP'])
  // Without a voice-over, what a model gave a clip is all there is to hear.
  const heard = (await layersOf(ada, story_id)).map(({ use_video_audio }) => use_video_audio)
  expect(heard).toEqual([false, false, false, true])
  expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'HELD'))).toEqual([])
})

it('createQuote: clips of a dialogue speak; one whose voice is made anew waits for it', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await still(ada)
  const { voice } = test.app.engines
  test.app.engines.voice = { ...voice, info: { label: 'Better voice', builtIn: false } }
  const { items } = await test.ok('getRealWork', { as: ada, params: { story_id } })
  expect(items.filter(({ part }) => part === 'MOTION' || part === 'LIP_SYNC').map(({ part }) => part)).toEqual([
    'MOTION',
    'LIP_SYNC',
    'LIP_SYNC',
    'MOTION',
  ])
  const quoteOf = (wanted: typeof items) =>
    test.ok('createQuote', { as: ada, body: { story_id, items: wanted.map(({ id }) => id) } })
  const spoken = items.filter(({ part }) => part === 'LIP_SYNC')
  const both = await quoteOf([...spoken, ...items.filter(({ part }) => part === 'VOICE').slice(0, 2)])
  expect(both.items.map(({ part }) => part)).toEqual(['VOICE', 'VOICE', 'LIP_SYNC'])
  const { id, most } = await quoteOf(items.filter(({ part }) => part !== 'VOICE'))
  const before = await test.balance(ada)
  await test.ok('acceptQuote', { as: ada, body: { quote_id: id }, most })
  await test.runJobs()
  expect(await worksOf(ada, story_id)).toEqual(['CLIP', 'LIP_SYNC', 'LIP_SYNC', 'CLIP'])
  expect(before - (await test.balance(ada))).toBe(most)
  // They are made, and made by themselves: there is nothing left to do, and nothing that counts as edited.
  const after = await test.ok('getRealWork', { as: ada, params: { story_id } })
  expect(after.items.filter(({ part }) => part === 'LIP_SYNC').map(({ lock }) => lock)).toEqual(['MADE', 'MADE'])
})

it('estimateCreditsForStory: a story that may become a dialogue is quoted with clips that may speak, none of them expected', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const { story_id } = await test.ok('createStory', { as: ada, body: { ...TEXT, creation_mode: 'Text' } })
  const body = { story_id, ai_output_mode: 'VIDEO' } as const
  const lip = async () => {
    const { quote } = await test.ok('estimateCreditsForStory', { as: ada, body })
    return quote?.engines.find(({ part }) => part === 'LIP_SYNC')
  }
  const found = await lip()
  expect(found).toMatchObject({ engine: OMNIHUMAN, expected: 0 })
  expect(found?.most).toBeGreaterThan(0)
  // What is written then is quoted within it.
  const { credits: shown } = await test.ok('estimateCreditsForStory', { as: ada, body })
  await test.ok('generateStoryWithScriptType', { as: ada, body: { ...TEXT, story_id } })
  await test.runJobs()
  expect((await test.ok('estimateCreditsForStory', { as: ada, body })).credits).toBeLessThanOrEqual(shown)
  // The built-in writer names no one.
  test.app.engines.writer.info = { label: 'Test engine', builtIn: true }
  const other = await test.ok('createStory', { as: ada, body: { ...TEXT, creation_mode: 'Text' } })
  const { quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { ...body, story_id: other.story_id } })
  expect(quote?.engines.map(({ part }) => part)).toEqual(['VOICE', 'PICTURE', 'MOTION'])
})

it.each([1, 2, 5, 9, 13, 16, 18, 20, 22, 24, 26, 28, 30, 32])(
  'a clip that speaks, whose server dies at moment %i, is ordered once at most and charged once',
  async (moment) => {
    const ada = await test.user({ extraCredits: 1_000 })
    const { story_id, credits } = await written(ada)
    const before = await test.balance(ada)
    await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
    const start = (diesAt: number) => {
      const process = createDyingProcess(test.app, diesAt)
      const engines = { ...enginesOf(process.fetch), illustrator: test.app.engines.illustrator }
      return {
        runner: createJobRunner({ ...test.app, files: process.files, engines }, { handlers: jobHandlers }),
        isDead: process.isDead,
      }
    }
    const first = start(moment)
    await Promise.race([first.runner.runDue(), expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)])
    test.clock.advance(LEASE_MS + 1)
    await start(Number.POSITIVE_INFINITY).runner.runDue()
    expect(ordered().length).toBeLessThanOrEqual(2)
    const layers = await layersOf(ada, story_id)
    expect(layers.map(({ aroll_type }) => aroll_type)).toEqual(Array.from({ length: 4 }, () => 'VideoARoll'))
    const receipts = await Promise.all(layers.map(({ aroll_object: shown }) => receiptOf(ada, shown.media?.id)))
    expect(receipts.map(({ work }) => work)).toEqual(['CLIP', 'LIP_SYNC', 'LIP_SYNC', 'CLIP'])
    expect(before - (await test.balance(ada))).toBe(receipts.reduce((sum, receipt) => sum + receipt.credits, 0))
    expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'HELD'))).toEqual([])
    test.takeLogged()
  },
)
