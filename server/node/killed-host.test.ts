import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OperationAnswer } from '#generated/server/operations.ts'
import { createRandom, type Random } from '#engines/draft/random.ts'
import { checkoutIdOf } from '#server/billing/testing/payer.ts'
import { readZip } from '#server/premiere/testing/read-zip.ts'
import { bundleProgram } from '#server/testing/bundle-program.ts'
import { type Caller, createCaller } from '#server/testing/caller.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { prepareHostData } from '#server/testing/host-data.ts'

// The whole server on disk, ended as by a power cut while it takes money or packs somebody's data, and started again.
const program = await bundleProgram(new URL('./testing/run-host.ts', import.meta.url))
const isLong = process.env.LONG_TESTS === '1'
/** Which moments are met differs from seed to seed. */
const seeds = Array.from({ length: isLong ? 25 : 1 }, (_, seed) => seed)
/** A call is through within this time, so that kills fall before, into and behind its work, ms. */
const CALL_MS = 60

let folder: string
let settings: Record<string, string>
let host: Child | undefined
let url: string
let caller: Caller

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-killed-'))
  settings = { ...(await prepareHostData(folder)), PORT: '0' }
})
afterEach(async () => {
  await host?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  host = startChild(program, [], settings)
  url = await host.said('listening')
  const send = (request: Request) => fetch(url + request.url.slice(new URL(request.url).origin.length), request)
  caller = createCaller({ fetch: send }, [])
}

/** Sends a call, kills the server at some moment of it, and starts the server again. */
async function cutOff(random: Random, call: Promise<unknown>): Promise<void> {
  // Not answered, most of the time: nobody knows what it did.
  const answered = call.catch(() => undefined)
  await wait(random.next() * CALL_MS)
  await host?.kill()
  await answered
  await start()
}

async function register(): Promise<{ token: string }> {
  const credentials = { username: 'ada@example.com', password: 'loom-weaves-9' }
  const names = { first_name: 'Ada', last_name: 'Byron', company_name: 'Studio' }
  const agreed = { how_did_you_hear_about_us: 'Google' as const, agree_to_tnc: true }
  await caller.ok('register', { body: { ...credentials, ...names, ...agreed } })
  const { access } = await caller.ok('login', { body: credentials })
  return { token: access }
}

it.each(seeds)(
  'credits bought from a server that is killed at every step are granted once (seed %i)',
  async (seed) => {
    const random = createRandom(`killed while paying ${seed}`)
    await start()
    const as = await register()
    const order = { as, key: crypto.randomUUID(), body: { pack_id: 'credits-300-usd' } }
    await cutOff(random, caller.call('createPurchase', order))
    const { purchase_id, checkout_url } = await caller.ok('createPurchase', order)
    const payment = { as, params: { checkout_id: checkoutIdOf(checkout_url) }, body: { ending: 'PAY' } }
    await cutOff(random, caller.call('completeDemoCheckout', payment))
    // Paid before the server was gone, or now.
    const { status } = await caller.call('completeDemoCheckout', payment)
    expect([200, 409]).toContain(status)
    await cutOff(random, Promise.resolve())
    const read = () => caller.ok('getPurchase', { as, params: { purchase_id } })
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('PAID')
    const { lots, posted } = await caller.ok('getCreditsSummary', { as })
    const bought = lots.filter(({ source }) => source === 'PURCHASE')
    expect(bought.map(({ granted }) => granted)).toEqual([300])
    const { results } = await caller.ok('listUsage', { as })
    expect(results.reduce((sum, { credits }) => sum + credits, 0)).toBe(posted)
    expect(results.filter(({ credits }) => credits === 300)).toHaveLength(1)
  },
  180_000,
)

it.each(seeds)(
  'a copy of everything is prepared by a server that was killed meanwhile, and announced once (seed %i)',
  async (seed) => {
    const random = createRandom(`killed while packing ${seed}`)
    await start()
    const as = await register()
    for (let story = 0; story < 8; story++)
      await caller.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
    await cutOff(random, caller.call('requestDataExport', { as }))
    await caller.ok('requestDataExport', { as })
    await cutOff(random, Promise.resolve())
    const read = () => caller.ok('getDataExport', { as })
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('READY')
    const copy: OperationAnswer<'getDataExport'> = await read()
    const zip = Buffer.from(await (await fetch(url + copy.url)).arrayBuffer())
    expect(zip.length).toBe(copy.size_bytes)
    const stories = [...readZip(zip).keys()].filter((name) => name.endsWith('story.json'))
    expect(stories).toHaveLength(8)
    const mails = () => readMails(path.join(folder, 'outbox'), 'Your data is ready')
    await expect.poll(mails, { timeout: 60_000 }).toBe(1)
  },
  180_000,
)

/** How many mails of a subject were sent. */
async function readMails(box: string, subject: string): Promise<number> {
  const names = await readdir(box).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(path.join(box, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`Subject: ${subject}`)).length
}
