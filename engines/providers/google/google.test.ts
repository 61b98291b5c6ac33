import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createGoogleAnimate } from './animate.ts'
import { createGoogleComposer } from './compose.ts'

const fake = await startFakeGoogle()
const headers = (key: string) => ({ 'x-goog-api-key': key })
const tools = createTestTools({
  async inspect([head]) {
    if (head === 0x89) return { contentType: 'image/png', width: 320, height: 180, durationMs: null }
    // RIFF
    if (head === 0x52) return { contentType: 'audio/wav', width: null, height: null, durationMs: 3_000 }
    return { contentType: 'video/mp4', width: 320, height: 180, durationMs: 8_000 }
  },
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

const { compose } = createGoogleComposer(provider, 'lyria-3-pro-preview', 1)
const song = { prompt: 'A slow piano', seconds: 12 }

it('asks Lyria once for music of about this length without singing, and answers what it is', async () => {
  expect(await compose(song)).toMatchObject({ contentType: 'audio/wav', durationMs: 3_000 })
  expect(fake.received).toMatchObject([
    {
      path: '/v1beta/models/lyria-3-pro-preview:generateContent',
      json: {
        contents: [
          { parts: [{ text: 'A slow piano\nInstrumental, without any vocals. About 12 seconds long.' }], role: 'user' },
        ],
        generationConfig: { responseModalities: ['AUDIO', 'TEXT'] },
      },
    },
  ])
})

it('has a refusal in Google’s words, and takes an answer without a sound for one that was paid', async () => {
  await expect(compose({ ...song, prompt: 'A forbidden song' })).rejects.toMatchObject({
    ...{ name: 'Refused', message: 'Google refused: No such songs.' },
  })
  fake.answers.push({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })
  await expect(compose(song)).rejects.toMatchObject({ message: 'Google refused: its safety rules' })
  for (const parts of [[{ text: 'la la' }], [{ inlineData: { mimeType: 'image/png', data: 'iVBORw==' } }]]) {
    fake.answers.push({ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] })
    await expect(compose(song)).rejects.toMatchObject({ message: 'Google returned no music', mayBePaid: true })
  }
  const gone = createGoogleComposer(provider, 'gemini-1.5-pro', 1).compose(song)
  await expect(gone).rejects.toMatchObject({ message: expect.stringContaining('gemini-1.5-pro is not found') })
})

it('orders nothing again for a server that died before it had the answer', async () => {
  const { run } = keepOrders()
  await expect(compose(song, { orders: run('BEFORE_DELIVERED') })).rejects.toThrow('The server died')
  await expect(compose(song, { orders: run() })).rejects.toMatchObject({ mayBePaid: true })
  expect(fake.received).toHaveLength(1)
})
