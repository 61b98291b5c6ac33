import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import type { Illustrator } from '#engines/ports.ts'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { type KeptOrders, keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createModelIllustrator } from './illustrator.ts'
import { cancelBatch } from './overnight.ts'

const openai = await startFakeOpenAi()
const google = await startFakeGoogle()
let nowMs = 0
const tools = createTestTools({ now: () => nowMs })
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const api = (key: string) => ({ 'x-goog-api-key': key })
const providers = {
  openai: createProvider(
    { id: 'openai', label: 'OpenAI', headers: bearer },
    { url: openai.url, key: OPENAI_KEY, limit: 1 },
    tools,
  ),
  google: createProvider(
    { id: 'google', label: 'Google', headers: api },
    { url: google.url, key: GOOGLE_KEY, limit: 1 },
    tools,
  ),
}
const options = { looks: illustratorLooks(), concurrency: 1 }
const CASES = [
  { form: 'openai', model: 'gpt-image-2', fake: openai },
  { form: 'google', model: 'gemini-3.1-flash-image-preview', fake: google },
] as const
const request = { prompt: 'A red barn', look: '', seed: 3, width: 1920, height: 1080 }
const portrait = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1])

beforeEach(() => {
  nowMs = 0
  for (const { received, batches } of [openai, google]) {
    received.length = 0
    batches.cancelled.length = 0
    batches.files.clear()
    batches.looks = 1
  }
})
afterAll(async () => {
  expect([...openai.verify(), ...google.verify()]).toEqual([])
  await Promise.all([openai.close(), google.close()])
}, 60_000)

describe.each(CASES)('images of $form overnight', ({ form, model, fake }) => {
  const provider = providers[form]
  const { overnight } = createModelIllustrator(provider, { form, model }, options)
  const run = (orders: KeptOrders, each: Parameters<Illustrator['illustrate']>[0] = request) =>
    (overnight as Illustrator).illustrate(each, { orders: orders.run() })
  const operationOf = ({ kept }: KeptOrders) => {
    const [order] = kept.values()
    return order?.state === 'ACCEPTED' ? order.operation : ''
  }

  it('are ordered once and polled once in each run, ever more seldom, until they are there', async () => {
    const orders = keepOrders()
    const before = fake.submissions()
    fake.batches.looks = 4
    const waits: unknown[] = []
    for (const waitedMs of [0, 60_000, 3_600_000, 86_400_000]) {
      nowMs = waitedMs
      waits.push(await run(orders).catch(({ pollAfterMs }: { pollAfterMs: number }) => pollAfterMs))
    }
    expect(waits).toEqual([5_000, 30_000, 900_000, 900_000])
    expect(await run(orders)).toMatchObject({ contentType: 'image/jpeg' })
    expect(fake.submissions() - before).toBe(1)
    expect(tools.pauses).toEqual([])
    // The delivered answer is stored: nothing is asked again.
    const asked = fake.received.length
    await run(orders)
    expect(fake.received).toHaveLength(asked)
  })

  it('are the same order when the cast got other portraits meanwhile', async () => {
    const orders = keepOrders()
    const before = fake.submissions()
    const people = [{ name: 'Ann', image: portrait }]
    await expect(run(orders, { ...request, people })).rejects.toMatchObject({ name: 'WaitingAtProvider' })
    expect(await run(orders)).toMatchObject({ contentType: 'image/jpeg' })
    expect(fake.submissions() - before).toBe(1)
  })

  it.each([
    ['FAILED', 'failed: The model can’t be batched'],
    ['EXPIRED', 'expired before this image was made'],
    ['CANCELLED', 'was cancelled'],
  ] as const)('are refused, and may be ordered again, when the batch ends as %s', async (end, text) => {
    const orders = keepOrders()
    fake.batches.looks = 0
    fake.batches.ends.push(end)
    await expect(run(orders)).rejects.toMatchObject({
      name: 'Refused',
      message: `${provider.label}’s overnight batch ${text}`,
    })
    expect(orders.kept.size).toBe(0)
    expect([...fake.batches.files.keys()].filter((id) => id.startsWith('file-'))).toEqual([])
  })

  it('are refused with the provider’s reason when the request breaks its rules', async () => {
    fake.batches.looks = 0
    await expect(run(keepOrders(), { ...request, prompt: 'A forbidden door' })).rejects.toMatchObject({
      name: 'Refused',
      message: expect.stringMatching(/safety/u) as string,
    })
  })

  it('wait while the provider cannot be asked, and are given up after three days', async () => {
    const orders = keepOrders()
    fake.batches.looks = 9
    await expect(run(orders)).rejects.toMatchObject({ name: 'WaitingAtProvider' })
    const [, order] = [...orders.kept][0] ?? []
    const answers: typeof fetch = () => Promise.resolve(new Response('{}', { status: 401 }))
    const broken = createProvider(
      { id: form, label: 'X', headers: bearer },
      { url: 'http://localhost', key: 'k', limit: 1 },
      { ...tools, fetch: answers },
    )
    const illustrator = createModelIllustrator(broken, { form, model }, options).overnight
    const again = () => illustrator?.illustrate(request, { orders: orders.run() })
    await expect(again()).rejects.toMatchObject({ name: 'WaitingAtProvider' })
    expect([...orders.kept][0]?.[1]).toEqual(order)
    nowMs = 3 * 86_400_000 + 1
    await expect(again()).rejects.toMatchObject({ name: 'Refused', message: 'X rejected the API key' })
  })

  it('are cancelled at the provider', async () => {
    const orders = keepOrders()
    await expect(run(orders)).rejects.toMatchObject({ name: 'WaitingAtProvider' })
    await cancelBatch(provider, model, operationOf(orders))
    expect(fake.batches.cancelled).toHaveLength(1)
    expect(fake.batches.files.size).toBe(0)
    // A clip of Veo: its operation is another one.
    await cancelBatch(provider, model, '"models/veo/operations/1"')
    expect(fake.batches.cancelled).toHaveLength(1)
  })

  it('are not ordered again when the server dies before their name is stored', async () => {
    const orders = keepOrders()
    const before = fake.submissions()
    const died = overnight?.illustrate(request, { orders: orders.run('BEFORE_ACCEPTED') })
    await expect(died).rejects.toThrow('The server died')
    await expect(run(orders)).rejects.toMatchObject({ name: 'PossiblyCharged' })
    expect(fake.submissions() - before).toBe(1)
  })
})

it('an upload that breaks off costs nothing, and is tried again', async () => {
  let uploads = 0
  const half: typeof fetch = (...asked) =>
    typeof asked[0] === 'string' && asked[0].endsWith('/files') && ++uploads === 1
      ? Promise.reject(new Error('reset'))
      : fetch(...asked)
  const provider = createProvider(
    { id: 'openai', label: 'OpenAI', headers: bearer },
    { url: openai.url, key: OPENAI_KEY, limit: 1 },
    { ...tools, fetch: half },
  )
  const { overnight } = createModelIllustrator(provider, { form: 'openai', model: 'gpt-image-2' }, options)
  await expect(overnight?.illustrate(request, { orders: keepOrders().run() })).rejects.toMatchObject({
    name: 'WaitingAtProvider',
  })
  expect(uploads).toBe(2)
})

it('only models that the table knows to be batched are offered overnight', () => {
  const offered = (form: 'openai' | 'google', model: string) =>
    createModelIllustrator(providers[form], { form, model }, options).overnight !== undefined
  expect([offered('openai', 'gpt-image-1.5'), offered('openai', 'sdxl'), offered('google', 'gemini-9-image')]).toEqual([
    true,
    false,
    false,
  ])
})
