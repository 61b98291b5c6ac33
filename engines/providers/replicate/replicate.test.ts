import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { REPLICATE_KEY, startFakeReplicate } from '#engines/testing/fake-replicate.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import type { FormKind } from '../forms/model-form.ts'
import { createProvider } from '../http/provider.ts'
import { createReplicateAnimate, createReplicateIllustrator } from './engines.ts'
import { fetchModel, formOf } from './models.ts'
import { cancelPrediction, runPrediction } from './predictions.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const fake = await startFakeReplicate({ make: async () => ({ bytes: PNG, contentType: 'image/png' }) })
const FLUX = { name: 'black-forest-labs/flux-schnell', version: null }
const input = { prompt: 'A pier' }

/** Answers of the next polls in place of the fake's. */
const faults: (() => Response)[] = []
const tools = createTestTools({
  async fetch(address, init) {
    const fault =
      typeof address === 'string' && address.includes('/predictions/') && init?.method === 'GET'
        ? faults.shift()
        : undefined
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

/** How a model is asked, as the fake publishes it. */
async function asked(kind: FormKind, name: string) {
  const published = await fetchModel({ url: fake.url, key: REPLICATE_KEY, limit: 2 }, name, fetch)
  return formOf(kind, name, () => published)
}

const orders = () => fake.received.filter(({ method }) => method === 'POST').map(({ path }) => path)

describe('predictions', () => {
  it('orders once by the model’s name, polls, and fetches the first of its files', async () => {
    expect(await runPrediction(provider, FLUX, input, {})).toEqual(PNG)
    expect(orders()).toEqual(['/models/black-forest-labs/flux-schnell/predictions'])
    expect(fake.received.find(({ method }) => method === 'POST')?.json).toEqual({ input })
  })

  it('orders a community model by its version', async () => {
    const { model: upscaler } = await asked('UPSCALER', 'nightmareai/real-esrgan')
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
  const sent = () =>
    (fake.received.find(({ method }) => method === 'POST')?.json as { input: object } | undefined)?.input
  const shown = expect.stringMatching(/^data:image\/png;base64,/u) as string

  it('asks for the nearest shape, a format that can be read, and shows portraits where the model takes images', async () => {
    const draw = async (name: string) => {
      const options = { looks: [], concurrency: 1 }
      const illustrator = createReplicateIllustrator(provider, await asked('ILLUSTRATOR', name), options)
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
    const kling = createReplicateAnimate(provider, await asked('ANIMATOR', 'kwaivgi/kling-v2.5-turbo-pro'))
    const clip = { image: PNG, prompt: 'pan left', seed: 1, ...size, seconds: 7, hasSound: false }
    await expect(kling({ ...clip, endImage: PNG })).rejects.toThrow('doesn’t support end frames')
    expect(orders()).toEqual([])
    // What the fake makes is an image.
    await expect(kling(clip)).rejects.toThrow('unsupported clip format')
    expect(sent()).toEqual({ start_image: shown, prompt: 'pan left', duration: 10, aspect_ratio: '16:9' })
  })

  it('names no version of official models, and says in words what a model cannot do or that there is none', async () => {
    expect((await asked('ANIMATOR', 'bytedance/seedance-1-pro')).model.version).toBeNull()
    await expect(asked('LIP_SYNC', 'sync/lipsync-2')).rejects.toThrow('sync/lipsync-2 has no field for an image')
    await expect(asked('MUSIC', 'acme/none')).rejects.toThrow('Replicate publishes nothing about acme/none')
    expect(orders()).toEqual([])
  })
})
