import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chainIllustrators } from '#engines/providers/chains.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import { createModelReviewer } from '#engines/providers/texts/reviewer.ts'
import { createModelIllustrator } from '#engines/providers/images/illustrator.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { PRICE_TABLE, readPriceTable, withReview } from '#engines/prices.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { characters, creditEntries, creditHolds, media } from '#server/platform/db/schema/index.ts'
import { inspectBytes } from '#server/platform/files/inspect.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const MODEL = 'gpt-image-2'
const REVIEWER = 'gpt-5.2'
const PRICE = 3
/** As large as the fake draws for a square story. */
const BLACK = makePng(288, 288)
const WIDE = makePng(384, 216)
const FIRST_WAS_BLANK = 'The first image was blank; made again'
const BLANK_TWICE = 'The model returned a blank image twice'

const fake = await startFakeOpenAi()
const test = await createTestApp()
beforeEach(async () => {
  await test.reset()
  fake.draws.length = 0
  fake.troubles.length = 0
  fake.says.length = 0
  test.app.engines = enginesOver(fetch)
  test.app.prices = PRICE_TABLE
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
  await test.close()
}, 60_000)

/** @param reviews whether a reviewer is connected */
function enginesOver(fetcher: typeof fetch, reviews = false) {
  const engines = createTestEngines()
  const tools = createTestTools({ fetch: fetcher, inspect: (bytes) => inspectBytes(test.app, bytes) })
  const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
  const settings = { url: fake.url, key: OPENAI_KEY, limit: 2 }
  const provider = createProvider({ id: 'openai', label: 'OpenAI', headers }, settings, tools)
  const { looks, info } = engines.illustrator
  const painter = createModelIllustrator(provider, { form: 'openai', model: MODEL }, { looks, concurrency: 1 })
  Object.assign(painter.info, { id: `openai:${MODEL}`, fallbacks: [info] })
  const reviewer = createModelReviewer(provider, { form: 'openai', model: REVIEWER })
  Object.assign(reviewer.info, { id: `openai:${REVIEWER}` })
  const illustrator = chainIllustrators([painter, engines.illustrator], () => undefined)
  return { ...engines, illustrator, reviewer: reviews ? reviewer : null }
}

async function begin(price = PRICE) {
  const owner = await test.user({ extraCredits: 1_000 })
  const story = await makeStory(test.db, owner)
  const params = { aroll_id: story.arollIds[0] ?? '' }
  const before = await test.balance(owner)
  const sent = fake.submissions()
  const draw = async (custom_prompt = 'A lighthouse on a cliff') => {
    await test.ok('regenerateImage', { as: owner, params, body: { custom_prompt }, most: price })
    await test.runJobs()
    return shown()
  }
  const shown = async () => {
    const { status, error_message, aroll_object } = await test.ok('getAroll', { as: owner, params })
    return { status, note: error_message, id: aroll_object.media?.id ?? '' }
  }
  const takes = async () => {
    const query = { ...params, scene_id: story.sceneIds[0] ?? '', story_id: story.id }
    return (await test.ok('getPreviousGenerations', { as: owner, query })).results.map(({ id }) => id)
  }
  const receiptOf = async (media_id: string) =>
    (await test.ok('getReceipt', { as: owner, params: { media_id } })).receipt
  const spent = async () => before - (await test.balance(owner))
  return { owner, story, params, draw, shown, takes, receiptOf, spent, orders: () => fake.submissions() - sent }
}

describe('an image that a check rejects', () => {
  it('a blank image is made again with another seed: the better one is shown, both are takes, one price is paid', async () => {
    const { draw, takes, receiptOf, spent, orders } = await begin()
    fake.draws.push(BLACK)
    const { status, note, id } = await draw()
    expect({ status, note }).toEqual({ status: 'COMPLETED', note: null })
    const all = await takes()
    expect(all).toHaveLength(2)
    const receipt = await receiptOf(id)
    expect(receipt).toMatchObject({ engine: MODEL, credits: PRICE, notes: [FIRST_WAS_BLANK] })
    const other = await receiptOf(all.find((each) => each !== id) ?? '')
    expect(other).toMatchObject({ engine: MODEL, credits: 0, notes: ['It was blank; another one was made'] })
    expect(other.seed).not.toBe(receipt.seed)
    expect(await spent()).toBe(PRICE)
    expect(orders()).toBe(2)
  })

  it('an image with a problem in both takes is not made a third time', async () => {
    const { draw, takes, receiptOf, spent, orders } = await begin()
    const wide = await wideImage()
    fake.draws.push(wide, wide)
    const { status, note, id } = await draw()
    const twice = 'The model returned an image of another shape twice'
    expect({ status, note }).toEqual({ status: 'COMPLETED', note: twice })
    expect(await receiptOf(id)).toMatchObject({ credits: PRICE, notes: [twice] })
    expect([(await takes()).length, await spent(), orders()]).toEqual([2, PRICE, 2])
    // Another image has no note.
    expect((await draw('A bridge over a river')).note).toBeNull()
  })

  it('of a blank image and one of another shape the second is kept', async () => {
    const { draw, receiptOf, spent } = await begin()
    fake.draws.push(WIDE, await wideImage())
    const { id } = await draw()
    const note = 'The first image was blank, the second had another shape'
    expect(await receiptOf(id)).toMatchObject({ notes: [note] })
    expect(await spent()).toBe(PRICE)
  })

  it('an image that is blank twice costs nothing, and is shown where there is no other', async () => {
    const { draw, takes, receiptOf, spent, orders, owner } = await begin()
    fake.draws.push(BLACK, BLACK)
    const { status, note, id } = await draw()
    expect({ status, note }).toEqual({ status: 'COMPLETED', note: BLANK_TWICE })
    expect((await takes()).length).toBe(2)
    expect(await receiptOf(id)).toMatchObject({ credits: 0, notes: [BLANK_TWICE] })
    expect([await spent(), orders()]).toEqual([0, 2])
    const [hold] = await test.db.select().from(creditHolds).where(eq(creditHolds.userId, owner.id))
    expect(hold).toMatchObject({ status: 'RELEASED', reason: BLANK_TWICE })
  })

  it('an image that is blank twice does not replace the shown one', async () => {
    const { draw, takes, spent } = await begin()
    const first = await draw()
    fake.draws.push(BLACK, BLACK)
    const { status, note, id } = await draw('A bridge over a river')
    expect(id).toBe(first.id)
    const text = `${BLANK_TWICE}. The old image was kept. You were not charged.`
    expect({ status, note }).toEqual({ status: 'FAILED', note: text })
    expect([(await takes()).length, await spent()]).toEqual([3, PRICE])
  })

  it('a blank image stays, free, where the provider refuses a second one', async () => {
    const { draw, takes, receiptOf, spent, orders } = await begin()
    fake.draws.push(BLACK)
    const body = { error: { message: 'Rejected.', type: 'image_generation_user_error', code: 'moderation_blocked' } }
    fake.troubles.push({ kind: 'none' }, { kind: 'status', status: 400, body })
    const { note, id } = await draw()
    expect(note).toMatch(/^The image was blank\. A second one failed: .*OpenAI/u)
    expect(await receiptOf(id)).toMatchObject({ engine: MODEL, credits: 0 })
    expect([(await takes()).length, await spent(), orders()]).toEqual([1, 0, 1])
  })

  it('an image that is asked to be black is kept, and paid', async () => {
    const { draw, receiptOf, spent, orders } = await begin()
    fake.draws.push(BLACK)
    const { note, id } = await draw('A plain black background')
    expect((await receiptOf(id)).notes).toBeUndefined()
    expect([note, await spent(), orders()]).toEqual([null, PRICE, 1])
  })

  it('after twenty rejected images within a day the next ones stay, and cost, as they come', async () => {
    const { draw, takes, spent, orders, owner, story } = await begin()
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const row: typeof media.$inferInsert = {
      ...{ userId: owner.id, storyId: story.id, fileName: 'a.png', contentType: 'image/png', ...at },
      ...({ mediaType: 'image', source: 'GENERATED', status: 'COMPLETED', origin: { rejected: true } } as const),
    }
    await test.db.insert(media).values(Array.from({ length: 20 }, () => row))
    fake.draws.push(BLACK)
    await draw()
    expect([(await takes()).length, await spent(), orders()]).toEqual([1, PRICE, 1])
    test.clock.advance(24 * 60 * 60 * 1000 + 1)
    fake.draws.push(BLACK)
    await draw('A bridge over a river')
    expect([(await takes()).length, orders()]).toEqual([3, 3])
  })

  it('the built-in illustrator is neither checked nor asked again', async () => {
    const { owner, params, shown } = await begin()
    const { illustrator } = createTestEngines()
    const asked: number[] = []
    test.app.engines.illustrator = {
      ...illustrator,
      async illustrate({ seed, width, height }) {
        asked.push(seed)
        return { bytes: BLACK, contentType: 'image/png', width, height }
      },
    }
    await test.ok('regenerateImage', { as: owner, params, body: { custom_prompt: 'A door' } })
    await test.runJobs()
    expect([asked.length, (await shown()).note]).toEqual([1, null])
  })
})

describe('other images of models', () => {
  it('a portrait that is blank twice fails, free; one that is blank once is drawn again for one price', async () => {
    const { owner, story, spent } = await begin()
    const named = async (call_name: string) => {
      const body = { call_name, description: 'a tall woman', role: 'Character' } as const
      const params = { storyId: story.id }
      const { id } = await test.ok('createAndPublishCharacter', { as: owner, params, body, most: PRICE })
      await test.runJobs()
      const { results } = await test.ok('listCharacters', { as: owner, params })
      return results.find((each) => each.id === id)
    }
    fake.draws.push(BLACK)
    expect(await named('Ann')).toMatchObject({ portrait_generation_status: 'GENERATED', portrait_error: null })
    expect(await spent()).toBe(PRICE)
    fake.draws.push(BLACK, BLACK)
    const bo = await named('Bo')
    expect(bo?.portrait_generation_status).toBe('FAILED')
    expect(bo?.portrait_error).toContain(BLANK_TWICE)
    expect(test.takeLogged()).toHaveLength(1)
    expect(await spent()).toBe(PRICE)
  })

  it('an image of a tool that is blank is made again, and fails, free, where it is blank twice', async () => {
    const { owner, spent, orders } = await begin()
    const create = async () => {
      const body = { model_id: 'draft-image-editing', prompt: 'A lighthouse on a cliff' }
      await test.ok('createTask', { as: owner, body, most: PRICE })
      await test.runJobs()
      return (await test.ok('getTasks', { as: owner })).data[0]
    }
    fake.draws.push(BLACK)
    const first = await create()
    expect(first?.status).toBe('COMPLETED')
    const { receipt } = await test.ok('getReceipt', { as: owner, params: { media_id: first?.result_media?.id ?? '' } })
    expect(receipt).toMatchObject({ credits: PRICE, notes: [FIRST_WAS_BLANK] })
    test.clock.advance(1_000)
    fake.draws.push(BLACK, BLACK)
    expect(await create()).toMatchObject({ status: 'FAILED', error_message: `Generation failed: ${BLANK_TWICE}` })
    expect([await spent(), orders()]).toEqual([PRICE, 4])
  })
})

it('submitStory: an image that is blank twice costs nothing, gets no clip and has a note, and the others are paid', async () => {
  const owner = await test.user({ extraCredits: 1_000 })
  const body = { creation_mode: 'Script', ai_output_mode: 'VIDEO' } as const
  const { story_id } = await test.ok('createStory', { as: owner, body })
  const initial_prompt = 'One is here. Two is here.'
  await test.ok('splitStoryIntoScenes', { as: owner, body: { story_id, initial_prompt } })
  await test.runJobs()
  const before = await test.balance(owner)
  fake.draws.push(BLACK, BLACK)
  const { quote } = await test.ok('estimateCreditsForStory', { as: owner, body: { story_id } })
  await test.ok('submitStory', { as: owner, params: { story_id }, most: quote?.most ?? 0 })
  await test.runJobs()
  const { scenes, status } = await test.ok('getStory', { as: owner, query: { story_id } })
  expect(status).toBe('COMPLETED')
  const shown = scenes.map(({ arolls }) => arolls[0])
  expect(shown.map((each) => each?.error_message)).toEqual([BLANK_TWICE, null])
  expect(shown.map((each) => each?.aroll_object.media?.media_type)).toEqual(['image', 'video'])
  expect(before - (await test.balance(owner))).toBe(PRICE)
})

describe('an image that a reviewer looks at', () => {
  /** Three credits of the image, and a fifth of one. */
  const REVIEWED = 4
  const good = { other_text: false, shows_subject: true, faces_match: true, defects: false }
  const says = (...answers: object[]) => fake.says.push(...answers.map((each) => JSON.stringify({ ...good, ...each })))
  beforeEach(() => {
    test.app.engines = enginesOver(fetch, true)
    test.app.prices = withReview(PRICE_TABLE, test.app.engines.reviewer)
  })
  const questions = (from: number) =>
    fake.received
      .slice(from)
      .filter(({ path }) => path === '/v1/chat/completions')
      .map(({ json }) => json)

  it('an image with text that was not asked for is made again, and its price includes the question', async () => {
    const { draw, takes, receiptOf, spent, orders } = await begin(REVIEWED)
    const from = fake.received.length
    says({ other_text: true }, {})
    const { id } = await draw()
    const receipt = await receiptOf(id)
    expect(receipt.notes).toEqual(['The first image had text that wasn’t asked for; made again'])
    expect(receipt.settings).toContainEqual({ name: 'checked_by', value: REVIEWER })
    expect(receipt.credits).toBe(REVIEWED)
    const asked = questions(from)
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatchObject({ model: REVIEWER, response_format: { json_schema: { name: 'review' } } })
    expect(JSON.stringify(asked[0])).toContain('Description: A lighthouse on a cliff')
    expect([(await takes()).length, await spent(), orders()]).toEqual([2, REVIEWED, 4])
  })

  it.each([
    [{ shows_subject: false }, 'The model returned an image without its subject twice'],
    [{ defects: true }, 'The model returned an image with visible defects twice'],
  ])('an image that has %j twice is shown with a note', async (answer, text) => {
    const { draw, spent } = await begin(REVIEWED)
    says(answer, answer)
    expect((await draw()).note).toBe(text)
    expect(await spent()).toBe(REVIEWED)
  })

  it('the lighter of two problems is kept', async () => {
    const { draw, receiptOf, takes } = await begin(REVIEWED)
    says({ defects: true }, { shows_subject: false })
    const { id, note } = await draw()
    const second = (await takes()).find((each) => each !== id) ?? ''
    expect(note).toBe('The first image had visible defects, the second didn’t show its subject')
    // The second take has the seed before the first one's.
    expect((await receiptOf(id)).seed).toBe(Number((await receiptOf(second)).seed) + 1)
  })

  it('a person is compared with their portrait', async () => {
    const { owner, story, draw, receiptOf } = await begin(REVIEWED)
    const portrait = await uploadFile(test, owner, { name: 'a.jpg', type: 'image/jpeg', bytes: await wideImage() })
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const ann = { storyId: story.id, userId: owner.id, callName: 'Ann', description: 'a tall woman', ...at }
    await test.db.insert(characters).values({ ...ann, status: 'published', portraitMediaId: portrait.id })
    const from = fake.received.length
    says({ faces_match: false }, {})
    const { id } = await draw('Ann at the window')
    expect((await receiptOf(id)).notes).toEqual(['The first image showed another face; made again'])
    const [asked] = questions(from)
    const text = JSON.stringify(asked)
    expect(text).toContain('portrait 1 shows Ann')
    expect(text.match(/data:image\/jpeg/gu)).toHaveLength(2)
  })

  it('a blank image is rejected without a question, and a reviewer that fails rejects nothing', async () => {
    const { draw, orders } = await begin(REVIEWED)
    fake.draws.push(BLACK, BLACK)
    await draw()
    expect(orders()).toBe(2)
    const other = await begin(REVIEWED)
    fake.troubles.push({ kind: 'none' }, { kind: 'status', status: 400 })
    expect((await other.draw()).note).toBeNull()
    expect(await other.spent()).toBe(REVIEWED)
  })

  it('an operator’s price of a review counts, and none is part of a price without a reviewer', async () => {
    const own = { as_of: '2026-12-01', prices: [{ engine: `openai:${REVIEWER}`, part: 'REVIEW', credits: 2 }] }
    test.app.prices = withReview(readPriceTable(JSON.stringify(own)), test.app.engines.reviewer)
    const { draw, spent } = await begin(5)
    await draw()
    expect(await spent()).toBe(5)
    expect(withReview(PRICE_TABLE, null)).toBe(PRICE_TABLE)
  })
})

/** Moments at which a process may die: orders with their storing, and two files with the job's end. */
const MOMENTS = { blank: 14, text: 22 }
const deaths = Object.entries(MOMENTS).flatMap(([first, moments]) =>
  Array.from({ length: moments }, (_, at) => ({ first: first as keyof typeof MOMENTS, diesAt: at + 1 })),
)

it.each(deaths)(
  'an image whose first take is rejected ($first) and whose server dies at moment $diesAt is ordered, asked about and paid at most once',
  async ({ first, diesAt }) => {
    const { owner, params, takes, spent, shown } = await begin()
    const isReviewed = first === 'text'
    if (isReviewed) {
      const good = { shows_subject: true, faces_match: true, defects: false }
      fake.says.push(JSON.stringify({ ...good, other_text: true }), JSON.stringify({ ...good, other_text: false }))
    } else fake.draws.push(BLACK)
    test.app.engines = enginesOver(fetch, isReviewed)
    const received = fake.received.length
    await test.ok('regenerateImage', { as: owner, params, body: { custom_prompt: 'A lighthouse' }, most: PRICE })
    const process = createDyingProcess(test.app, diesAt)
    const engines = enginesOver(process.fetch, isReviewed)
    const runner = createJobRunner({ ...test.app, files: process.files, engines }, { handlers: jobHandlers })
    await Promise.race([runner.runDue(), expect.poll(process.isDead, { timeout: 5_000 }).toBe(true)])
    test.clock.advance(LEASE_MS + 1)
    await test.runJobs()
    const asked = (end: string) => fake.received.slice(received).filter(({ path }) => path.endsWith(end)).length
    expect(asked('/generations')).toBeLessThanOrEqual(2)
    expect(asked('/completions')).toBeLessThanOrEqual(isReviewed ? 2 : 0)
    const { status, id } = await shown()
    expect(status).toBe('COMPLETED')
    const [made] = await test.db.select().from(media).where(eq(media.id, id))
    const entries = await test.db.select().from(creditEntries).where(eq(creditEntries.userId, owner.id))
    const paid = entries.filter(({ kind }) => kind === 'CHARGE').length
    // Where the first order's answer is lost, a draft takes over; where the second's is, a blank image is all there is. Both are free.
    const isPaid = made?.origin.engine === MODEL && made.origin.isBlank !== true
    expect([paid, await spent()]).toEqual(isPaid ? [1, PRICE] : [0, 0])
    expect((await takes()).length).toBeLessThanOrEqual(asked('/generations') || 1)
  },
)

/** A painted image that is wider than a square. */
async function wideImage(): Promise<Uint8Array> {
  const { createIllustrator } = await import('#engines/draft/illustrator/illustrator.ts')
  const { makeNodeCanvas } = await import('#engines/draft/illustrator/canvas-node.ts')
  const request = { prompt: 'A door', look: 'cinematic', seed: 1, width: 384, height: 216 }
  return (await createIllustrator(makeNodeCanvas).illustrate(request)).bytes
}
