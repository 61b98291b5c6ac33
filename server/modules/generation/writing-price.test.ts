import { beforeEach, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { chainWriters } from '#engines/providers/chains.ts'
import type { Writer } from '#engines/ports.ts'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { SCRIPT, setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, begin, made, read, readStatus } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  // A letter costs half a credit.
  test.app.prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'openai:gpt-4o', part: 'WRITING', credits: 500 }] }),
  )
})

/** A model writes what the built-in writer would; that one stands in. */
function connectWriter() {
  const draft = createTestEngines().writer
  const asked: string[] = []
  const model = { before: (_text: string): Promise<unknown> | void => undefined }
  const info = { label: 'gpt-4o', id: 'openai:gpt-4o', builtIn: false, standIns: [draft.info] }
  const writer: Writer = {
    ...draft,
    info,
    async write(request, call) {
      asked.push(request.text)
      await model.before(request.text)
      return draft.write(request, call)
    },
  }
  test.app.engines.writer = chainWriters([writer, draft], () => undefined)
  return { asked, model }
}

const half = (characters: number) => Math.ceil(characters / 2)
const lengthOf = (scenes: readonly { text: string }[]) => scenes.reduce((sum, { text }) => sum + text.length, 0)

it('a story that a model writes says its price before, by engine, expected and at most, and costs the length that it has', async () => {
  const { asked } = connectWriter()
  const ada = await test.user({ extraCredits: 1_000 })
  const query = { video_length_in_sec: 10, language: 'en-US' }
  const { quote } = await test.ok('getNewStoryQuote', { as: ada, query })
  // Ten seconds have 160 letters, and a tenth more at most.
  expect(quote?.engines[0]).toEqual({
    ...{ part: 'WRITING', engine: 'gpt-4o', is_built_in: false, count: 1, expected: half(160), most: half(176) },
  })
  expect(quote).toMatchObject({ most: half(176), prices_as_of: '2026-12-01', is_about: true })
  const body = { initial_prompt: 'A lighthouse wakes every evening', video_length_in_sec: 10, language: 'en-US' }
  const start = (most?: number) =>
    test.call('createAndGenerateStory', { as: ada, body, ...(most !== undefined && { most }) })
  expect(await start()).toMatchObject({ status: 402, body: { risen_price: { shown: 0, most: half(176) } } })
  expect(await start(half(176) - 1)).toMatchObject({ status: 402, body: { error: 'PRICE_CHANGED' } })
  expect(asked).toEqual([])
  const before = await test.balance(ada)
  const begun = await start(half(176))
  expect(begun.status).toBe(202)
  await test.runJobs()
  const { story_id } = begun.body as { story_id: string }
  const story = await read(ada, story_id)
  expect(story.status).toBe('COMPLETED')
  expect(before - (await test.balance(ada))).toBe(half(lengthOf(story.scenes)))
})

it('a text that the model could not write is free, and nothing stands in for it', async () => {
  const { model } = connectWriter()
  const ada = await test.user({ extraCredits: 1_000 })
  const before = await test.balance(ada)
  const cut = async () => {
    const story_id = await begin(ada)
    const body = { story_id, initial_prompt: SCRIPT }
    await test.ok('splitStoryIntoScenes', { as: ada, body, most: half(SCRIPT.length) })
    await test.runJobs()
    return story_id
  }
  model.before = () => Promise.reject(new Error('down'))
  const story_id = await cut()
  for (let attempt = 2; attempt <= 3; attempt++) {
    test.clock.advance(60_000)
    await test.runJobs()
  }
  expect(test.takeLogged()).toHaveLength(1)
  expect(await read(ada, story_id)).toMatchObject({ status: 'FAILED', scenes: [] })
  expect(await test.balance(ada)).toBe(before)
  model.before = () => undefined
  const { scenes } = await read(ada, await cut())
  expect(before - (await test.balance(ada))).toBe(half(lengthOf(scenes)))
})

it('a script that is cut by a model costs nothing to whoever was shown no price: it is refused, and no model is asked', async () => {
  const { asked } = connectWriter()
  const ada = await test.user()
  const story_id = await begin(ada)
  const cut = await test.call('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt: SCRIPT } })
  expect(cut).toMatchObject({ status: 402, body: { risen_price: { shown: 0, most: half(SCRIPT.length) } } })
  await test.runJobs()
  expect(asked).toEqual([])
  expect(await test.balance(ada)).toBe(STARTING_CREDITS)
})

it('a story that is written anew by a model is paid by its length, by the built-in writer as the table says', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada)
  const rewrite = (most?: number) =>
    test.call('rewriteStory', {
      ...{
        as: ada,
        params: { story_id },
        body: { script_type: 'SCRIPT', initial_prompt: 'One. Two.\n\nThree is here.' },
      },
      ...(most !== undefined && { most }),
    })
  const before = await test.balance(ada)
  expect(await rewrite(2)).toMatchObject({ status: 202, body: { credits: 2 } })
  await test.runJobs()
  expect(before - (await test.balance(ada))).toBe(2)
  connectWriter()
  const text = 'One. Two.\n\nThree is here.'
  expect(await rewrite(2)).toMatchObject({ status: 402, body: { risen_price: { most: half(text.length) } } })
  await rewrite(half(text.length))
  await test.runJobs()
  // What stands between scenes is in none of them.
  expect(before - (await test.balance(ada))).toBe(2 + half('One.Two.Three is here.'.length))
  const usage = await test.ok('listUsage', { as: ada })
  expect(usage.results.map(({ action }) => action)).toContain('write_story')
})

it('a magic prompt by a model asks its price first, is written outside of any transaction, and is bought once', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada)
  const [scene] = (await read(ada, story_id)).scenes
  const { asked, model } = connectWriter()
  const price = half(scene?.text.length ?? 0)
  const key = crypto.randomUUID()
  const ask = (most: number, prompt?: string) => {
    const body = { story_id, scene_id: scene?.id, ...(prompt !== undefined && { prompt }) }
    return test.call('generateMagicPrompt', {
      as: ada,
      body,
      key: prompt === undefined ? key : crypto.randomUUID(),
      most,
    })
  }
  const before = await test.balance(ada)
  expect(await ask(price - 1)).toMatchObject({ status: 402, body: { risen_price: { most: price } } })
  expect(asked).toEqual([])
  // While it writes the database answers others.
  model.before = () => test.ok('getStory', { as: ada, query: { story_id } })
  const first = await ask(price)
  expect(first.status).toBe(200)
  expect((await ask(price)).body).toEqual(first.body)
  expect(asked).toHaveLength(1)
  expect(before - (await test.balance(ada))).toBe(price)
  // What stands there is improved by rules.
  expect((await ask(1, 'a lighthouse')).status).toBe(200)
  expect(asked).toHaveLength(1)
})

it('a narrated story says what a model asks, and costs it with the story that it is for', async () => {
  const { asked } = connectWriter()
  const ada = await test.user({ extraCredits: 1_000 })
  const before = await test.balance(ada)
  const start = (most?: number) => {
    const body = { initial_prompt: 'Every evening the old lighthouse wakes.' }
    return test.call('createNarratedStory', { as: ada, body, ...(most !== undefined && { most }) })
  }
  expect(await start()).toMatchObject({ status: 402, body: { error: 'PRICE_CHANGED' } })
  expect(asked).toEqual([])
  const { status, body } = await start(20)
  expect(status).toBe(201)
  const { story_id } = body as { story_id: string }
  expect(before - (await test.balance(ada))).toBe(half('Every evening the old lighthouse wakes.'.length))
  const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  expect(receipts).toMatchObject([{ place: 'Text', receipt: { engine: 'gpt-4o', credits: 20 } }])
  expect(await readStatus(ada, story_id)).toMatchObject({ status: 'DRAFT' })
})

it('the prices of a model are among the costs, and where built-in engines write none are', async () => {
  const ada = await test.user()
  const priceOf = async (action: string) =>
    (await test.ok('getCreditCosts', { as: ada })).costs.find((cost) => cost.action === action)?.engine_price
  expect(await priceOf('write_story')).toBeNull()
  test.app.prices = PRICE_TABLE
  connectWriter()
  expect(await priceOf('write_story')).toEqual({ engine: 'gpt-4o', per: 'TEXT', expected: 0.6, most: 0.6 })
  expect(await priceOf('transcribe_audio')).toBeNull()
})
