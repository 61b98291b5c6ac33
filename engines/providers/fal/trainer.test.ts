import { afterAll, beforeEach, expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import type { EngineCall, TrainingNews, TrainingOrder } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { makeFluxLora } from '#engines/testing/flux-lora.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { cancelInQueue } from './queue.ts'
import { createFalTrainer } from './trainer.ts'

const MODEL = 'fal-ai/flux-lora-fast-training'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const file = makeFluxLora()
const fake = await startFakeFal({
  make: async (model) =>
    model === MODEL
      ? { bytes: file, contentType: 'application/octet-stream' }
      : { bytes: PNG, contentType: 'image/png' },
})
const form = { id: 'fal', label: 'fal', headers: (key: string) => ({ Authorization: `Key ${key}` }) }
const tools = createTestTools()
const provider = createProvider(form, { url: fake.url, key: FAL_KEY, limit: 2 }, tools)
const trainer = createFalTrainer(provider, MODEL, { looks: illustratorLooks(), concurrency: 2 })

beforeEach(() => {
  fake.received.length = 0
  fake.troubles.length = 0
  Object.assign(fake, { looks: 0, lines: [], error: null, hasExpired: false })
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

const image = (name: string, caption: string) => ({
  ...{ name, caption },
  read: async () => ({ data: new Uint8Array(4), width: 1, height: 1 }),
})
const order = (change: Partial<TrainingOrder> = {}): TrainingOrder => ({
  images: [image('p-1', 'a cat on a wall'), image('p-2', ''), image('p-3', 'trg, a cat')],
  ...{ triggerWord: 'trg', learns: 'OBJECT', steps: 400, ...change },
})
const sent = () => fake.received.filter(({ method }) => method === 'POST')

/** The zip that was sent, as text: its files are stored as they are. */
function sentZip(): string {
  const { images_data_url: address } = { images_data_url: '', ...(sent()[0]?.json as object) }
  expect(address).toMatch(/^data:application\/zip;base64,/u)
  return Buffer.from(address.split(',')[1] ?? '', 'base64').toString('latin1')
}

it('sends a set as a zip of images and captions, each with the trigger once', async () => {
  const { weights, address } = await trainer.train(order())
  expect(weights).toEqual(new Uint8Array(file))
  expect(address).toMatch(/\/file$/u)
  const zip = sentZip()
  const names = [...new Set(zip.match(/p-\d\.(?:jpg|txt)/gu))]
  expect(names).toEqual(['p-1.jpg', 'p-1.txt', 'p-2.jpg', 'p-3.jpg', 'p-3.txt'])
  expect(zip).toContain('trg, a cat on a wall')
  expect(zip).not.toContain('trg, trg')
  expect(sent()[0]?.json).toMatchObject({ trigger_word: 'trg', steps: 400, is_style: false })
  await trainer.train(order({ learns: 'STYLE' }))
  expect(sent()[1]?.json).toMatchObject({ is_style: true })
})

it('a training reports queued, running and steps up to the requested count', async () => {
  const news: TrainingNews[] = []
  Object.assign(fake, {
    looks: 2,
    lines: ['Fetching 5 files: 100%|██| 5/5', 'caching 3/4000', ' 25%|▌ | 100/400 [00:30<01:30]'],
  })
  await trainer.train(order({ onNews: (each) => news.push(each) }))
  expect(news).toEqual([
    { stage: 'QUEUED', steps: null },
    { stage: 'TRAINING', steps: 100 },
    { stage: 'TRAINING', steps: 100 },
  ])
  news.length = 0
  Object.assign(fake, { looks: 2, lines: ['Fetching 5 files: 100%|██| 5/5'] })
  await trainer.train(order({ onNews: (each) => news.push(each) }))
  expect(news.map(({ steps }) => steps)).toEqual([null, null, null])
})

it('fal’s illustrator generates with a trained model’s URL and weight, and without one', async () => {
  const asked = { prompt: 'A pier', look: '', seed: 3, width: 1_280, height: 720 }
  await trainer.illustrator.illustrate({
    ...asked,
    trained: { address: 'https://v3.fal.media/a.safetensors', weight: 0.6 },
  })
  await trainer.illustrator.illustrate(asked)
  expect(sent().map(({ path, json }) => [path, json])).toEqual([
    [
      '/fal-ai/flux-lora',
      expect.objectContaining({
        prompt: 'A pier',
        loras: [{ path: 'https://v3.fal.media/a.safetensors', scale: 0.6 }],
      }),
    ],
    ['/fal-ai/flux-lora', expect.not.objectContaining({ loras: expect.anything() })],
  ])
})

it('reports why a training fails or is refused at fal', async () => {
  fake.error = 'CUDA out of memory'
  await expect(trainer.train(order())).rejects.toThrow('fal failed: CUDA out of memory')
  fake.error = null
  fake.troubles.push({ kind: 'status', status: 422, body: { detail: [{ msg: 'At least 4 images are needed' }] } })
  await expect(trainer.train(order())).rejects.toThrow('fal refused: At least 4 images are needed')
})

it('a resumed training waits for its order, identified by image names instead of bytes', async () => {
  const before = fake.submissions()
  const accepted = new Map<string, string>()
  const orders: EngineCall['orders'] = {
    jobId: 'job-1',
    begin: async (key) => {
      const operation = accepted.get(key)
      return operation === undefined ? null : { state: 'ACCEPTED', operation }
    },
    accepted: async (key, operation) => void accepted.set(key, operation),
    delivered: async () => undefined,
    forget: async (key) => void accepted.delete(key),
  }
  await trainer.train(order(), { orders })
  const encodedAnew = createTestTools({ toJpeg: async () => Uint8Array.from([0xff, 0xd8, 9]) })
  const next = createProvider(form, { url: fake.url, key: FAL_KEY, limit: 2 }, encodedAnew)
  await createFalTrainer(next, MODEL, { looks: [], concurrency: 1 }).train(order(), { orders })
  expect(fake.submissions() - before).toBe(1)
  await trainer.train(order({ steps: 500 }), { orders })
  expect(fake.submissions() - before).toBe(2)
})

it('an interrupted training stays ordered, and is cancelled at fal once it is no longer needed', async () => {
  fake.looks = Number.POSITIVE_INFINITY
  const abort = new AbortController()
  const onNews = ({ stage }: TrainingNews) => stage === 'TRAINING' && abort.abort('cancelled')
  const named: string[] = []
  const orders = {
    jobId: 'job-1',
    begin: async () => null,
    accepted: async (_key: string, operation: string) => void named.push(operation),
    delivered: async () => undefined,
    forget: async () => undefined,
  }
  const call = { signal: abort.signal, orders }
  await expect(trainer.train(order({ onNews: (news) => void onNews(news) }), call)).rejects.toBe('cancelled')
  expect(fake.cancelled).toEqual([])
  await cancelInQueue(provider, MODEL, named[0] ?? '')
  expect(fake.cancelled).toEqual(named)
})
