import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { chainWork } from '#engines/providers/chains.ts'
import { createFalAnimate, falClipFacts } from '#engines/providers/fal/engines.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import type { EngineInfo, FramePixels, VideoRetoucher } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { creditEntries, media, tasks } from '#server/platform/db/schema/index.ts'
import { inspectBytes } from '#server/platform/files/inspect.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const MODEL = 'fal-ai/kling-video/v3/pro/image-to-video'
/** Three seconds of it. */
const PRICE = 17
const FIRST_WAS_BLANK = 'The first clip was blank; made again'

/** Next clips of the provider. */
const makes: Uint8Array[] = []
let picture: Uint8Array
let clips: Record<'good' | 'black' | 'still' | 'short' | 'upright', Uint8Array>
const fake = await startFakeFal({
  make: async () => ({ bytes: makes.shift() ?? clips.good, contentType: 'video/mp4' }),
})
const test = await createTestApp()
beforeAll(async () => {
  const request = { prompt: 'A lighthouse', look: 'cinematic', seed: 1, width: 400, height: 300 }
  picture = (await createIllustrator(makeNodeCanvas).illustrate(request)).bytes
  const size = { width: 64, height: 48, frames: 90, hasSound: false }
  clips = {
    good: await makeSampleClip(size),
    black: await makeSampleClip({ ...size, shows: 'BLACK' }),
    still: await makeSampleClip({ ...size, shows: 'STILL' }),
    short: await makeSampleClip({ ...size, frames: 50 }),
    upright: await makeSampleClip({ ...size, width: 48, height: 64 }),
  }
}, 60_000)
beforeEach(async () => {
  await test.reset()
  makes.length = 0
  fake.looks = 0
  test.app.engines = enginesOver(fetch)
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
  await test.close()
}, 60_000)

/** Frames as a browser decodes them: server/node/browser-videos.test.ts decodes such clips. */
const readFrames: VideoRetoucher['readFrames'] = async (video, { at }) => {
  const bytes = await video.read(0, video.size)
  const is = (clip: Uint8Array) => Buffer.compare(clip, bytes) === 0
  return at.map((share): FramePixels => {
    const value = is(clips.black) ? () => 1 : (pixel: number) => (pixel * 37) % 200
    const moved = is(clips.black) || is(clips.still) ? 0 : Math.round(share * 40)
    return { width: 8, height: 6, data: Uint8Array.from({ length: 192 }, (_, pixel) => value(pixel + moved)) }
  })
}

function enginesOver(fetcher: typeof fetch) {
  const engines = createTestEngines()
  const tools = createTestTools({ fetch: fetcher, inspect: (bytes) => inspectBytes(test.app, bytes) })
  const headers = (key: string) => ({ Authorization: `Key ${key}` })
  const settings = { url: fake.url, key: FAL_KEY, limit: 2 }
  const provider = createProvider({ id: 'fal', label: 'fal', headers }, settings, tools)
  const draft = engines.animator
  const info: EngineInfo = {
    label: MODEL,
    id: `fal:${MODEL}`,
    builtIn: false,
    ...falClipFacts(MODEL),
    fallbacks: [draft.info],
  }
  const fal = { info, work: createFalAnimate(provider, MODEL) }
  const animate = chainWork([fal, { info: draft.info, work: draft.animate }], () => undefined)
  const never = () => Promise.reject(new Error('Videos are only looked at'))
  const works = { rework: never, previewFrame: never, cleanSound: never, followSubject: never }
  const videoRetoucher: VideoRetoucher = { info: draft.info, ...works, readFrames }
  return { ...engines, animator: { ...draft, info, animate }, videoRetoucher }
}

async function begin() {
  const owner = await test.user({ extraCredits: 1_000 })
  const story = await makeStory(test.db, owner)
  const [aroll_id = ''] = story.arollIds
  const params = { aroll_id }
  const image = await uploadFile(test, owner, { name: 'a.jpg', type: 'image/jpeg', bytes: picture })
  await test.ok('setArollMedia', { as: owner, params, body: { media: image.id } })
  const before = await test.balance(owner)
  const sent = fake.submissions()
  const ask = (prompt = 'pan left') => {
    const options = { story_id: story.id, aroll_id, model_id: 'draft-image-to-video', prompt, duration: 3 }
    return test.ok('createTask', { as: owner, body: options, most: PRICE })
  }
  const move = async (prompt?: string) => {
    await ask(prompt)
    await test.runJobs()
    return shown()
  }
  const shown = async () => {
    const { error_message, aroll_object } = await test.ok('getAroll', { as: owner, params })
    const { data } = await test.ok('getTasks', { as: owner })
    const { id = '', media_type } = aroll_object.media ?? {}
    return { id, media_type, note: error_message, task: data[0]?.status, problem: data[0]?.error_message }
  }
  const made = async () => {
    const rows = await test.db.select().from(media).where(eq(media.userId, owner.id))
    return rows.filter(({ source, arollId }) => source === 'GENERATED' && arollId === aroll_id)
  }
  const notesOf = async (media_id: string) =>
    (await test.ok('getReceipt', { as: owner, params: { media_id } })).receipt.notes
  const spent = async () => before - (await test.balance(owner))
  return { owner, image, ask, move, shown, made, notesOf, spent, orders: () => fake.submissions() - sent }
}

it('a black clip is made again by another order: the better one is shown, both are takes, one price is paid', async () => {
  const { move, made, notesOf, spent, orders } = await begin()
  makes.push(clips.black)
  const { id, media_type, note, task } = await move()
  expect({ media_type, note, task }).toEqual({ media_type: 'video', note: null, task: 'COMPLETED' })
  expect(await notesOf(id)).toEqual([FIRST_WAS_BLANK])
  const [other] = (await made()).filter((row) => row.id !== id)
  expect(other).toMatchObject({ origin: { rejected: true }, receipt: { hold_id: null } })
  expect([(await made()).length, await spent(), orders()]).toEqual([2, PRICE, 2])
})

it.each([
  ['still', 'The model returned a clip that doesn’t move twice'],
  ['short', 'The model returned a clip that is too short twice'],
  ['upright', 'The model returned a clip of another shape twice'],
] as const)('a clip that is %s twice is shown with a note, and paid once', async (kind, text) => {
  const { move, notesOf, spent, orders } = await begin()
  makes.push(clips[kind], clips[kind])
  const { id, note, task } = await move()
  expect({ note, task }).toEqual({ note: text, task: 'COMPLETED' })
  expect(await notesOf(id)).toEqual([text])
  expect([await spent(), orders()]).toEqual([PRICE, 2])
})

it('a clip that is black twice fails, free: its image stays, and both are takes', async () => {
  const { image, move, made, spent, orders } = await begin()
  makes.push(clips.black, clips.black)
  const { id, task, problem } = await move()
  expect(id).toBe(image.id)
  expect({ task, problem }).toEqual({
    ...{ task: 'FAILED', problem: 'Generation failed: The model returned a blank clip twice' },
  })
  expect([(await made()).length, await spent(), orders()]).toEqual([2, 0, 2])
})

it('a clip that is asked to stand still may do so', async () => {
  const { move, spent, orders } = await begin()
  makes.push(clips.still)
  expect((await move('A static camera')).note).toBeNull()
  expect([await spent(), orders()]).toEqual([PRICE, 1])
})

it('where no browser decodes videos, a clip’s length and shape are checked alone', async () => {
  const [one, other] = [await begin(), await begin()]
  test.app.engines.videoRetoucher = null
  makes.push(clips.black)
  expect((await one.move()).note).toBeNull()
  expect(one.orders()).toBe(1)
  makes.push(clips.short)
  const { id } = await other.move()
  expect(await other.notesOf(id)).toEqual(['The first clip was too short; made again'])
})

/** Two orders of five moments each (submit, status, result, file, storing), and the files with the job's end. */
const MOMENTS = 24

it.each(Array.from({ length: MOMENTS }, (_, at) => at + 1))(
  'a black clip whose server dies at moment %i is made again once, and both are ordered and paid at most once',
  async (diesAt) => {
    const { owner, ask, shown, spent, orders } = await begin()
    makes.push(clips.black)
    await ask()
    const process = createDyingProcess(test.app, diesAt)
    const engines = enginesOver(process.fetch)
    const first = createJobRunner({ ...test.app, files: process.files, engines }, { handlers: jobHandlers })
    await Promise.race([first.runDue(), expect.poll(process.isDead, { timeout: 5_000 }).toBe(true)])
    test.clock.advance(LEASE_MS + 1)
    await test.runJobs()
    expect(orders()).toBeLessThanOrEqual(2)
    const [task] = await test.db.select().from(tasks).where(eq(tasks.userId, owner.id))
    const entries = await test.db.select().from(creditEntries).where(eq(creditEntries.userId, owner.id))
    const charges = entries.filter(({ kind }) => kind === 'CHARGE').length
    const [made] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, (await shown()).id))
    // The first order's answer is lost: a draft takes over, for free. The second's: the black clip fails, free.
    const isPaid = task?.status === 'COMPLETED' && made?.origin.engine === MODEL
    expect([charges, await spent()]).toEqual(isPaid ? [1, PRICE] : [0, 0])
    expect(orders() === 2 || !isPaid).toBe(true)
  },
)
