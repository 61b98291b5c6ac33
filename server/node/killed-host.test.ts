import { request } from 'node:http'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '#engines/draft/random.ts'
import { checkoutIdOf } from '#server/modules/billing/testing/payer.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { readZip } from '#server/modules/rendering/premiere/testing/read-zip.ts'
import { prepareHostData } from '#server/testing/host-data.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'

// The whole server on disk, ended as by a power cut while it takes payments, packs a data export, stores an upload or saves
// edits, and started again. Only here a real process dies with its real database, files and jobs.
const isLong = process.env.LONG_TESTS === '1'
/** The moments differ from seed to seed. */
const seeds = Array.from({ length: isLong ? 25 : 1 }, (_, seed) => seed)
/** How often the server is killed in the middle of a burst of edits. */
const BURSTS = isLong ? 50 : 1
/** A call ends within this time, so that kills fall before, into and behind its work, ms. */
const CALL_MS = 60

let folder: string
let settings: Record<string, string>
let host: HostProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-killed-'))
  settings = await prepareHostData(folder)
  host = await startHostProcess(settings)
})
afterAll(async () => {
  await host.child.kill()
  await rm(folder, { recursive: true, force: true })
})

async function killAndStart(): Promise<void> {
  await host.child.kill()
  host = await startHostProcess(settings)
}

/** Makes calls, kills the server at some moment of them, and starts the server again. */
async function cutOff(random: Random, calls: Promise<unknown>[]): Promise<void> {
  // Unanswered, most of the time: their result is unknown.
  const answered = Promise.allSettled(calls)
  await wait(random.next() * CALL_MS)
  await host.child.kill()
  await answered
  host = await startHostProcess(settings)
}

it.each(seeds)(
  'credits that are bought and a data export from a server that is killed at every step exist once (seed %i)',
  async (seed) => {
    const random = createRandom(`killed ${seed}`)
    const as = await register(host)
    for (let story = 0; story < 8; story++)
      await host.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
    const order = { as, key: crypto.randomUUID(), body: { pack_id: 'credits-300-usd' } }
    await cutOff(random, [host.call('createPurchase', order)])
    const { purchase_id, checkout_url } = await host.ok('createPurchase', order)
    const payment = { as, params: { checkout_id: checkoutIdOf(checkout_url) }, body: { ending: 'PAY' } }
    // An export that was interrupted three times fails: it meets the last two kills.
    await cutOff(random, [host.call('completeDemoCheckout', payment), host.call('requestDataExport', { as })])
    await host.ok('requestDataExport', { as })
    // Paid before the server was killed, or now.
    const { status } = await host.call('completeDemoCheckout', payment)
    expect([200, 409]).toContain(status)
    await cutOff(random, [])

    const purchase = () => host.ok('getPurchase', { as, params: { purchase_id } })
    await expect.poll(async () => (await purchase()).status, { timeout: 60_000 }).toBe('PAID')
    const { lots, posted } = await host.ok('getCreditsSummary', { as })
    const bought = lots.filter(({ source }) => source === 'PURCHASE')
    expect(bought.map(({ granted }) => granted)).toEqual([300])
    const { results } = await host.ok('listUsage', { as })
    expect(results.reduce((sum, { credits }) => sum + credits, 0)).toBe(posted)
    expect(results.filter(({ credits }) => credits === 300)).toHaveLength(1)

    const copy = () => host.ok('getDataExport', { as })
    await expect.poll(async () => (await copy()).status, { timeout: 60_000 }).toBe('READY')
    const { url, size_bytes } = await copy()
    const zip = Buffer.from(await (await fetch(host.url + url)).arrayBuffer())
    expect(zip.length).toBe(size_bytes)
    const stories = [...readZip(zip).keys()].filter((name) => name.endsWith('story.json'))
    expect(stories).toHaveLength(8)
    const mails = () => readMails(path.join(folder, 'outbox'), 'Your data export is ready')
    await expect.poll(mails, { timeout: 60_000 }).toBe(seed + 1)
  },
  180_000,
)

/** How many emails with a subject were sent. */
async function readMails(box: string, subject: string): Promise<number> {
  const names = await readdir(box).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(path.join(box, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`Subject: ${subject}`)).length
}

it('an upload during which the server is killed does not exist afterwards, and can be repeated', async () => {
  const as = await register(host)
  const bytes = new Uint8Array(3_000_000)
  bytes.set(makePng(64, 64))
  const announced = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: bytes.length } }
  const { media, presigned_url } = await host.ok('getGenericPresignedUrl', { as, body: announced })
  const headers = { 'Content-Type': 'image/png' }
  const put = request(host.url + presigned_url, {
    method: 'PUT',
    headers: { ...headers, 'Content-Length': bytes.length },
  })
  put.on('error', () => undefined)
  put.write(bytes.slice(0, 2_000_000))
  await expect.poll(() => readdir(path.join(folder, 'files/.incoming'))).toHaveLength(1)
  await killAndStart()

  expect(await readdir(path.join(folder, 'files'))).not.toContain('media')
  const events = async () => (await host.ok('listMissedEvents', { as, query: { after: 0 } })).events
  expect(await events()).toEqual([])
  const again = await fetch(host.url + presigned_url, { method: 'PUT', headers, body: bytes })
  expect(again.status).toBe(200)
  expect(await events()).toMatchObject([
    { event: 'media_update', payload: { media: { id: media.id, status: 'COMPLETED', width: 64 } } },
  ])
}, 180_000)

it(
  'a server that is killed in a burst of edits keeps every one it answered, and a repeated one counts once',
  async () => {
    const as = await register(host)
    const { story_id } = await host.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
    const add = (text: string, key: string) =>
      host.ok('addScene', { as, key, body: { story_id, new_element_order: 999, text } })
    const written = async () =>
      (await host.ok('getStory', { as, query: { story_id } })).scenes.filter(({ text }) => text !== '')
    const texts = async () => (await written()).map(({ text }) => text)

    for (let round = 0; round < BURSTS; round++) {
      const edits = Array.from({ length: 8 }, (_, at) => ({ text: `Round ${round}, ${at}.`, key: crypto.randomUUID() }))
      const answered: string[] = []
      // One after the other, like a tab, until no answer arrives.
      const burst = (async () => {
        for (const { text, key } of edits) {
          await add(text, key)
          answered.push(text)
        }
      })().catch(() => undefined)
      await expect.poll(() => answered.length, { interval: 1 }).toBeGreaterThanOrEqual(1 + (round % 5))
      await host.child.kill()
      await burst

      host = await startHostProcess(settings)
      const kept = await texts()
      expect(kept.slice(0, answered.length)).toEqual(answered)
      // At most the pending one was stored without an answer.
      expect(kept.length).toBeLessThanOrEqual(answered.length + 1)
      // What the tab then sends again, the unanswered one first, is stored once.
      for (const { text, key } of edits.slice(answered.length)) await add(text, key)
      expect(await texts()).toEqual(edits.map(({ text }) => text))
      const { results } = await host.ok('listStoryEdits', { as, params: { story_id }, query: { page_size: 1 } })
      expect(results).toMatchObject([{ label: 'Add scene', is_undone: false }])
      // A free account's story is limited to a minute of scenes.
      const [scene_id = '', ...further_scene_ids] = (await written()).map((scene) => scene.scene_id)
      await host.ok('deleteScene', { as, body: { story_id, scene_id, further_scene_ids } })
    }
  },
  // Mostly starts of the server, which take longer on a busy machine.
  120_000 + BURSTS * 10_000,
)
