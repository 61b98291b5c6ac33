import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createGoogleAnimate } from './animate.ts'

const fake = await startFakeGoogle()
const headers = (key: string) => ({ 'x-goog-api-key': key })
const tools = createTestTools({
  inspect: async ([head]) =>
    head === 0x89
      ? { contentType: 'image/png', width: 320, height: 180, durationMs: null }
      : { contentType: 'video/mp4', width: 320, height: 180, durationMs: 8_000 },
})
const provider = createProvider(
  { id: 'google', label: 'Google', headers },
  { url: fake.url, key: GOOGLE_KEY, limit: 1 },
  tools,
)
const animate = createGoogleAnimate(provider, 'veo-3.1-generate-preview')
const image = Uint8Array.from([0x89, 0x50, 1])
const request = { image, prompt: 'Closer', seed: 3, width: 1080, height: 1920, seconds: 3, hasSound: false }

beforeEach(() => {
  fake.received.length = 0
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

it('asks Veo for the next length and the ratio of the video, and ends only the longest clips with an image', async () => {
  await animate(request)
  expect(fake.received[0]?.json).toMatchObject({
    instances: [{ prompt: 'Closer', image: { mimeType: 'image/png' } }],
    parameters: { durationSeconds: 4, aspectRatio: '9:16', seed: 3, sampleCount: 1 },
  })
  const before = fake.received.length
  await expect(animate({ ...request, endImage: image })).rejects.toMatchObject({ name: 'EngineError' })
  expect(fake.received).toHaveLength(before)
  await animate({ ...request, endImage: image, seconds: 8 })
  expect(fake.received[before]?.json).toMatchObject({ instances: [{ lastFrame: { mimeType: 'image/png' } }] })
})

it('resumes the stored operation of a server that died, without another order', async () => {
  const { kept, run } = keepOrders()
  await expect(animate(request, { orders: run('AFTER_ACCEPTED') })).rejects.toThrow('The server died')
  const [stored] = kept.values()
  expect(stored).toMatchObject({ state: 'ACCEPTED', operation: expect.stringContaining('/operations/') })
  expect((await animate(request, { orders: run() })).contentType).toBe('video/mp4')
  expect(fake.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('a clip that Veo filters out is a refusal with its reason, not polled further', async () => {
  await expect(animate({ ...request, prompt: 'A forbidden door' })).rejects.toMatchObject({
    name: 'Refused',
    message: 'Google refused: The prompt could not be used',
  })
})

it('a redirect of a file to another host gets no key and is fetched only from public addresses', async () => {
  const asked: (string | undefined)[] = []
  const other = createServer((incoming, response) => {
    asked.push(incoming.url)
    response.end()
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/file`
  const redirecting = createTestTools({
    fetch: async (_url, init) => {
      expect(init?.redirect).toBe('manual')
      return new Response(null, { status: 302, headers: { Location: elsewhere } })
    },
  })
  const led = createProvider(
    { id: 'google', label: 'Google', headers },
    { url: fake.url, key: GOOGLE_KEY, limit: 1 },
    redirecting,
  )
  await expect(led.download(`${fake.url}/files/1`, { maxBytes: 10 })).rejects.toMatchObject({
    name: 'ForbiddenAddress',
  })
  expect(asked).toEqual([])
  await new Promise((resolve) => other.close(resolve))
})

it('a file that redirects to itself ends after some redirects', async () => {
  let asked = 0
  const turning = createTestTools({
    fetch: async (_url, init) => {
      asked += 1
      if (init?.redirect === 'error') throw new TypeError('unexpected redirect')
      return new Response(null, { status: 302, headers: { Location: '/v1beta/files/1' } })
    },
  })
  const loop = createProvider(
    { id: 'google', label: 'Google', headers },
    { url: fake.url, key: GOOGLE_KEY, limit: 1 },
    turning,
  )
  await expect(loop.download(`${fake.url}/files/1`, { maxBytes: 10 })).rejects.toMatchObject({
    name: 'PossiblyCharged',
  })
  expect(asked).toBe(4)
})
