import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { REPLICATE_KEY, startFakeReplicate } from '#engines/testing/fake-replicate.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createReplicateAnimate, createReplicateIllustrator } from './engines.ts'
import { openModel } from './models.ts'
import { cancelPrediction, runPrediction } from './predictions.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const fake = await startFakeReplicate({ make: async () => ({ bytes: PNG, contentType: 'image/png' }) })
const FLUX = { name: 'black-forest-labs/flux-schnell', version: null }
const input = { prompt: 'A pier' }

/** Answers of the next polls in place of the fake's. */
const faults: (() => Response)[] = []
const tools = createTestTools({
  async fetch(address, init) {
    const fault = String(address).includes('/predictions/') && init?.method === 'GET' ? faults.shift() : undefined
    return fault ? fault() : fetch(address, init)
  },
})
const form = { id: 'replicate', label: 'Replicate', headers: (key: string) => ({ Authorization: `Bearer ${key}` }) }
const provider = createProvider(form, { url: fake.url, key: REPLICATE_KEY, limit: 2 }, tools)

beforeEach(() => {
  Object.assign(fake, { looks: 1, hasExpired: false, error: null })
  fake.received.length = 0
  fake.cancelled.length = 0
})
afterAll(async () => {
  expect(fake.problems).toEqual([])
  await fake.close()
})

const orders = () => fake.received.filter(({ method }) => method === 'POST').map(({ path }) => path)

describe('predictions', () => {
  it('orders once by the model’s name, polls, and fetches the first of its files', async () => {
    expect(await runPrediction(provider, FLUX, input, {})).toEqual(PNG)
    expect(orders()).toEqual(['/models/black-forest-labs/flux-schnell/predictions'])
    expect(fake.received.find(({ method }) => method === 'POST')?.json).toEqual({ input })
  })

  it('orders a community model by its version', async () => {
    const esrgan = await fetch(`${fake.url}/models/nightmareai/real-esrgan`, {
      headers: { Authorization: `Bearer ${REPLICATE_KEY}` },
    })
    const { latest_version } = (await esrgan.json()) as { latest_version: { id: string } }
    const upscaler = { name: 'nightmareai/real-esrgan', version: latest_version.id }
    expect(await runPrediction(provider, upscaler, { image: 'data:image/png;base64,AA==', scale: 2 }, {})).toEqual(PNG)
    expect(orders()).toEqual(['/predictions'])
  })

  it('never loses a paid prediction to polls that fail', async () => {
    faults.push(
      () => new Response('{"detail":"Request was throttled."}', { status: 429 }),
      () => new Response('', { status: 500 }),
      () => new Response('', { status: 502 }),
      () => new Response('{"odd":true}'),
      () => new Response('<html>'),
      () => {
        throw new TypeError('fetch failed')
      },
    )
    expect(await runPrediction(provider, FLUX, input, {})).toEqual(PNG)
    expect(faults).toEqual([])
    expect(orders()).toHaveLength(1)
  })

  it.each([
    ['NSFW content detected. Try running it again, or try a different prompt.', 'Replicate refused: NSFW content'],
    [
      'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
      'refused: The input',
    ],
    ['CUDA out of memory', 'Replicate failed: CUDA out of memory'],
  ])('ends with the reason of a failed prediction: %s', async (error, words) => {
    fake.error = error
    await expect(runPrediction(provider, FLUX, input, {})).rejects.toMatchObject({
      ...{ name: 'Refused', message: expect.stringContaining(words) },
    })
  })

  it('reports an output that was removed, and a model that does not exist', async () => {
    fake.hasExpired = true
    await expect(runPrediction(provider, FLUX, input, {})).rejects.toMatchObject({
      ...{ name: 'Refused', message: 'The generated file is no longer available' },
    })
    await expect(runPrediction(provider, { name: 'acme/none', version: null }, input, {})).rejects.toMatchObject({
      name: 'Refused',
      message: 'Replicate doesn’t have this model: The requested resource could not be found.',
    })
  })

  it('refuses files that are too large for one request before anything is ordered', async () => {
    const image = `data:image/png;base64,${'A'.repeat(14_000_000)}`
    const work = runPrediction(provider, { name: 'bytedance/omni-human', version: null }, { image, audio: image }, {})
    await expect(work).rejects.toThrow('Replicate takes images and sound of at most 10 MB together')
    expect(fake.received).toEqual([])
  })

  it('cancels what it accepted, and a cancelled prediction ends', async () => {
    fake.looks = 1_000
    const kept = keepOrders()
    await expect(runPrediction(provider, FLUX, input, { orders: kept.run('AFTER_ACCEPTED') })).rejects.toBeDefined()
    const [accepted] = kept.kept.values()
    const id = accepted?.state === 'ACCEPTED' ? accepted.operation : ''
    await cancelPrediction(provider, FLUX.name, id)
    expect(fake.cancelled).toEqual([id])
    await expect(runPrediction(provider, FLUX, input, { orders: kept.run() })).rejects.toThrow('Replicate cancelled it')
    expect(orders()).toHaveLength(2)
  })
})

describe('requests by the inputs that models publish', () => {
  const size = { width: 1920, height: 1080 }
  const sent = () => (fake.received.find(({ method }) => method === 'POST')?.json as { input: object }).input
  const shown = expect.stringMatching(/^data:image\/png;base64,/u) as string

  it('asks for the nearest shape, a format that can be read, and shows portraits where the model takes images', async () => {
    const draw = async (name: string) => {
      const illustrator = createReplicateIllustrator(provider, name, openModel(provider, name), {
        ...{ looks: [], concurrency: 1 },
      })
      const people = [{ name: 'Ann', image: PNG }]
      const made = await illustrator.illustrate({ prompt: 'Ann at a pier', look: '', seed: 7, ...size, people })
      expect(made.ordered && made.ordered.width / made.ordered.height).toBeCloseTo(16 / 9, 1)
    }
    await draw('black-forest-labs/flux-schnell')
    expect(sent()).toEqual({ prompt: 'Ann at a pier', aspect_ratio: '16:9', seed: 7, output_format: 'jpg' })
    fake.received.length = 0
    await draw('google/nano-banana-2')
    expect(sent()).toMatchObject({ aspect_ratio: '16:9', output_format: 'jpg', image_input: [shown] })
  })

  it('animates from the field that is not deprecated, in a length that the model has, and refuses end frames it lacks', async () => {
    const kling = createReplicateAnimate(provider, openModel(provider, 'kwaivgi/kling-v2.5-turbo-pro'))
    const clip = { image: PNG, prompt: 'pan left', seed: 1, ...size, seconds: 7, hasSound: false }
    await expect(kling({ ...clip, endImage: PNG })).rejects.toThrow('doesn’t support end frames')
    expect(orders()).toEqual([])
    // What the fake makes is an image.
    await expect(kling(clip)).rejects.toThrow('unsupported clip format')
    expect(sent()).toEqual({ start_image: shown, prompt: 'pan left', duration: 10, aspect_ratio: '16:9' })
  })

  it('asks how a model is asked once, and nothing of it while that cannot be read', async () => {
    const read = openModel(provider, 'bytedance/seedance-1-pro')
    const looks = () => fake.received.filter(({ path }) => path === '/models/bytedance/seedance-1-pro').length
    expect((await read('ANIMATOR')).model.version).toBeNull()
    await read('ANIMATOR')
    expect(looks()).toBe(1)
    await expect(openModel(provider, 'sync/lipsync-2')('LIP_SYNC')).rejects.toMatchObject({ name: 'Refused' })
    await expect(openModel(provider, 'acme/none')('MUSIC')).rejects.toMatchObject({
      message: 'Replicate doesn’t have the model acme/none',
    })
    expect(orders()).toEqual([])
  })
})
