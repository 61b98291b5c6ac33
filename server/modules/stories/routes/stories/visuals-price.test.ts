import { beforeEach, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, made, read } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = PRICE_TABLE
})

/** A story of three scenes by draft engines, and engines of providers that were connected since. */
async function begin() {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada)
  const { engines, real } = createRealEngines()
  test.app.engines = engines
  const before = await test.balance(ada)
  const spent = async () => before - (await test.balance(ada))
  const price = (more: object) => test.ok('estimateCreditsForStory', { as: ada, body: { story_id, ...more } })
  const redraw = (more: object, most?: number) =>
    test.call('generateWholeLongStoryVideo', {
      as: ada,
      body: { story_id, ...more },
      ...(most !== undefined && { most }),
    })
  const shown = async () => (await read(ada, story_id)).scenes.map(({ arolls }) => arolls[0])
  return { ada, story_id, real, spent, price, redraw, shown }
}

it('drawing all images again by a model costs the estimated price, and no more than was shown', async () => {
  const { spent, price, redraw } = await begin()
  const said = await price({ ai_output_mode: 'IMAGE', redraws: 'ALL' })
  expect(said).toMatchObject({ credits: 9, is_free_generation: false, lines: [] })
  expect(said.quote).toMatchObject({
    ...{ expected: 9, most: 9, is_about: false },
    engines: [{ part: 'PICTURE', engine: 'gpt-image-2', is_built_in: false, count: 3, expected: 9, most: 9 }],
  })
  // Without a shown price the cost table applies.
  expect(await redraw({ ai_output_mode: 'IMAGE' })).toMatchObject({
    status: 402,
    body: { risen_price: { shown: 3, most: 9 } },
  })
  test.app.prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'PICTURE', credits: 5 }] }),
  )
  expect(await redraw({ ai_output_mode: 'IMAGE' }, 9)).toMatchObject({
    status: 402,
    body: { risen_price: { shown: 9, most: 15 } },
  })
  expect(await spent()).toBe(0)
  expect((await redraw({ ai_output_mode: 'IMAGE' }, 15)).status).toBe(202)
  await test.runJobs()
  expect(await spent()).toBe(15)
})

it('clips of images that are drawn again are priced by their seconds together', async () => {
  const { spent, price, redraw, shown } = await begin()
  const seconds = (await shown()).map((layer) => Math.ceil((layer?.duration_ms ?? 0) / 1000))
  const clips = Math.ceil(seconds.reduce((sum, each) => sum + each * 5.6, 0))
  const said = await price({ ai_output_mode: 'VIDEO', redraws: 'ALL' })
  expect(said.quote?.engines.map(({ part, engine, most }) => [part, engine, most])).toEqual([
    ['PICTURE', 'gpt-image-2', 9],
    ['MOTION', 'kling', clips],
  ])
  expect((await redraw({ ai_output_mode: 'VIDEO' }, 9 + clips)).status).toBe(202)
  expect(await spent()).toBe(9 + clips)
  await test.runJobs()
  expect(await spent()).toBe(9 + clips)
  expect((await shown()).map((layer) => layer?.aroll_object.media?.media_type)).toEqual(['video', 'video', 'video'])
})

it('a failed clip is refunded, and its image stays paid', async () => {
  const { real, spent, price, redraw, shown } = await begin()
  const { credits } = await price({ ai_output_mode: 'VIDEO', redraws: 'ALL' })
  real.before = (call) => (call.startsWith('kling') ? Promise.reject(new EngineError('kling is down')) : undefined)
  expect((await redraw({ ai_output_mode: 'VIDEO' }, credits)).status).toBe(202)
  await test.runJobs()
  test.takeLogged()
  expect(await spent()).toBe(9)
  expect((await shown()).map((layer) => layer?.aroll_object.media?.media_type)).toEqual(['image', 'image', 'image'])
})

it('an image by a fallback draft engine is free, and only failed ones are priced on request', async () => {
  const { ada, story_id, real, spent, price, redraw } = await begin()
  let asked = 0
  real.before = (call) => {
    if (!call.startsWith('gpt-image-2') && !call.startsWith('flux')) return
    asked++
    // Of the first image both models refuse: the draft engine draws it.
    if (asked <= 2) throw new Error('down')
  }
  expect((await redraw({ ai_output_mode: 'IMAGE' }, 9)).status).toBe(202)
  await test.runJobs()
  expect(await spent()).toBe(6)
  expect(await price({ redraws: 'FAILED' })).toMatchObject({ credits: 0, lines: [] })
  const { results } = await test.ok('listUsage', { as: ada, query: { story_id } })
  const charged = results.filter(({ kind }) => kind === 'CHARGE')
  expect(charged.map(({ scene_number, credits }) => [scene_number, credits]).toSorted()).toEqual([
    [2, -3],
    [3, -3],
  ])
})

it('where all engines are built in, drawing all images again costs a credit a scene', async () => {
  const { price, redraw, spent } = await begin()
  test.app.engines = createTestEngines()
  expect(await price({ ai_output_mode: 'VIDEO', redraws: 'ALL' })).toMatchObject({
    credits: 3,
    quote: null,
    lines: [{ action: 'generate_visuals', quantity: 3, credits_each: 1, credits: 3 }],
  })
  expect((await redraw({ ai_output_mode: 'VIDEO' })).status).toBe(202)
  await test.runJobs()
  expect(await spent()).toBe(3)
})
