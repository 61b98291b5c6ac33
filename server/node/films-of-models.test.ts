import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { startFakeA1111 } from '#engines/testing/fake-a1111.ts'
import { ELEVENLABS_KEY, startFakeElevenLabs } from '#engines/testing/fake-elevenlabs.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { startFakeKokoro } from '#engines/testing/fake-kokoro.ts'
import { makeMusic } from '#engines/testing/made-music.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import type { FakeServer, Trouble } from '#engines/testing/fake-server.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'
import { readRecipes } from './testing/recipes.ts'

// Films whose parts are made by models in the forms of their providers, with the whole backend between.
const SCRIPT = 'One is here. Two is here.'
const clip = new Uint8Array(await readFile(new URL('../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
const drawn = await createIllustrator(makeNodeCanvas).illustrate({
  ...{ prompt: 'A lighthouse', look: 'cinematic', seed: 1, width: 256, height: 256 },
})
const openai = await startFakeOpenAi({ paintsOnce: true })
const ollama = await startFakeOpenAi({ isOpen: true })
const elevenlabs = await startFakeElevenLabs()
const kokoro = await startFakeKokoro({ isOpen: true })
const a1111 = await startFakeA1111({ isOpen: true })
const fal = await startFakeFal({
  make: async (model, { music_length_ms: ms }) => {
    if (model.endsWith('/music')) return { bytes: makeMusic(Number(ms)), contentType: 'audio/wav' }
    return model.includes('kling') ? { bytes: clip, contentType: 'video/mp4' } : drawn
  },
})
fal.looks = 0
const sandbox = createNodeSandbox()
afterAll(async () => {
  const typed = [openai, ollama, elevenlabs, fal].flatMap((fake) => fake.verify())
  expect([...typed, ...kokoro.problems, ...a1111.problems]).toEqual([])
  await Promise.all([openai, ollama, elevenlabs, kokoro, a1111, fal].map((fake) => fake.close()))
  sandbox.close()
}, 60_000)

const two = {
  ...{ OPENAI_URL: openai.url, OPENAI_KEY, OPENAI_TIMEOUT: '2' },
  ...{ FAL_URL: fal.url, FAL_KEY, FAL_TIMEOUT: '2' },
}

/** Requests that would cost something, answered or not. */
const orders = ({ received }: FakeServer) => received.filter(({ method }) => method === 'POST').length
const connect = (env: Record<string, string>) =>
  connectEngines(createTestEngines(), readEngineSettings(env), { sandbox, onFailure: () => undefined })

/** What a recipe leaves open, and where the world's addresses are here. */
function followed(env: Readonly<Record<string, string>>): Record<string, string> {
  const keys = { OPENAI_KEY, FAL_KEY, ELEVENLABS_KEY }
  const services = { OPENAI_URL: openai.url, FAL_URL: fal.url, ELEVENLABS_URL: elevenlabs.url }
  const own = { OPENAI_URL: ollama.url, KOKORO_URL: kokoro.url, A1111_URL: a1111.url }
  const entries = Object.entries(env).map(([name, value]) => {
    if (name.endsWith('_KEY')) return [name, keys[name as keyof typeof keys]]
    // The path of an address is the recipe's own word.
    return name.endsWith('_URL')
      ? [name, new URL(own[name as keyof typeof own]).origin + new URL(value).pathname.replace(/\/$/u, '')]
      : [name, value]
  })
  return { ...(env.OPENAI_URL === undefined && services), ...(Object.fromEntries(entries) as Record<string, string>) }
}

const { engines: set, test, made, begin, read } = await setUpSwitched()

/** The whole backend, with engines that a test may exchange. */
async function setUpSwitched() {
  const engines = createTestEngines()
  const making = await setUpGeneration(engines)
  return {
    ...making,
    engines: (others: Partial<typeof engines>) => void Object.assign(making.test.app.engines, others),
  }
}

it.each(readRecipes())(
  'by the documented recipe “$title” each model that it names makes its part of a film',
  async ({ env }) => {
    const engines = connect(followed(env))
    await engines.voice.refresh?.()
    set(engines)
    const ada = await test.user()
    const options = { initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
    const story_id = await begin(ada, { creation_mode: 'Text' })
    await test.ok('generateStoryWithScriptType', {
      as: ada,
      body: { story_id, script_type: 'PROMPT', ...options },
      most: 100,
    })
    await test.ok('submitStory', { as: ada, params: { story_id } })
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story.scenes.map(({ status }) => status)).toEqual(story.scenes.map(() => 'COMPLETED'))
    const [shown] = story.scenes[0]?.arolls ?? []
    const place = { story_id, aroll_id: shown?.id ?? '' }
    const source_media_id = shown?.aroll_object.media?.id ?? ''
    if (env.ENGINE_ANIMATOR !== undefined)
      await test.ok('createTask', {
        as: ada,
        body: { model_id: 'draft-image-to-video', source_media_id, prompt: 'slowly closer', duration: 3, ...place },
        most: 100,
      })
    if (env.ENGINE_MUSIC !== undefined)
      await test.ok('createTask', {
        as: ada,
        body: { model_id: 'compose-music', story_id, prompt: 'A slow piano', duration: 12 },
        most: 100,
      })
    await test.runJobs()
    const [music] = (await test.ok('getTasks', { as: ada, query: { story_id, task_type: 'music' } })).data
    if (music?.result_media)
      await test.ok('updateMusic', {
        as: ada,
        body: { story_id, have_background_music: true, background_music_file_location: music.result_media.url },
      })
    const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
    // Each is called by the model that the recipe names first; what stands in after it made nothing.
    const named = (port: string) => env[port]?.split(',')[0]?.replace(/^\w+:/u, '')
    const models = (work: string) => [
      ...new Set(receipts.flatMap(({ receipt }) => (receipt.work === work ? [receipt.model] : []))),
    ]
    const works = { WRITER: 'TEXT', ILLUSTRATOR: 'PICTURE', VOICE: 'VOICE', ANIMATOR: 'CLIP', MUSIC: 'MUSIC' }
    const chosen = Object.entries(works).filter(([port]) => named(`ENGINE_${port}`) !== undefined)
    expect(chosen.length).toBeGreaterThanOrEqual(2)
    for (const [port, work] of chosen) expect([work, ...models(work)]).toEqual([work, named(`ENGINE_${port}`)])
  },
)

const status = (code: number, body?: unknown): Trouble => ({
  kind: 'status',
  status: code,
  headers: { 'Retry-After': '0' },
  ...(body !== undefined && { body }),
})
const times = (count: number, trouble: Trouble) => Array.from({ length: count }, () => trouble)

/** What each of two providers does, and how often it is asked in all. */
const WAYS: { way: string; troubles: Trouble[]; asked: number; problem: RegExp }[] = [
  { way: 'is busy', troubles: times(3, status(429)), asked: 3, problem: /is busy or unavailable \(429\)/u },
  { way: 'is in trouble', troubles: times(3, status(503)), asked: 3, problem: /is busy or unavailable \(503\)/u },
  { way: 'breaks off its answer', troubles: [{ kind: 'half' }], asked: 1, problem: /stopped responding/u },
  {
    way: 'refuses the words',
    troubles: [status(400, { error: { message: 'Not that' } })],
    asked: 1,
    problem: /refused: Not that/u,
  },
  { way: 'does not know the key', troubles: [status(401)], asked: 1, problem: /rejected the API key/u },
  { way: 'never answers', troubles: [{ kind: 'hang' }], asked: 1, problem: /didn’t respond/u },
  {
    way: 'answers something else',
    troubles: [status(200, { odd: true })],
    asked: 1,
    problem: /unexpected|no job ID|return/u,
  },
]

it.each(WAYS)(
  'when one provider after the other $way, the last engine draws; the receipt says so, and it is free',
  async ({ troubles, asked, problem }) => {
    set(connect({ ...two, ENGINE_ILLUSTRATOR: 'fal:fal-ai/flux/dev,openai:gpt-image-2,draft' }))
    const ada = await test.user()
    set({ writer: createTestEngines().writer, voice: createTestEngines().voice })
    const story_id = await made(ada, SCRIPT)
    const [scene] = (await read(ada, story_id)).scenes
    const params = { aroll_id: scene?.arolls[0]?.id ?? '' }
    const counts = () => [fal, openai].map(orders)
    const before = counts()
    for (const fake of [fal, openai]) fake.troubles.push(...troubles)
    await test.ok('regenerateImage', { as: ada, params, body: { custom_prompt: 'a lighthouse' }, most: 3 })
    await test.runJobs()
    expect(counts().map((count, at) => count - (before[at] ?? 0))).toEqual([asked, asked])
    const shown = await test.ok('getAroll', { as: ada, params })
    const media_id = shown.aroll_object.media?.id ?? ''
    const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id } })
    expect(receipt).toMatchObject({ prompt: 'a lighthouse', engine: 'Test engine', is_draft: true, credits: 0 })
    expect(receipt.failures.map(({ engine }) => engine)).toEqual(['fal-ai/flux/dev', 'gpt-image-2'])
    for (const failure of receipt.failures) expect(failure.problem).toMatch(problem)
    expect(fal.troubles.length + openai.troubles.length).toBe(0)
  },
)

it('a result that has expired at one provider is made by the next, and not asked for again', async () => {
  set(connect({ ...two, ENGINE_ILLUSTRATOR: 'fal:fal-ai/flux/dev,openai:gpt-image-2,draft' }))
  set({ writer: createTestEngines().writer, voice: createTestEngines().voice })
  const before = orders(fal)
  fal.hasExpired = true
  const ada = await test.user()
  const story_id = await made(ada, 'One is here.')
  fal.hasExpired = false
  const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  const picture = receipts.find(({ receipt }) => receipt.work === 'PICTURE')?.receipt
  expect(picture).toMatchObject({
    engine: 'gpt-image-2',
    failures: [{ engine: 'fal-ai/flux/dev', problem: 'The generated file is no longer available' }],
  })
  expect(orders(fal) - before).toBe(1)
})
