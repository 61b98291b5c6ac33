import { beforeEach } from 'vitest'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { createRealEngines } from './real-engines.ts'

/** With five credits per image. */
export const dearer = readPriceTable(
  JSON.stringify({
    as_of: '2026-12-01',
    prices: [{ engine: 'openai:gpt-image-2', part: 'PICTURE', credits: 5 }],
  }),
)

/** Sets up a story and the calls of its quotes. */
export async function setUpQuotes() {
  const { test, made, read } = await setUpGeneration()
  beforeEach(() => {
    test.app.engines = createTestEngines()
    test.app.prices = PRICE_TABLE
  })

  /** A story of draft engines, and real ones that were connected since. */
  async function begin() {
    const ada = await test.user({ extraCredits: 1_000 })
    const story_id = await made(ada)
    const providers = createRealEngines()
    test.app.engines = providers.engines
    return { ada, story_id, ...providers, ...calls(ada, story_id) }
  }

  /** Accepts it with an approved price. */
  const acceptFor = (ada: TestUser, quote_id: string, most?: number) =>
    test.call('acceptQuote', { as: ada, body: { quote_id }, most })

  function calls(ada: TestUser, story_id: string) {
    const work = () => test.ok('getRealWork', { as: ada, params: { story_id } })
    const ids = async (...parts: string[]) =>
      (await work()).items.filter(({ part }) => parts.includes(part)).map(({ id }) => id)
    const quote = async (items: string[], engines?: { part: 'PICTURE' | 'VOICE' | 'MOTION'; engine: string }[]) =>
      test.ok('createQuote', { as: ada, body: { story_id, items, ...(engines && { engines }) } })
    const accept = (quote_id: string) => test.ok('acceptQuote', { as: ada, body: { quote_id } })
    const film = async () => (await read(ada, story_id)).scenes
    return { work, ids, quote, accept, film }
  }

  return { test, begin, made, calls, acceptFor }
}
