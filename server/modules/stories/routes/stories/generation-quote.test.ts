import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { creditHolds, quotes } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { test, begin, split, submit, read, readStatus } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = PRICE_TABLE
})

const dearer = readPriceTable(
  JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'PICTURE', credits: 5 }] }),
)

/** Three scenes that were split and not generated, and engines of providers. */
async function written(extra: object = {}) {
  const ada = await test.user()
  const providers = createRealEngines()
  test.app.engines = providers.engines
  const story_id = await begin(ada, extra)
  await split(ada, story_id)
  await test.runJobs()
  const estimate = (body: object = {}) => test.ok('estimateCreditsForStory', { as: ada, body: { story_id, ...body } })
  return { ada, story_id, estimate, ...providers }
}

/** Begins it with a shown price. */
const submitFor = (ada: TestUser, story_id: string, most: number) =>
  test.request('POST', `/core-api/story/${story_id}/submit/`, {
    as: ada,
    headers: { 'Idempotency-Key': crypto.randomUUID(), 'Most-Credits': String(most) },
  })

describe('the first generation of a story by engines of providers', () => {
  it('a first generation by providers is priced by engine before it begins, and costs its finished pieces', async () => {
    const { ada, story_id, estimate, asked } = await written()
    const said = await estimate()
    // Three texts of a dozen letters, one credit each; three pictures at three.
    expect(said).toMatchObject({ credits: 12, is_affordable: true, lines: [] })
    expect(said.quote).toMatchObject({
      ...{ prices_as_of: PRICE_TABLE.asOf, expected: 12, most: 12, is_about: false },
      engines: [
        { part: 'VOICE', engine: 'ElevenLabs', is_built_in: false, count: 3, most: 3 },
        { part: 'PICTURE', engine: 'gpt-image-2', is_built_in: false, count: 3, most: 9 },
      ],
    })
    expect(asked).toEqual([])
    expect((await submitFor(ada, story_id, 12)).status).toBe(202)
    await test.runJobs()
    expect(asked).toHaveLength(6)
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 12)
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED', credits_charged: 12 })
    const [stored] = await test.db.select().from(quotes).where(eq(quotes.storyId, story_id))
    expect(stored).toMatchObject({ work: 'GENERATION', status: 'ACCEPTED', pricesAsOf: PRICE_TABLE.asOf })
    expect(stored?.items).toHaveLength(6)
    // It is no quote of 'Make it real'.
    const work = await test.ok('getRealWork', { as: ada, params: { story_id } })
    expect(work.quote).toBeNull()
    const body = { quote_id: stored?.id ?? '' }
    expect(await test.call('stopQuote', { as: ada, body })).toMatchObject({ status: 404 })
  })

  it('a generation needs approval again when a price rose since it was shown: nothing is begun or charged, and the text stays', async () => {
    const { ada, story_id, estimate, asked } = await written()
    const { credits } = await estimate()
    test.app.prices = dearer
    expect(await submitFor(ada, story_id, credits)).toMatchObject({
      status: 402,
      body: { error: 'PRICE_CHANGED', risen_price: { shown: 12, most: 18 } },
    })
    await test.runJobs()
    expect(asked).toEqual([])
    expect(await test.balance(ada)).toBe(STARTING_CREDITS)
    expect(await test.db.select().from(quotes)).toEqual([])
    expect((await read(ada, story_id)).scenes.map(({ text }) => text)).toHaveLength(3)
    expect((await submitFor(ada, story_id, 18)).status).toBe(202)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 18)
  })

  it('a generation does not charge the work of a fallback draft engine, and charges each piece by itself', async () => {
    const { ada, story_id, engines } = await written()
    test.app.engines = {
      ...engines,
      illustrator: {
        ...engines.illustrator,
        illustrate: async (request, call) => {
          const made = await engines.illustrator.illustrate(request, call)
          return request.prompt.includes('Two') ? { ...made, madeBy: 'Test engine', isBuiltIn: true } : made
        },
      },
    }
    await submit(ada, story_id)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 9)
    const free = await test.db.select().from(creditHolds).where(eq(creditHolds.madeBy, 'Test engine'))
    expect(free).toMatchObject([{ status: 'RELEASED', reason: 'Test engine made it, which is free' }])
  })

  it('a generation cancelled midway costs its finished pieces, and the missing ones are priced when it continues', async () => {
    const { ada, story_id, estimate, real } = await written()
    let drawn = 0
    real.before = async (call) => {
      if (!call.includes('draws') || ++drawn < 2) return
      await test.call('cancelGeneration', { as: ada, params: { story_id } })
    }
    await submit(ada, story_id)
    await test.runJobs()
    test.takeLogged()
    real.before = () => undefined
    const kept = STARTING_CREDITS - (await test.balance(ada))
    expect(kept).toBeGreaterThan(0)
    const { credits } = await estimate()
    expect(credits).toBe(12 - kept)
    expect((await submitFor(ada, story_id, credits)).status).toBe(202)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 12)
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
  })

  it('a generation of moving clips prices each clip too, and charges it when it is finished', async () => {
    const { ada, story_id, estimate } = await written()
    const { quote, credits } = await estimate({ ai_output_mode: 'VIDEO' })
    const [motion] = quote?.engines.filter(({ part }) => part === 'MOTION') ?? []
    expect(motion).toMatchObject({ engine: 'kling', count: 3 })
    await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
    expect((await submitFor(ada, story_id, credits)).status).toBe(202)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - credits)
  })

  it('a generation is refused as a whole when credits or a cap do not cover its maximum cost', async () => {
    const { ada, story_id, asked } = await written()
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: 11 } })
    expect(await test.call('submitStory', { as: ada, params: { story_id } })).toMatchObject({
      status: 402,
      body: { error: 'CAP_REACHED', caps_reached: [{ cost: 12, left: 11 }] },
    })
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: null } })
    test.app.prices = readPriceTable(
      JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'PICTURE', credits: 50 }] }),
    )
    expect(await test.call('submitStory', { as: ada, params: { story_id } })).toMatchObject({
      status: 402,
      body: { error: 'INSUFFICIENT_CREDITS', credits_shortfall: { units: 3, cost: 153, affordable_units: 1 } },
    })
    expect(asked).toEqual([])
    expect(await test.db.select().from(creditHolds)).toEqual([])
  })

  it('a first generation stays free, without a quote, where all engines are built in', async () => {
    const { ada, story_id, estimate } = await written()
    test.app.engines = createTestEngines()
    expect(await estimate()).toMatchObject({ credits: 0, is_free_generation: true, quote: null })
    expect((await submitFor(ada, story_id, 0)).status).toBe(202)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS)
  })
})

describe('a story generated as soon as it is written', () => {
  const idea = { initial_prompt: 'A lighthouse keeper writes', script_type: 'PROMPT', video_length_in_sec: 30 }
  const generate = (ada: TestUser, most?: number) =>
    test.request('POST', '/core-api/story/generate/', {
      as: ada,
      headers: { 'Idempotency-Key': crypto.randomUUID(), ...(most !== undefined && { 'Most-Credits': String(most) }) },
      body: { ...idea, language: 'en-US', aspect_ratio: 'SIXTEEN_NINE' },
    })
  const ask = (ada: TestUser) =>
    test.ok('getNewStoryQuote', { as: ada, query: { video_length_in_sec: 30, language: 'en-US' } })

  it('getNewStoryQuote: a story generated as soon as it is written is priced roughly before, and charged by its real length', async () => {
    const ada = await test.user()
    expect((await ask(ada)).quote).toBeNull()
    test.app.engines = createRealEngines().engines
    const { quote, is_affordable } = await ask(ada)
    // Six scenes are expected, eight have room: at three a picture, and one or two a voice.
    expect(quote).toMatchObject({
      is_about: true,
      engines: [
        { part: 'VOICE', count: 6, expected: 12, most: 16 },
        { part: 'PICTURE', count: 6, expected: 18, most: 24 },
      ],
    })
    expect(is_affordable).toBe(true)
    expect((await generate(ada, quote?.most)).status).toBe(202)
    await test.runJobs()
    // The test engine writes two scenes.
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 8)
  })

  it('a story generated as soon as it is written is refused before that when the price rose since it was shown', async () => {
    const ada = await test.user()
    test.app.engines = createRealEngines().engines
    const { quote } = await ask(ada)
    test.app.prices = dearer
    expect(await generate(ada, quote?.most)).toMatchObject({ status: 402, body: { error: 'PRICE_CHANGED' } })
    expect((await test.ok('getUserStories', { as: ada })).results).toEqual([])
  })

  it('a story whose text costs more than was shown keeps the text and waits for consent', async () => {
    const ada = await test.user()
    const { engines } = createRealEngines()
    const scenes = Array.from({ length: 20 }, (_, at) => ({ narration: `Scene ${at}.`, visualPrompt: 'A door' }))
    test.app.engines = {
      ...engines,
      writer: { ...engines.writer, write: async () => ({ title: 'Long', scenes, cast: [] }) },
    }
    const { quote } = await ask(ada)
    const { body } = await generate(ada, quote?.most)
    const { story_id } = body as { story_id: string }
    await test.runJobs()
    expect(await readStatus(ada, story_id)).toMatchObject({
      status: 'FAILED',
      error_message: expect.stringContaining(
        'It costs at most 80 credits now, more than was shown. The text was written',
      ),
    })
    expect(await test.balance(ada)).toBe(STARTING_CREDITS)
    expect(await test.db.select().from(creditHolds)).toEqual([])
    expect((await submitFor(ada, story_id, 80)).status).toBe(202)
    await test.runJobs()
    expect(await test.balance(ada)).toBe(STARTING_CREDITS - 80)
  })
})
