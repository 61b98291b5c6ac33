import { expect, it } from 'vitest'
import { DEEPGRAM_KEY, startFakeDeepgram } from '#engines/testing/fake-deepgram.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import { createDeepgramTranscriber } from './transcriber.ts'

it('hears words with their punctuation, confidence and times in the whole recording, and refuses other models', async () => {
  const fake = await startFakeDeepgram()
  const headers = (key: string) => ({ Authorization: `Token ${key}` })
  const settings = { url: fake.url, key: DEEPGRAM_KEY, limit: 1 }
  const provider = createProvider({ id: 'deepgram', label: 'Deepgram', headers }, settings, createTestTools())
  const part = { bytes: new Uint8Array(64), contentType: 'audio/wav' }
  const readParts = async () => [
    { ...part, offset: 0 },
    { ...part, bytes: new Uint8Array(65), offset: 5_000 },
  ]
  const request = { readParts, phrases: null, language: 'de-DE' }
  const { text, words } = await createDeepgramTranscriber(provider, 'nova-3').transcribe(request)
  expect(text).toBe('Nobody sees it. Nobody sees it.')
  expect(words[5]).toEqual({ word: 'it.', start: 5_800, end: 6_100, confidence: 0.98 })
  const [asked] = fake.received
  expect(Object.fromEntries(asked?.search ?? [])).toEqual({ model: 'nova-3', language: 'de', punctuate: 'true' })
  expect([asked?.headers['content-type'], asked?.bytes.length]).toEqual(['audio/wav', 64])
  await expect(createDeepgramTranscriber(provider, 'whisper-9').transcribe(request)).rejects.toMatchObject({
    name: 'Refused',
  })
  expect(fake.problems).toEqual([])
  await fake.close()
}, 60_000)
