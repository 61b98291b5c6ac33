import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { arolls } from '#server/platform/db/schema/index.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { dearer, setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, begin, made, calls, acceptFor } = await setUpQuotes()

describe('a quote', () => {
  it('createQuote: a quote has the cost of each engine, expected and maximum, and begins and charges nothing', async () => {
    const { ada, ids, quote, work, asked } = await begin()
    const before = await test.balance(ada)
    const said = await quote(await ids('PICTURE', 'VOICE', 'MOTION'))
    // Three pictures at 3; three texts of a dozen letters at 15 a thousand; clips of two seconds at 6 a second.
    expect(said.engines).toMatchObject([
      { part: 'VOICE', engine: 'ElevenLabs', count: 3, most: 3 },
      { part: 'PICTURE', engine: 'gpt-image-2', count: 3, most: 9 },
      { part: 'MOTION', engine: 'kling', count: 3 },
    ])
    expect(said).toMatchObject({ status: 'OPEN', prices_as_of: PRICE_TABLE.asOf, charged: 0 })
    expect(said.most).toBe(said.items.reduce((sum, { most }) => sum + most, 0))
    expect(await test.balance(ada)).toBe(before)
    expect(asked).toEqual([])
    expect((await work()).quote).toBeNull()
  })

  it('an accepted quote has a line of usage for each piece, which names its scene and picture and links to it', async () => {
    const { ada, story_id, ids, quote, accept, film } = await begin()
    await accept((await quote(await ids('PICTURE', 'VOICE'))).id)
    const [scene] = await film()
    const { results } = await test.ok('listUsage', { as: ada })
    const lines = results.filter((line) => line.story_id === story_id && line.scene_id === scene?.id)
    expect(lines.map(({ aroll_id }) => aroll_id).toSorted()).toEqual([scene?.arolls[0]?.id, null].toSorted())
    for (const { path } of lines) expect(path).toContain(`/story/${story_id}?scene=${scene?.id}`)
  })

  it('a quote needs approval again when a price rose meanwhile, and begins nothing before', async () => {
    const { ada, ids, quote, asked, work } = await begin()
    const { id } = await quote(await ids('PICTURE'))
    test.app.prices = dearer
    const refusal = await test.call('acceptQuote', { as: ada, body: { quote_id: id } })
    expect(refusal).toMatchObject({
      status: 402,
      body: {
        ...{ error: 'PRICE_CHANGED', detail: 'It costs at most 15 credits now' },
        risen_price: { shown: 9, most: 15 },
      },
    })
    await test.runJobs()
    expect(asked).toEqual([])
    expect(await acceptFor(ada, id, 14)).toMatchObject({ status: 402, body: { risen_price: { shown: 14, most: 15 } } })
    expect(await acceptFor(ada, id, 15)).toMatchObject({ status: 202, body: { status: 'RUNNING', most: 15 } })
    await test.runJobs()
    expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 15 })
  })

  it('a quote that waits at a cap continues at the new price when that was approved', async () => {
    const { ada, story_id, ids, quote, accept, work } = await begin()
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: 7 } })
    const { id } = await quote(await ids('PICTURE'))
    await accept(id)
    await test.runJobs()
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: null } })
    test.app.prices = dearer
    expect(await acceptFor(ada, id)).toMatchObject({ status: 402, body: { risen_price: { shown: 3, most: 5 } } })
    expect(await acceptFor(ada, id, 5)).toMatchObject({ status: 202, body: { status: 'RUNNING', most: 11 } })
    await test.runJobs()
    expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 11 })
  })

  it('a quote ends with pieces that cost nothing, and marks them as free', async () => {
    const { ada, ids, quote, accept, work } = await begin()
    const own = { as_of: '2026-12-01', prices: [{ engine: '*', part: 'PICTURE', credits: 0 }] }
    test.app.prices = readPriceTable(JSON.stringify(own))
    const credits = await test.balance(ada)
    const { id, most } = await quote(await ids('PICTURE'))
    expect(most).toBe(0)
    expect(await accept(id)).toMatchObject({ status: 'RUNNING', items: [{ state: 'IN_WORK' }, {}, {}] })
    await test.runJobs()
    const free = { state: 'FREE', charged: 0, reason: 'gpt-image-2 made it, which is free' }
    expect((await work()).quote).toMatchObject({ status: 'ENDED', items: [free, free, free] })
    expect(await test.balance(ada)).toBe(credits)
    // Nothing moved, so there is nothing to list.
    const { results } = await test.ok('listUsage', { as: ada })
    expect(results.filter(({ action }) => action === 'regenerate_image')).toEqual([])
  })

  it('a quote is calibrated by the engine’s real costs: the work of fallbacks was free', async () => {
    const { ada, ids, quote, accept, film } = await begin()
    const pictures = await ids('PICTURE')
    // Six pictures, of which the built-in engine drew half.
    for (const round of [0, 1]) {
      if (round === 1) await test.db.update(arolls).set({ customImageGenerationPrompt: 'refuse this' })
      const { id } = await quote(await ids('PICTURE'))
      await accept(id)
      await test.runJobs()
      if (round === 0)
        for (const { arolls: layers } of await film())
          for (const { id: aroll_id } of layers) {
            test.app.engines = createTestEngines()
            await test.ok('regenerateImage', { as: ada, params: { aroll_id }, body: { custom_prompt: 'A door' } })
            await test.runJobs()
          }
      test.app.engines = createRealEngines().engines
    }
    await test.db.update(arolls).set({ customImageGenerationPrompt: 'A door' })
    const next = await quote(pictures)
    expect(next.items).toMatchObject([{ expected: 1.5, most: 3 }, { expected: 1.5 }, { expected: 1.5 }])
  })

  it('a quote marks prompts that will be refused at their sentence, and uses the rewrite or another engine', async () => {
    const { ada, story_id, ids, quote, accept, asked, film } = await begin()
    const text = 'A quiet street. A door with blood on it. Nobody is there.'
    await test.db.update(arolls).set({ customImageGenerationPrompt: text })
    const pictures = await ids('PICTURE')
    const rewrite = 'A quiet street. A door with shadow on it. Nobody is there.'
    const { items } = await quote(pictures)
    expect(items[0]?.forecast).toEqual({
      ...{ sentence: 'A door with blood on it.', reason: 'It shows violence', rewrite },
    })
    const engines = [{ part: 'PICTURE' as const, engine: 'flux', items: [pictures[1] ?? ''] }]
    const body = { story_id, items: pictures, engines, rewrites: [pictures[0] ?? ''] }
    const chosen = await test.ok('createQuote', { as: ada, body })
    expect(chosen.items).toMatchObject([
      { rewritten: rewrite, forecast: null },
      { engine: 'flux', rewritten: null, forecast: null },
      { forecast: { sentence: 'A door with blood on it.' } },
    ])
    expect(asked).toEqual([])
    await accept(chosen.id)
    await test.runJobs()
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['gpt-image-2', 'flux', 'gpt-image-2'])
    expect(asked[0]).toContain('shadow')
    const [layer] = (await film())[0]?.arolls ?? []
    const [row] = await test.db
      .select()
      .from(arolls)
      .where(eq(arolls.id, layer?.id ?? ''))
    expect(row?.customImageGenerationPrompt).toBe(rewrite)
  })

  it('the work of Make it real is hidden from other users, who can neither accept nor stop it', async () => {
    const { ids, quote, story_id } = await begin()
    const { id } = await quote(await ids('PICTURE'))
    const eve = await test.user()
    for (const operation of ['acceptQuote', 'stopQuote'] as const)
      expect(await test.call(operation, { as: eve, body: { quote_id: id } })).toMatchObject({ status: 404 })
    expect(await test.call('getRealWork', { as: eve, params: { story_id } })).toMatchObject({ status: 404 })
  })

  it('getRealWork: Make it real is not offered where all engines are built in', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    expect(await calls(ada, story_id).work()).toMatchObject({ engines: [], items: [] })
  })
})
