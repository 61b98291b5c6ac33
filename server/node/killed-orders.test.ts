import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '#engines/draft/random.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import type { FakeServer, Received } from '#engines/testing/fake-server.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'

// The whole server on disk, ended as by a power cut at every step of an order from a provider, and started again. The steps
// themselves are in server/modules/tools/paid-once.test.ts; only here a real process dies in them.
const MODEL = 'fal-ai/kling-video/v3/pro/image-to-video'
const isLong = process.env.LONG_TESTS === '1'
const clip = await makeSampleClip({ width: 64, height: 48, frames: 90, hasSound: false })
const fal = await startFakeFal({ make: async () => ({ bytes: clip, contentType: 'video/mp4' }) })
const openai = await startFakeOpenAi()
let folder: string
let settings: Record<string, string>
let host: HostProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-orders-'))
  const engines = {
    ...{ FAL_URL: fal.url, FAL_KEY, ENGINE_ANIMATOR: `fal:${MODEL},draft` },
    ...{ OPENAI_URL: openai.url, OPENAI_KEY, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' },
    ...{ ENGINE_WRITER: 'openai:gpt-5.2,draft', ENGINE_VOICE: 'openai:tts-1,draft' },
  }
  settings = { ...(await prepareHostData(folder)), ...engines }
  await start()
})
afterAll(async () => {
  await host.child.kill()
  // films-of-models.test.ts checks that requests fit the providers' types.
  expect([fal.problems, openai.problems]).toEqual([[], []])
  await Promise.all([fal.close(), openai.close()])
  await rm(folder, { recursive: true, force: true })
}, 60_000)

async function start(): Promise<void> {
  host = await startHostProcess(settings)
}

/** Kills the server `delayMs` after a request arrives; resolves when it has ended. */
async function killAt(
  fake: FakeServer,
  isMet: (asked: Received, moment: 'ASKED' | 'ANSWERED') => boolean,
  delayMs: number,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const listen: Parameters<FakeServer['listeners']['add']>[0] = (asked, moment) => {
      if (!isMet(asked, moment)) return
      fake.listeners.delete(listen)
      resolve()
    }
    fake.listeners.add(listen)
  })
  if (delayMs > 0) await wait(delayMs)
  await host.child.kill()
}

async function uploadImage(as: { token: string }): Promise<string> {
  const bytes = makePng(400, 300)
  const body = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: bytes.length } }
  const { media, presigned_url } = await host.ok('getGenericPresignedUrl', { as, body })
  const headers = { 'Content-Type': 'image/png', 'x-amz-acl': 'public-read' }
  await fetch(new URL(presigned_url, host.url), { method: 'PUT', headers, body: new Uint8Array(bytes) })
  await expect
    .poll(async () => (await host.ok('getMedia', { as, params: { media_id: media.id } })).status)
    .toBe('COMPLETED')
  return media.id
}

const isSubmit = ({ method }: Received) => method === 'POST'
const isWait = ({ path: address }: Received) => address.endsWith('/status')
const isFile = ({ path: address }: Received) => address.endsWith('/file')

/** Where the server dies, and whether the id of the provider's work was certainly stored by then. */
const STEPS = [
  { step: 'submit', isMet: isSubmit, moment: 'ASKED', delayMs: 0, isNamed: false },
  { step: 'wait', isMet: isWait, moment: 'ASKED', delayMs: 0, isNamed: true },
  { step: 'download', isMet: isFile, moment: 'ASKED', delayMs: 0, isNamed: true },
  { step: 'store', isMet: isFile, moment: 'ANSWERED', delayMs: 40, isNamed: true },
  { step: 'submit', isMet: isSubmit, moment: 'ANSWERED', delayMs: 20, isNamed: false },
  { step: 'wait', isMet: isWait, moment: 'ANSWERED', delayMs: 100, isNamed: true },
] as const
/** In everyday runs before the provider's id of the work is known, and long after. */
const cases = (isLong ? Array.from({ length: 50 }, (_, seed) => seed) : [0, 3]).map((seed) => ({
  seed,
  ...(STEPS[seed % STEPS.length] ?? STEPS[0]),
}))

it.each(cases)(
  'a clip whose server is killed at $step is submitted once, stored once and charged once (seed $seed)',
  async ({ seed, isMet, moment, delayMs, isNamed }) => {
    const random = createRandom(`killed orders ${seed}`)
    const as = await register(host)
    const source_media_id = await uploadImage(as)
    const before = fal.submissions()
    fal.looks = 0
    const died = killAt(fal, (asked, now) => now === moment && isMet(asked), random.next() * delayMs)
    const options = { source_media_id, model_id: 'draft-image-to-video', prompt: 'pan left', duration: 3 }
    await host.ok('createTask', { as, body: options, most: 18 })
    await died
    await start()
    const tasks = async () => (await host.ok('getTasks', { as })).data
    await expect
      .poll(async () => (await tasks()).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(['COMPLETED'])
    const [task] = await tasks()
    expect(fal.submissions() - before).toBe(1)
    const { receipt } = await host.ok('getReceipt', { as, params: { media_id: task?.result_media?.id ?? '' } })
    if (isNamed) expect(receipt?.engine).toBe(MODEL)
    const { results } = await host.ok('listUsage', { as })
    // A fallback by a draft engine is free.
    expect(results.filter(({ credits }) => credits < 0)).toHaveLength(receipt?.is_draft ? 0 : 1)
  },
  120_000,
)

it('an image overnight whose server is killed between order and collection is ordered once, collected and charged once', async () => {
  const as = await register(host)
  const { story_id } = await host.ok('createStory', { as, body: { creation_mode: 'Script' } })
  await host.ok('splitStoryIntoScenes', {
    as,
    body: { story_id, initial_prompt: 'A keeper writes one letter.' },
    most: 10,
  })
  await host.ok('submitStory', { as, params: { story_id }, most: 1_000 })
  const story = () => host.ok('getStory', { as, query: { story_id } })
  const status = async () => (await host.ok('getStoryStatus', { as, query: { story_id } })).status
  await expect.poll(status, { timeout: 60_000 }).toBe('COMPLETED')
  const imageOf = async () => (await story()).scenes[0]?.arolls[0]?.aroll_object.media?.id ?? ''
  const before = await imageOf()
  const charges = async () => (await host.ok('listUsage', { as })).results.filter(({ credits }) => credits < 0).length
  const charged = await charges()
  const died = killAt(
    openai,
    ({ method, path: asked }, now) => {
      return now === 'ASKED' && method === 'GET' && asked.startsWith('/v1/batches/')
    },
    0,
  )
  const body = { story_id, ai_output_mode: 'IMAGE' as const, overnight: true }
  await host.ok('generateWholeLongStoryVideo', { as, body, most: 1_000 })
  await died
  await start()
  await expect.poll(imageOf, { timeout: 60_000 }).not.toBe(before)
  const { receipt } = await host.ok('getReceipt', { as, params: { media_id: await imageOf() } })
  expect(receipt).toMatchObject({ engine: 'gpt-image-2, overnight' })
  const orders = openai.received.filter(({ method, path: asked }) => method === 'POST' && asked === '/v1/batches')
  expect([orders.length, (await charges()) - charged]).toEqual([1, 1])
}, 120_000)

it.each(isLong ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0])(
  'a film whose server is killed repeatedly while models write, speak and draw it sends no order twice (seed %i)',
  async (seed) => {
    const random = createRandom(`killed films ${seed}`)
    const as = await register(host)
    const options = { initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
    const { story_id } = await host.ok('createStory', { as, body: { creation_mode: 'Text', ...options } })
    const first = openai.received.length
    const killSoon = () => {
      // The text is the first order; an image or two later the server is killed.
      let left = 1 + Math.floor(random.next() * 3)
      return killAt(openai, (_, moment) => moment === 'ASKED' && --left === 0, random.next() * 30)
    }
    const died = killSoon()
    await host.ok('generateStoryWithScriptType', {
      as,
      body: { story_id, script_type: 'PROMPT', ...options },
      most: 1_000,
    })
    await host.call('submitStory', { as, params: { story_id } }).catch(() => undefined)
    await died
    for (let deaths = 1; deaths < (isLong ? 3 : 1); deaths++) {
      let isDead = false
      void killSoon().then(() => (isDead = true))
      await start()
      await expect.poll(async () => isDead || (await goesOn()), { timeout: 60_000 }).toBe(true)
    }
    openai.listeners.clear()
    await host.child.kill()
    await start()
    await expect.poll(goesOn, { timeout: 60_000 }).toBe(true)
    const sent = openai.received.slice(first).map(({ path: address, bytes }) => `${address} ${bytes.toString()}`)
    expect(sent.length).toBeGreaterThan(3)
    expect(new Set(sent).size).toBe(sent.length)

    /**
     * Whether it is generated; work that waits for its owner is requested. A text that may have been paid is not requested
     * again.
     */
    async function goesOn() {
      const read = host.ok('getStoryStatus', { as, query: { story_id } })
      const status = await read.catch(() => null)
      const asked = { as, most: 1_000 }
      const body = { story_id, script_type: 'PROMPT', ...options, built_in_writer: true }
      if (status?.offers_built_in_writer)
        await host.call('generateStoryWithScriptType', { ...asked, body }).catch(() => undefined)
      if (status !== null && status.status !== 'COMPLETED')
        await host.call('submitStory', { ...asked, params: { story_id } }).catch(() => undefined)
      return status?.status === 'COMPLETED'
    }
  },
  120_000,
)
