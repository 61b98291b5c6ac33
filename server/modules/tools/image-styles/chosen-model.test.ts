import { beforeEach, describe, expect, it } from 'vitest'
import { readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const FLUX = 'flux'
const { test, begin, split, made, read, readStatus } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'fal:*', part: 'PICTURE', credits: 5 }] }),
  )
})

function connect() {
  const providers = createRealEngines()
  test.app.engines = providers.engines
  return providers
}

/** Chooses it for a story by its id in the list of models. */
async function choose(ada: TestUser, story_id: string, name: string) {
  const { models } = await test.ok('listLeonardoPresets', { as: ada })
  const id = models.find((model) => model.name === name)?.leonardo_model_id ?? ''
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { default_image_model: id } })
  return id
}

const redraw = (as: TestUser, aroll_id: string, most: number) =>
  test.call('regenerateImage', { as, params: { aroll_id }, body: { custom_prompt: 'A door' }, most })

describe('several image models', () => {
  it('all image models are offered, and the one that a story chose is priced, used first and named', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const story_id = await made(ada)
    const { asked } = connect()
    const { models } = await test.ok('listLeonardoPresets', { as: ada })
    expect(models.map(({ name, is_built_in }) => [name, is_built_in])).toEqual([
      ['gpt-image-2', false],
      ['flux', false],
      ['Test engine', true],
    ])
    const image_model = await choose(ada, story_id, FLUX)
    const { costs } = await test.ok('getCreditCosts', { as: ada, query: { image_model } })
    const engine_price = costs.find(({ action }) => action === 'regenerate_image')?.engine_price
    expect(engine_price).toEqual({ engine: FLUX, per: 'PICTURE', expected: 5, most: 5 })
    const [first] = (await read(ada, story_id)).scenes
    const arollId = first?.arolls[0]?.id ?? ''
    const before = await test.balance(ada)
    expect((await redraw(ada, arollId, 5)).status).toBeLessThan(300)
    await test.runJobs()
    expect(asked).toEqual([expect.stringMatching(/^flux draws A door/u)])
    expect(before - (await test.balance(ada))).toBe(5)
  })

  it('the image model that a story chose generates all of its images, and the quote names it', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const { asked } = connect()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await choose(ada, story_id, FLUX)
    const { quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
    expect(quote?.engines.find(({ part }) => part === 'PICTURE')).toMatchObject({ engine: FLUX, most: 15 })
    await test.ok('submitStory', { as: ada, params: { story_id }, most: 100 })
    await test.runJobs()
    expect(asked.filter((call) => call.includes(' draws ')).every((call) => call.startsWith(FLUX))).toBe(true)
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED', credits_charged: 16 })
  })

  it('the image model that a story chose generates its portraits, too, at its own price', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const { asked } = connect()
    const story_id = await begin(ada)
    const image_model = await choose(ada, story_id, FLUX)
    const { costs } = await test.ok('getCreditCosts', { as: ada, query: { image_model } })
    const shown = costs.find(({ action }) => action === 'generate_portrait')?.engine_price
    expect(shown).toMatchObject({ engine: FLUX, most: 5 })
    const before = await test.balance(ada)
    const body = { call_name: 'Mara' }
    await test.ok('createAndPublishCharacter', { as: ada, params: { storyId: story_id }, body, most: 5 })
    await test.runJobs()
    expect(asked).toEqual([expect.stringMatching(/^flux draws .*Mara/u)])
    expect(before - (await test.balance(ada))).toBe(5)
  })

  it('a chosen built-in image model calls no provider, and a quote still offers the others', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const story_id = await made(ada)
    const { asked } = connect()
    await choose(ada, story_id, 'Test engine')
    const [first] = (await read(ada, story_id)).scenes
    expect((await redraw(ada, first?.arolls[0]?.id ?? '', 1)).status).toBeLessThan(300)
    await test.runJobs()
    expect(asked).toEqual([])
    const { items, engines } = await test.ok('getRealWork', { as: ada, params: { story_id } })
    const named = engines.filter(({ part }) => part === 'PICTURE').map(({ engine }) => engine)
    expect(named).toEqual(['gpt-image-2', 'flux'])
    const image = items.find(({ part }) => part === 'PICTURE')?.id ?? ''
    const body = { story_id, items: [image], engines: [{ part: 'PICTURE' as const, engine: FLUX }] }
    const { id } = await test.ok('createQuote', { as: ada, body })
    await test.ok('acceptQuote', { as: ada, body: { quote_id: id } })
    await test.runJobs()
    expect(asked).toEqual([expect.stringMatching(/^flux draws/u)])
  })

  it('images of a removed image model are generated by the first one, and it can no longer be chosen', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const story_id = await made(ada)
    connect()
    const default_image_model = await choose(ada, story_id, FLUX)
    test.app.engines = createTestEngines()
    const refused = await test.call('updateStory', { as: ada, params: { story_id }, body: { default_image_model } })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { default_image_model: ['Model not found'] } },
    })
    const [first] = (await read(ada, story_id)).scenes
    expect((await redraw(ada, first?.arolls[0]?.id ?? '', 1)).status).toBeLessThan(300)
    await test.runJobs()
    expect((await read(ada, story_id)).scenes[0]?.arolls[0]).toMatchObject({ status: 'COMPLETED' })
  })

  it('an account’s image model begins with each new story; one that does not exist is refused', async () => {
    const ada = await test.user()
    connect()
    const { models } = await test.ok('listLeonardoPresets', { as: ada })
    const image_model = models[1]?.leonardo_model_id ?? ''
    await test.ok('updateUserProfile', { as: ada, body: { image_model } })
    expect(await test.ok('createStory', { as: ada, body: { creation_mode: 'Text' } })).toMatchObject({
      default_image_model: image_model,
    })
    expect(await test.call('updateUserProfile', { as: ada, body: { image_model: 'midjourney' } })).toMatchObject({
      status: 400,
      body: { fields: { image_model: ['Model not found'] } },
    })
    const query = { video_length_in_sec: 30, language: 'en-US' as const }
    const { quote } = await test.ok('getNewStoryQuote', { as: ada, query })
    expect(quote?.engines.find(({ part }) => part === 'PICTURE')).toMatchObject({ engine: FLUX })
  })

  it('a story from a prompt alone is priced and generated with the named model', async () => {
    const ada = await test.user()
    connect()
    const { models } = await test.ok('listLeonardoPresets', { as: ada })
    const default_image_model = models[1]?.leonardo_model_id ?? ''
    const query = { video_length_in_sec: 30, language: 'en-US' as const, default_image_model }
    const { quote } = await test.ok('getNewStoryQuote', { as: ada, query })
    expect(quote?.engines.find(({ part }) => part === 'PICTURE')).toMatchObject({ engine: FLUX })
    const body = { initial_prompt: 'A lighthouse keeper', default_image_model }
    const begun = await test.ok('createAndGenerateStory', { as: ada, body, most: quote?.most ?? 0 })
    expect(await read(ada, begun.story_id)).toMatchObject({ default_image_model })
    const unknown = { ...body, default_image_model: 'midjourney' }
    expect(await test.call('createAndGenerateStory', { as: ada, body: unknown })).toMatchObject({
      status: 400,
      body: { fields: { default_image_model: ['Model not found'] } },
    })
  })

  it('a model of `leonardo_model_id` comes before the other, with its name', async () => {
    const ada = await test.user({ extraCredits: 1_000 })
    const story_id = await made(ada)
    const { asked } = connect()
    const id = await choose(ada, story_id, FLUX)
    const update = (body: object) => test.ok('updateStory', { as: ada, params: { story_id }, body })
    expect(await update({ leonardo_model_id: id, default_image_model: 'AUTO' })).toMatchObject({ leonardo_model: FLUX })
    const [first] = (await read(ada, story_id)).scenes
    await redraw(ada, first?.arolls[0]?.id ?? '', 5)
    await test.runJobs()
    expect(asked).toEqual([expect.stringMatching(/^flux draws/u)])
    expect(await update({ leonardo_model_id: null })).toMatchObject({ leonardo_model: null, leonardo_model_id: null })
  })
})
