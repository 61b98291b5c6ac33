import { afterAll, beforeEach, expect, it } from 'vitest'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createGoogleComposer } from './compose.ts'

const fake = await startFakeGoogle()
const headers = (key: string) => ({ 'x-goog-api-key': key })
const tools = createTestTools({
  inspect: async ([head]) => ({
    ...{ contentType: head === 0x52 ? 'audio/wav' : 'image/png', width: null, height: null, durationMs: 3_000 },
  }),
})
const provider = createProvider(
  { id: 'google', label: 'Google', headers },
  { url: fake.url, key: GOOGLE_KEY, limit: 1 },
  tools,
)
const { compose } = createGoogleComposer(provider, 'lyria-3-pro-preview', 1)
const request = { prompt: 'A slow piano', seconds: 12 }

beforeEach(() => {
  fake.received.length = 0
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

it('asks Lyria once for music of about this length that nobody sings to, and answers what it is', async () => {
  expect(await compose(request)).toMatchObject({ contentType: 'audio/wav', durationMs: 3_000 })
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
  await expect(compose({ ...request, prompt: 'A forbidden song' })).rejects.toMatchObject({
    ...{ name: 'Refused', message: 'Google refused: No such songs.' },
  })
  fake.answers.push({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })
  await expect(compose(request)).rejects.toMatchObject({ message: 'Google refused: its safety rules' })
  for (const parts of [[{ text: 'la la' }], [{ inlineData: { mimeType: 'image/png', data: 'iVBORw==' } }]]) {
    fake.answers.push({ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] })
    await expect(compose(request)).rejects.toMatchObject({ message: 'Google returned no music', mayBePaid: true })
  }
  const gone = createGoogleComposer(provider, 'gemini-1.5-pro', 1).compose(request)
  await expect(gone).rejects.toMatchObject({ message: expect.stringContaining('gemini-1.5-pro is not found') })
})

it('orders nothing again for a server that died before it had the answer', async () => {
  const { run } = keepOrders()
  await expect(compose(request, { orders: run('BEFORE_DELIVERED') })).rejects.toThrow('The server died')
  await expect(compose(request, { orders: run() })).rejects.toMatchObject({ mayBePaid: true })
  expect(fake.received).toHaveLength(1)
})
