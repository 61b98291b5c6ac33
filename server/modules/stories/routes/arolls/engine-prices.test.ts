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

/** A story of draft engines, and engines of providers that were connected since. */
async function begin(script?: string) {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada, script)
  const providers = createRealEngines()
  const upscaleInfo = { label: 'clarity', id: 'fal:fal-ai/clarity-upscaler', builtIn: false }
  test.app.engines = { ...providers.engines, retoucher: { ...providers.engines.retoucher, upscaleInfo } }
  const { scenes } = await read(ada, story_id)
  const layer = scenes[0]?.arolls[0]
  const before = await test.balance(ada)
  const spent = async () => before - (await test.balance(ada))
  return { ada, story_id, scenes, arollId: layer?.id ?? '', media: layer?.aroll_object.media?.id ?? '', spent }
}

it('an image that a model draws again costs what the price table says, and no more than was shown', async () => {
  const { ada, arollId, spent } = await begin()
  const draw = (most?: number) =>
    test.call('regenerateImage', {
      as: ada,
      params: { aroll_id: arollId },
      body: { custom_prompt: 'A door' },
      most,
    })
  const { costs } = await test.ok('getCreditCosts', { as: ada })
  expect(costs.find(({ action }) => action === 'regenerate_image')?.engine_price).toEqual({
    ...{ engine: 'gpt-image-2', per: 'PICTURE', expected: 3, most: 3 },
  })
  // Without a shown price the cost table applies.
  expect(await draw()).toMatchObject({ status: 402, body: { risen_price: { shown: 1, most: 3 } } })
  test.app.prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'PICTURE', credits: 5 }] }),
  )
  expect(await draw(3)).toMatchObject({ status: 402, body: { risen_price: { shown: 3, most: 5 } } })
  expect(await spent()).toBe(0)
  expect((await draw(5)).status).toBeLessThan(300)
  await test.runJobs()
  expect(await spent()).toBe(5)
})

it('an image by a fallback draft engine is free outside of quotes as well', async () => {
  const { ada, arollId, spent } = await begin()
  await test.call('regenerateImage', {
    as: ada,
    params: { aroll_id: arollId },
    body: { custom_prompt: 'refuse this' },
    most: 3,
  })
  expect(await spent()).toBe(3)
  await test.runJobs()
  expect(await spent()).toBe(0)
})

it('the price of voices for several scenes is approved once, for their sum', async () => {
  const long = 'The keeper of the light writes one more letter to his sister every single evening of the year'
  const { ada, story_id, scenes, spent } = await begin(`${long}. ${long} again.`)
  const [scene_id = '', ...further_scene_ids] = scenes.map(({ id }) => id)
  const body = {
    story_id,
    scene_id,
    further_scene_ids,
    voice_code: 'eleven:adam',
    generate_audio: true,
    upload_audio: false,
  }
  expect(await test.call('updateSceneAudio', { as: ada, body })).toMatchObject({
    status: 402,
    body: { risen_price: { shown: 2, most: 4 } },
  })
  expect((await test.call('updateSceneAudio', { as: ada, body, most: 4 })).status).toBe(200)
  await test.runJobs()
  expect(await spent()).toBe(4)
})

it('a task costs its engine’s price, as estimated, and by the second where it makes a clip', async () => {
  const { ada, media, spent } = await begin()
  const body = { model_id: 'draft-image-to-video', source_media_id: media, duration: 2 }
  expect(await test.ok('estimateTask', { as: ada, body })).toMatchObject({ credits: 12, expected_credits: 12 })
  const models = await test.ok('listTaskModels', { as: ada })
  const credits = (id: string) => models.data.find(({ model_id }) => model_id === id)?.credits
  expect(['draft-image-to-video', 'draft-upscale', 'draft-upscale-drawing'].map(credits)).toEqual([5.6, 4, 2])
  expect(await test.call('createTask', { as: ada, body })).toMatchObject({
    status: 402,
    body: { risen_price: { shown: 4, most: 12 } },
  })
  expect((await test.call('createTask', { as: ada, body, most: 12 })).status).toBeLessThan(300)
  await test.runJobs()
  expect(await spent()).toBe(12)
  // The built-in illustrator enlarges its own image by generating it again, at its old cost.
  const larger = { model_id: 'draft-upscale', source_media_id: media, upscale_factor: 2 as const }
  expect(await test.ok('estimateTask', { as: ada, body: larger })).toMatchObject({ credits: 2 })
})

it('bringing a story up to date costs the same as the single calls', async () => {
  const { ada, story_id, spent } = await begin()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { visual_style: 'watercolor' } })
  const stale = await test.ok('listStaleWork', { as: ada, params: { story_id } })
  const images = stale.items.filter(({ part }) => part === 'PICTURE')
  expect(images.map(({ credits }) => credits)).toEqual([3, 3, 3])
  const items = images.map(({ id }) => id)
  const body = { story_id, items, most_credits: 9 }
  expect(await test.call('regenerateStaleWork', { as: ada, body: { ...body, most_credits: 8 } })).toMatchObject({
    status: 402,
    body: { risen_price: { shown: 8, most: 9 } },
  })
  await test.ok('regenerateStaleWork', { as: ada, body })
  await test.runJobs()
  expect(await spent()).toBe(9)
})

it('a generated image stays paid when the free clip over it fails', async () => {
  const { ada, story_id, arollId, media, spent } = await begin()
  const built = createTestEngines()
  const connected = test.app.engines
  test.app.engines = { ...connected, animator: built.animator }
  const body = { model_id: 'draft-image-to-video', source_media_id: media, story_id, aroll_id: arollId }
  await test.ok('createTask', { as: ada, body })
  await test.runJobs()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { visual_style: 'watercolor' } })
  const { items } = await test.ok('listStaleWork', { as: ada, params: { story_id } })
  const mine = items.filter(({ aroll_id }) => aroll_id === arollId)
  expect(mine.map(({ part, credits }) => [part, credits])).toEqual([
    ['PICTURE', 3],
    ['MOTION', 0],
  ])
  const already = await spent()
  const animate = () => Promise.reject(new EngineError('Nothing moves'))
  test.app.engines = { ...connected, animator: { ...built.animator, animate } }
  await test.ok('regenerateStaleWork', { as: ada, body: { story_id, items: [mine[0]?.id ?? ''], most_credits: 3 } })
  await test.runJobs()
  const { data } = await test.ok('getTasks', { as: ada, query: { story_id } })
  expect(data.map(({ status }) => status)).toContain('FAILED')
  expect((await spent()) - already).toBe(3)
})
