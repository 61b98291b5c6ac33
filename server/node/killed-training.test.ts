import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareHostData } from '#server/testing/host-data.ts'
import { circles, image } from '#server/testing/make-set.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'

// The whole server on disk, ended as by a power cut in the middle of a training, and started again.
const KILLS = process.env.LONG_TESTS === '1' ? 8 : 1
const STEPS = 2_000

let folder: string
let settings: Record<string, string>
let host: HostProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-training-'))
  settings = await prepareHostData(folder)
  host = await startHostProcess(settings)
})
afterAll(async () => {
  await host.child.kill()
  await rm(folder, { recursive: true, force: true })
})

/** An image among the user's media. */
async function upload(as: { token: string }, seed: number): Promise<string> {
  const bytes = await image(circles(seed))
  const type = 'image/png'
  const body = { file_name: `${seed}.png`, content_type: type, media_args: { size_bytes: bytes.length } }
  const { media, presigned_url: address } = await host.ok('getGenericPresignedUrl', { as, body })
  const headers = { 'Content-Type': type, 'x-amz-acl': 'public-read' }
  const put = await fetch(host.url + address, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  expect(put.status).toBe(200)
  return media.id
}

it('a training on a server that is killed repeatedly resumes where it was, and is charged once', async () => {
  const as = await register(host)
  const training_data = []
  for (const seed of [1, 2, 3, 4]) training_data.push(await upload(as, seed))
  const { lora_id } = await host.ok('createLora', { as, body: { lora_type: 'STYLE' } })
  await host.ok('updateLora', { as, body: { lora_id, training_data } })
  const read = () => host.ok('getLora', { as, query: { lora_id } })
  const areChecked = async () => (await read()).training_data_items.every((item) => item.is_checked)
  await expect.poll(areChecked, { timeout: 60_000 }).toBe(true)
  const { balance } = await host.ok('getCreditsSummary', { as })

  const options = { lora_id, training_data, steps: STEPS, model_name: 'Circles', trigger_word: 'circls' }
  await host.ok('submitLora', { as, body: options })
  /** The most steps that were stored, and whether there were ever fewer afterwards. */
  const seen = { steps: 0, isRepeated: false }
  const look = async () => {
    const { steps_done: steps, status } = await read()
    seen.isRepeated ||= steps < seen.steps
    seen.steps = Math.max(seen.steps, steps)
    return { steps, status }
  }
  let inTheMiddle = 0
  for (let kill = 0; kill < KILLS && seen.steps < STEPS; kill++) {
    // Far enough that learning it again would be detected.
    const enough = Math.max(seen.steps, (STEPS * (kill + 1)) / (KILLS + 2))
    await expect.poll(async () => (await look()).steps, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough)
    await host.child.kill()
    if (seen.steps < STEPS) inTheMiddle++
    host = await startHostProcess(settings)
  }
  expect(inTheMiddle).toBeGreaterThan(0)
  await expect.poll(async () => (await look()).status, { timeout: 120_000, interval: 5 }).toBe('COMPLETED')
  expect(seen.isRepeated).toBe(false)
  const { checkpoints, steps_done: done, download_url: file } = await read()
  expect([done, checkpoints.map(({ step }) => step)]).toEqual([STEPS, [200, 600, 1_200, STEPS]])
  expect((await fetch(host.url + file)).status).toBe(200)
  const { results } = await host.ok('listUsage', { as })
  expect(results.filter(({ credits }) => credits === -50)).toHaveLength(1)
  expect((await host.ok('getCreditsSummary', { as })).balance).toBe(balance - 50)
}, 300_000)
