import { expect, it } from 'vitest'
import { arolls } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'

const { test, made } = await setUpGeneration()
const MINUTE_MS = 60_000

it('a provider is called for forecasts once in ten minutes: its rules change, and it may have been unavailable', async () => {
  const ada = await test.user()
  const story_id = await made(ada)
  const { engines } = createRealEngines()
  const sentence = `A door with blood on it, ${story_id}`
  let asked = 0
  const forecast = async (sentences: readonly string[]) => {
    asked += 1
    // Unavailable at first.
    if (asked === 1) return sentences.map(() => null)
    return sentences.map((each) => (each === sentence ? 'It shows violence' : null))
  }
  test.app.engines = { ...engines, illustrator: { ...engines.illustrator, forecast } }
  await test.db.update(arolls).set({ customImageGenerationPrompt: sentence })
  const { items: work } = await test.ok('getRealWork', { as: ada, params: { story_id } })
  const items = work.filter(({ part }) => part === 'PICTURE').map(({ id }) => id)
  const reasons = async () => {
    const quote = await test.ok('createQuote', { as: ada, body: { story_id, items } })
    return new Set(quote.items.map((item) => item.forecast?.reason ?? null))
  }
  expect(await reasons()).toEqual(new Set([null]))
  test.clock.advance(9 * MINUTE_MS)
  expect(await reasons()).toEqual(new Set([null]))
  expect(asked).toBe(1)
  test.clock.advance(MINUTE_MS)
  expect(await reasons()).toEqual(new Set(['It shows violence']))
  expect(asked).toBe(2)
})
