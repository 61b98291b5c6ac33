import { beforeEach, expect, it } from 'vitest'
import { PRICE_TABLE } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, begin } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = PRICE_TABLE
})

async function cast(call_name: string) {
  const ada = await test.user({ extraCredits: 100 })
  const storyId = await begin(ada)
  const { engines, real } = createRealEngines()
  test.app.engines = engines
  const member = await test.ok('createCharacter', { as: ada, params: { storyId }, body: { call_name } })
  const before = await test.balance(ada)
  const spent = async () => before - (await test.balance(ada))
  const publish = (most?: number) =>
    test.call('publishCharacter', {
      as: ada,
      params: { storyId, id: member.id },
      ...(most !== undefined && { most }),
    })
  const again = (headers: Record<string, string> = {}) =>
    test.call('getCharacterPortrait', {
      as: ada,
      params: { storyId, id: member.id },
      query: { regenerate: true, idempotency_key: crypto.randomUUID() },
      headers,
    })
  return { ada, storyId, real, spent, publish, again }
}

it('a portrait by a model costs its listed price, and no more than was shown', async () => {
  const { ada, spent, publish, again } = await cast('Mara')
  const { costs } = await test.ok('getCreditCosts', { as: ada })
  expect(costs.find(({ action }) => action === 'generate_portrait')?.engine_price).toEqual({
    ...{ engine: 'gpt-image-2', per: 'PICTURE', expected: 3, most: 3 },
  })
  expect(await publish()).toMatchObject({ status: 402, body: { risen_price: { shown: 1, most: 3 } } })
  expect((await publish(3)).status).toBe(200)
  await test.runJobs()
  expect(await spent()).toBe(3)
  // A read that spends checks the shown price, too.
  expect(await again()).toMatchObject({ status: 402, body: { risen_price: { shown: 1, most: 3 } } })
  expect((await again({ 'Most-Credits': '3' })).status).toBe(200)
  await test.runJobs()
  expect(await spent()).toBe(6)
})

it('a portrait by a fallback draft engine is free', async () => {
  const { real, spent, publish } = await cast('Mara')
  real.before = () => Promise.reject(new Error('down'))
  expect((await publish(3)).status).toBe(200)
  expect(await spent()).toBe(3)
  await test.runJobs()
  expect(await spent()).toBe(0)
})

it('a new portrait continues over a cap after consent', async () => {
  const { ada, storyId, spent, publish, again } = await cast('Mara')
  await publish(3)
  await test.runJobs()
  await test.ok('setStoryCreditCap', { as: ada, params: { story_id: storyId }, body: { credits: 4 } })
  const most = { 'Most-Credits': '3' }
  expect(await again(most)).toMatchObject({ status: 402, body: { error: 'CAP_REACHED' } })
  expect((await again({ ...most, 'Over-Caps': 'film=6' })).status).toBe(200)
  expect(await spent()).toBe(6)
  await test.runJobs()
})
