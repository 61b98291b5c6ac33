import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'

// Images at half the price, by a provider's batch interface, with the whole backend.
const openai = await startFakeOpenAi()
const sandbox = createNodeSandbox()
const { test, made, read } = await setUpGeneration()
const connect = (illustrator: string) => {
  const chosen = { OPENAI_URL: openai.url, OPENAI_KEY, ENGINE_ILLUSTRATOR: illustrator }
  return connectEngines(createTestEngines(), readEngineSettings(chosen), { sandbox, onFailure: () => undefined })
}
beforeEach(() => {
  test.app.engines = createTestEngines()
  openai.received.length = 0
  openai.batches.looks = 1
  openai.batches.cancelled.length = 0
})
afterAll(async () => {
  expect(openai.verify()).toEqual([])
  await openai.close()
  sandbox.close()
}, 60_000)

const ENGINE = 'gpt-image-2, overnight'
const HOUR_MS = 3_600_000

async function begin() {
  const ada = await test.user({ extraCredits: 100 })
  const story_id = await made(ada)
  test.app.engines = connect('openai:gpt-image-2,draft')
  const work = () => test.ok('getRealWork', { as: ada, params: { story_id } })
  const { engines, items } = await work()
  const ids = items.filter(({ part }) => part === 'PICTURE').map(({ id }) => id)
  const quote = (engine = ENGINE) =>
    test.ok('createQuote', { as: ada, body: { story_id, items: ids, engines: [{ part: 'PICTURE', engine }] } })
  const accept = async () => {
    const { id, most } = await quote()
    await test.ok('acceptQuote', { as: ada, body: { quote_id: id } })
    return { quote_id: id, most }
  }
  const images = async () => (await read(ada, story_id)).scenes.map(({ arolls }) => arolls[0]?.aroll_object.media?.id)
  const open = () => test.db.select().from(jobs).where(eq(jobs.kind, 'draw-aroll'))
  return { ada, story_id, engines, work, quote, accept, images, open, credits: await test.balance(ada) }
}
/** Some hours later, the server looks again. */
async function later(hours: number) {
  test.clock.advance(hours * HOUR_MS)
  await sweepCredits(test.app)
  await test.runJobs()
}
const ordersOf = (path: string) => openai.received.filter((asked) => asked.method === 'POST' && asked.path === path)

it('images overnight cost half of the price, wait at the provider without running, and are charged as quoted', async () => {
  const { ada, engines, work, quote, accept, images, open, credits } = await begin()
  expect(engines).toMatchObject([
    { part: 'PICTURE', engine: 'gpt-image-2', credits: 3, overnight: { engine: ENGINE, credits: 1.5 } },
  ])
  expect((await quote('gpt-image-2')).most).toBe(9)
  const drafts = await images()
  openai.batches.looks = 2
  const { most } = await accept()
  expect(most).toBe(5)
  for (const hours of [0, 1]) {
    await later(hours)
    // Neither a place of a worker, nor an attempt.
    expect((await open()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['QUEUED', 0],
      ['QUEUED', 0],
      ['QUEUED', 0],
    ])
  }
  const { quote: waiting } = await work()
  expect(waiting).toMatchObject({ status: 'RUNNING', charged: 0 })
  for (const { is_overnight: isOvernight, ready_by: readyBy } of waiting?.items ?? [])
    expect([isOvernight, Date.parse(readyBy ?? '')]).toEqual([true, test.clock.now().getTime() + 23 * HOUR_MS])
  await later(1)
  expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 5 })
  expect(await test.balance(ada)).toBe(credits - 5)
  const [image = ''] = await images()
  expect(drafts).not.toContain(image)
  const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id: image } })
  expect(receipt).toMatchObject({ engine: ENGINE, model: 'gpt-image-2', is_draft: false })
  expect([ordersOf('/v1/batches').length, ordersOf('/v1/images/generations').length]).toEqual([3, 0])
  expect(await test.app.engines.health?.()).toMatchObject([{ failures: 0 }])
})

it('a server that was down for longer than a day collects what was made, and charges it', async () => {
  const { ada, work, accept, credits } = await begin()
  openai.batches.looks = 1
  await accept()
  await test.runJobs()
  await later(30)
  expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 5 })
  expect(await test.balance(ada)).toBe(credits - 5)
})

it('what a batch does not make is not charged, and no other engine makes it', async () => {
  const { ada, work, accept, images, credits } = await begin()
  const drafts = await images()
  openai.batches.ends.push('EXPIRED', 'FAILED')
  await accept()
  await test.runJobs()
  await later(24)
  expect(test.takeLogged()).toHaveLength(2)
  const { quote } = await work()
  expect(quote?.items.map(({ state }) => state).toSorted()).toEqual(['MADE', 'NOT_MADE', 'NOT_MADE'])
  expect(quote?.items.map(({ reason }) => reason).join(' ')).toContain(
    'OpenAI’s overnight batch expired before this image was made',
  )
  expect(await test.balance(ada)).toBe(credits - (quote?.charged ?? 0))
  expect((await images()).filter((id) => drafts.includes(id))).toHaveLength(2)
  expect(ordersOf('/v1/images/generations')).toEqual([])
})

it('stopping cancels the batches at the provider, and costs nothing', async () => {
  const { ada, work, accept, credits } = await begin()
  openai.batches.looks = 9
  const { quote_id } = await accept()
  await test.runJobs()
  await test.ok('stopQuote', { as: ada, body: { quote_id } })
  await test.runJobs()
  expect(openai.batches.cancelled).toHaveLength(3)
  expect([...openai.batches.files.keys()].filter((id) => id.startsWith('file-'))).toEqual([])
  expect((await work()).quote).toMatchObject({ status: 'STOPPED', charged: 0 })
  expect(await test.balance(ada)).toBe(credits)
})

it('estimateCreditsForStory, generateWholeLongStoryVideo: regenerating all overnight is offered, and costs what is shown', async () => {
  const { ada, story_id, credits } = await begin()
  const body = { story_id, redraws: 'ALL' as const }
  const usual = await test.ok('estimateCreditsForStory', { as: ada, body })
  expect(usual).toMatchObject({ credits: 9, offers_overnight: true })
  const shown = await test.ok('estimateCreditsForStory', { as: ada, body: { ...body, overnight: true } })
  expect(shown).toMatchObject({ credits: 5, quote: { engines: [{ engine: ENGINE, count: 3, most: 5 }] } })
  const redraw = { story_id, ai_output_mode: 'IMAGE' as const, overnight: true }
  await test.ok('generateWholeLongStoryVideo', { as: ada, body: redraw, most: 5 })
  await test.runJobs()
  await later(2)
  expect(await test.balance(ada)).toBe(credits - 5)
  test.app.engines = connect('openai:sdxl,draft')
  expect(await test.ok('estimateCreditsForStory', { as: ada, body })).not.toHaveProperty('offers_overnight')
  expect(await test.call('generateWholeLongStoryVideo', { as: ada, body: redraw, most: 9 })).toMatchObject({
    status: 400,
    body: { fields: { overnight: [expect.any(String)] } },
  })
})
