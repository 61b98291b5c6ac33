import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { Refused } from '#engines/providers/http/provider-error.ts'
import { arolls, creditHolds, scenes } from '#server/db/schema/index.ts'
import { FILM, setUpGeneration } from '#server/generation/testing/set-up-generation.ts'
import { createRealEngines, REFUSED } from '#server/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

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

/** With five credits a picture. */
const dearer = readPriceTable(
  JSON.stringify({
    as_of: '2026-12-01',
    prices: [{ engine: 'openai:gpt-image-1', part: 'PICTURE', credits: 5 }],
  }),
)

/** Accepts it as a person does who agreed to a price. */
const acceptFor = (ada: TestUser, quote_id: string, most?: number) =>
  test.request('POST', '/core-api/accept_quote', {
    as: ada,
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...(most !== undefined && { 'Most-Credits': String(most) }) },
    body: { quote_id },
  })

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

describe('a quote', () => {
  it('says expected and at most for each engine, is stored, and begins nothing', async () => {
    const { ada, ids, quote, work, asked } = await begin()
    const before = await test.balance(ada)
    const said = await quote(await ids('PICTURE', 'VOICE', 'MOTION'))
    // Three pictures at 3; three texts of a dozen letters at 15 a thousand; clips of two seconds at 6 a second.
    expect(said.engines).toMatchObject([
      { part: 'VOICE', engine: 'ElevenLabs', count: 3, most: 3 },
      { part: 'PICTURE', engine: 'gpt-image-1', count: 3, most: 9 },
      { part: 'MOTION', engine: 'kling', count: 3 },
    ])
    expect(said).toMatchObject({ status: 'OPEN', prices_as_of: PRICE_TABLE.asOf, charged: 0 })
    expect(said.most).toBe(said.items.reduce((sum, { most }) => sum + most, 0))
    expect(await test.balance(ada)).toBe(before)
    expect(asked).toEqual([])
    expect((await work()).quote).toBeNull()
  })

  it('that is accepted has a line of usage for each piece, which names its scene and its picture and leads there', async () => {
    const { ada, story_id, ids, quote, accept, film } = await begin()
    await accept((await quote(await ids('PICTURE', 'VOICE'))).id)
    const [scene] = await film()
    const { results } = await test.ok('listUsage', { as: ada })
    const lines = results.filter((line) => line.story_id === story_id && line.scene_id === scene?.id)
    expect(lines.map(({ aroll_id }) => aroll_id).toSorted()).toEqual([scene?.arolls[0]?.id, null].toSorted())
    for (const { path } of lines) expect(path).toContain(`/story/${story_id}?scene=${scene?.id}`)
  })

  it('asks again when a price rose meanwhile, and begins nothing before the new one was agreed to', async () => {
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

  it('that waits at a cap goes on for the new price when that was agreed to', async () => {
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

  it('ends with a piece that costs nothing, and says that it was free', async () => {
    const { ada, ids, quote, accept, work } = await begin()
    const own = { as_of: '2026-12-01', prices: [{ engine: '*', part: 'PICTURE', credits: 0 }] }
    test.app.prices = readPriceTable(JSON.stringify(own))
    const credits = await test.balance(ada)
    const { id, most } = await quote(await ids('PICTURE'))
    expect(most).toBe(0)
    expect(await accept(id)).toMatchObject({ status: 'RUNNING', items: [{ state: 'IN_WORK' }, {}, {}] })
    await test.runJobs()
    const free = { state: 'FREE', charged: 0, reason: 'gpt-image-1 made it, which is free' }
    expect((await work()).quote).toMatchObject({ status: 'ENDED', items: [free, free, free] })
    expect(await test.balance(ada)).toBe(credits)
    // Nothing moved, so there is nothing to list.
    const { results } = await test.ok('listUsage', { as: ada })
    expect(results.filter(({ action }) => action === 'regenerate_image')).toEqual([])
  })

  it('is calibrated by what the engine really cost: what others stood in for was free', async () => {
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

  it('names what will be refused at its sentence, and draws from the rewrite or by another engine', async () => {
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
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['gpt-image-1', 'flux', 'gpt-image-1'])
    expect(asked[0]).toContain('shadow')
    const [layer] = (await film())[0]?.arolls ?? []
    const [row] = await test.db
      .select()
      .from(arolls)
      .where(eq(arolls.id, layer?.id ?? ''))
    expect(row?.customImageGenerationPrompt).toBe(rewrite)
  })

  it('is nobody else’s', async () => {
    const { ids, quote, story_id } = await begin()
    const { id } = await quote(await ids('PICTURE'))
    const eve = await test.user()
    for (const operation of ['acceptQuote', 'stopQuote'] as const)
      expect(await test.call(operation, { as: eve, body: { quote_id: id } })).toMatchObject({ status: 404 })
    expect(await test.call('getRealWork', { as: eve, params: { story_id } })).toMatchObject({ status: 404 })
  })

  it('is not offered where all engines are built in', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    expect(await calls(ada, story_id).work()).toMatchObject({ engines: [], items: [] })
  })
})

describe('making it real', () => {
  it('replaces what was chosen, keeps captions by hand, and keeps the drafts as takes', async () => {
    const { ada, ids, quote, accept, film, work, story_id, asked } = await begin()
    const [one] = await film()
    await test.db
      .update(scenes)
      .set({ areCaptionsOverridden: true, captions: [{ word: 'Mine', start: 0, end: 100 }] })
      .where(eq(scenes.id, one?.id ?? ''))
    const before = await film()
    const items = (await ids('PICTURE', 'VOICE')).filter((_, at) => at < 4)
    const credits = await test.balance(ada)
    const { id, most } = await quote(items)
    expect(await accept(id)).toMatchObject({ status: 'RUNNING' })
    await test.runJobs()
    const after = await film()
    expect(asked).toHaveLength(4)
    expect(after[0]?.audio_media?.id).not.toBe(before[0]?.audio_media?.id)
    expect(after[0]?.captions.map(({ word }) => word)).toEqual(['Mine'])
    expect(after[0]?.language_and_voice_code).toBe('eleven:bella')
    expect(after.map(({ duration_in_frames }) => duration_in_frames)).toEqual(
      before.map(({ duration_in_frames }) => duration_in_frames),
    )
    expect(after[2]).toMatchObject({ audio_media: { id: before[2]?.audio_media?.id } })
    const { quote: last } = await work()
    expect(last).toMatchObject({ status: 'ENDED', charged: most })
    expect(await test.balance(ada)).toBe(credits - most)
    const [layer] = before[0]?.arolls ?? []
    const draft = layer?.aroll_object.media?.id ?? ''
    const back = { params: { aroll_id: layer?.id ?? '' }, body: { media: draft } }
    await test.ok('setArollMedia', { as: ada, ...back })
    const marks = await test.ok('listStaleWork', { as: ada, params: { story_id } })
    // The third is still spoken by a draft, and would be by another voice today.
    expect(marks.items.filter(({ scene_number: number }) => number < 3)).toEqual([])
  })

  it('draws with the engine that was chosen and makes its clip afterwards', async () => {
    const { ids, quote, accept, film, asked } = await begin()
    const [picture] = await ids('PICTURE')
    const [motion] = await ids('MOTION')
    const { id } = await quote([picture ?? '', motion ?? ''], [{ part: 'PICTURE', engine: 'flux' }])
    await accept(id)
    await test.runJobs()
    expect(asked[0]).toContain('flux draws')
    expect(asked[1]).toBe('kling moves')
    expect((await film())[0]?.arolls[0]?.aroll_object.media?.media_type).toBe('video')
  })

  it('leaves alone and names what a person worked on, and what is real already', async () => {
    const { ada, ids, quote, accept, work, film } = await begin()
    const [one] = await film()
    const [layer] = one?.arolls ?? []
    const media = layer?.aroll_object.media?.id ?? ''
    const body = { model_id: 'draft-upscale', source_media_id: media, upscale_factor: 2, aroll_id: layer?.id ?? '' }
    await test.ok('createTask', { as: ada, body })
    await test.runJobs()
    const pictures = await ids('PICTURE')
    const { id, items } = await quote(pictures)
    expect(items.map(({ id: item }) => item)).toEqual(pictures.slice(1))
    await accept(id)
    await test.runJobs()
    const locks = (await work()).items.filter(({ part }) => part === 'PICTURE').map(({ lock }) => lock)
    expect(locks).toEqual(['EDITED', 'MADE', 'MADE'])
    expect(
      await test.call('createQuote', {
        as: ada,
        body: { story_id: one ? (await work()).story_id : '', items: pictures },
      }),
    ).toMatchObject({
      status: 400,
      body: { error: 'NOTHING_TO_MAKE' },
    })
  })

  it('is stopped in the middle: what came stays and is paid, the rest costs nothing', async () => {
    const { ada, ids, quote, accept, film, work, real } = await begin()
    const before = await film()
    const credits = await test.balance(ada)
    const { id } = await quote(await ids('PICTURE', 'VOICE', 'MOTION'))
    let begun = 0
    let stopped: Promise<unknown> | undefined
    real.before = async (call) => {
      if (!call.includes('draws') || ++begun < 2) return
      stopped ??= test.ok('stopQuote', { as: ada, body: { quote_id: id } })
      await stopped
    }
    await accept(id)
    await test.runJobs()
    test.takeLogged()
    const { quote: last } = await work()
    expect(last?.status).toBe('STOPPED')
    const paid = last?.items.filter(({ state }) => state === 'MADE') ?? []
    expect(paid.length).toBeGreaterThan(0)
    expect(last?.items.filter(({ state }) => state === 'NOT_MADE').length).toBeGreaterThan(0)
    expect(last?.items.every(({ state }) => state === 'MADE' || state === 'NOT_MADE')).toBe(true)
    expect(await test.balance(ada)).toBe(credits - paid.reduce((sum, { charged }) => sum + charged, 0))
    const after = await film()
    expect(after[2]?.arolls[0]?.aroll_object.media?.id).toBe(before[2]?.arolls[0]?.aroll_object.media?.id)
    expect(after.map(({ status }) => status)).toEqual(FILM.map(() => 'COMPLETED'))
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 409,
      body: { error: 'QUOTE_ENDED' },
    })
  })

  it('begins what a cap leaves room for, names what waits, and goes on after a nod', async () => {
    const { ada, story_id, ids, quote, accept, work, asked } = await begin()
    const pictures = await ids('PICTURE')
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: 7 } })
    const { id } = await quote(pictures)
    expect(await accept(id)).toMatchObject({
      status: 'RUNNING',
      items: [{ state: 'IN_WORK' }, { state: 'IN_WORK' }, { state: 'PAUSED', reason: 'A cap leaves no room for it' }],
      caps_reached: [{ scope: 'FILM', credits: 7, spent: 6, left: 1, cost: 3, needed: 9 }],
    })
    await test.runJobs()
    expect(asked).toHaveLength(2)
    expect((await work()).quote).toMatchObject({ status: 'PAUSED', charged: 6 })
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 402,
      body: { error: 'CAP_REACHED', caps_reached: [{ left: 1, needed: 9 }] },
    })
    const nod = { 'Idempotency-Key': crypto.randomUUID(), 'Over-Caps': 'film=9' }
    const again = await test.request('POST', '/core-api/accept_quote', {
      as: ada,
      headers: nod,
      body: { quote_id: id },
    })
    expect(again).toMatchObject({ status: 202, body: { status: 'RUNNING', caps_reached: [] } })
    await test.runJobs()
    expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 9 })
    expect(asked).toHaveLength(3)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 409 })
  })

  it('begins nothing where a cap leaves room for nothing, and keeps a picture and its clip together', async () => {
    const { ada, story_id, ids, quote, accept, work, asked } = await begin()
    const cap = (credits: number | null) =>
      test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits } })
    const all = await ids('PICTURE', 'MOTION')
    const { id, most } = await quote(all)
    await cap(2)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 402,
      body: { caps_reached: [{ cost: most, needed: most, left: 2 }] },
    })
    expect(asked).toEqual([])
    // Room for a picture (3), not for the clip of it as well.
    await cap(4)
    expect((await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).status).toBe(402)
    await cap(most - 1)
    const begun = await accept(id)
    const waiting = begun.items.filter(({ state }) => state === 'PAUSED')
    expect(waiting.map(({ part }) => part).toSorted()).toEqual(['MOTION', 'PICTURE'])
    expect(new Set(waiting.map(({ aroll_id }) => aroll_id)).size).toBe(1)
    await test.runJobs()
    expect(asked).toHaveLength(all.length - 2)
    // Stopped, it never begins.
    expect(await test.ok('stopQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 'STOPPED' })
    expect((await work()).quote?.items.filter(({ reason }) => reason === 'Stopped before it began')).toHaveLength(2)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 409 })
  })

  it('bills no refusal: a stand-in of the house is free, and without one the draft stays', async () => {
    const { ada, ids, quote, accept, work, engines } = await begin()
    await test.db.update(arolls).set({ customImageGenerationPrompt: 'refuse this' })
    const credits = await test.balance(ada)
    const [first, second] = await ids('PICTURE')
    await accept((await quote([first ?? ''])).id)
    await test.runJobs()
    expect((await work()).quote?.items).toMatchObject([
      { state: 'FREE', charged: 0, reason: 'Test engine made it, which is free' },
    ])
    test.app.engines = {
      ...engines,
      illustrator: { ...engines.illustrator, illustrate: () => Promise.reject(new Refused(REFUSED)) },
    }
    test.clock.advance(1_000)
    await accept((await quote([second ?? ''])).id)
    await test.runJobs()
    test.takeLogged()
    const [item] = (await work()).quote?.items ?? []
    expect(item).toMatchObject({ state: 'NOT_MADE', charged: 0 })
    expect(item?.reason).toContain(REFUSED)
    expect(await test.balance(ada)).toBe(credits)
    expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'CAPTURED'))).toEqual([])
  })
})
