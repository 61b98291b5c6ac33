import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodeWav, durationMsOf, encodeWav } from '#engines/audio/wav.ts'
import { openWav } from '#engines/audio/wav-source.ts'
import { recordingParts } from '#engines/audio/recording-parts.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from './http/provider.ts'
import { createWhisperTranscriber } from './whisper.ts'

interface Asked {
  authorization: string | undefined
  form: FormData
}
type Answer = { status?: number; body: unknown }

/** A fake service: its requests and its responses, repeating the last one. */
let server: Server
let address = ''
const asked: Asked[] = []
let answers: Answer[] = []

const read = async (request: IncomingMessage): Promise<FormData> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(parts), { headers }).formData()
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((form) => {
      asked.push({ authorization: request.headers.authorization, form })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === undefined) return
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  // A busy machine pauses for longer than the default between two calls.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}/v1/audio/transcriptions`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const RATE = 8_000
/** Tones of 9 s with a second of silence after each. */
const tones = (seconds: number) =>
  encodeWav({
    sampleRate: RATE,
    channels: [
      Float32Array.from({ length: RATE * seconds }, (_, at) => ((at / RATE) % 10 < 9 ? Math.sin(at / 4) / 2 : 0)),
    ],
  })
const short = tones(2)

interface How {
  key?: string | null
  recording?: Uint8Array
}
const fileOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.slice(start, end),
})
const open = (key: string | null) => {
  const headers = (token: string) => ({ Authorization: `Bearer ${token}` })
  const form = { id: 'whisper', label: 'The transcription service', headers }
  return createWhisperTranscriber(createProvider(form, { url: address, key, limit: 1 }, createTestTools()), 'whisper-1')
}
const ask = ({ key = 'secret', recording = short }: How = {}) =>
  open(key).transcribe({
    readParts: async () => recordingParts(await openWav(fileOf(recording))),
    phrases: null,
    language: 'en-GB',
  })

const words = [
  { word: ' Bees', start: 0.104, end: 0.52 },
  { word: 'dance.', start: 0.5, end: 1.0006 },
]

describe('speech recognition by a service', () => {
  it('speech recognition by a service sends the expected form and returns words in whole, growing ms', async () => {
    answers = [{ body: { text: ' Bees dance. ', words } }]
    expect(await ask()).toEqual({
      text: 'Bees dance.',
      words: [
        { word: 'Bees', start: 104, end: 520 },
        { word: 'dance.', start: 520, end: 1001 },
      ],
    })
    const [{ authorization, form }] = asked as [Asked]
    expect(authorization).toBe('Bearer secret')
    expect([form.get('model'), form.get('language'), form.get('response_format')]).toEqual([
      'whisper-1',
      'en',
      'verbose_json',
    ])
    expect(form.getAll('timestamp_granularities[]')).toContain('word')
    const file = form.get('file') as File
    expect(file.name).toBe('voice.wav')
    expect(durationMsOf(decodeWav(await file.bytes()))).toBe(2000)
  })

  it('speech recognition by a service spells words as its text does, with marks, capital letters and compounds', async () => {
    const said = ['he', 'said', 'hello', 'um', 'twenty', 'one', 'dogs', '再', '見', '3', '5']
    const heard = said.map((word, at) => ({ word, start: at, end: at + 0.5 }))
    const text = 'He said: “Hello.” Twenty-one dogs’ — 再見。 $3.5!'
    answers = [{ body: { text, words: heard } }]
    const spelled = (await ask()).words
    expect(spelled.map(({ word }) => word)).toEqual([
      ...['He', 'said:', '“Hello.”', 'um', 'Twenty-one', 'dogs’', '再', '見。', '$3.', '5!'],
    ])
    expect(spelled[4]).toMatchObject({ start: 4_000, end: 5_500 })
  })

  it('speech recognition by a service sends no token without a key', async () => {
    answers = [{ body: { words } }]
    await ask({ key: null })
    expect(asked[0]?.authorization).toBeUndefined()
  })

  it('speech recognition by a service reads confidence from the word, its sentence, or not at all', async () => {
    const segments = [
      { start: 0, end: 0.51, avg_logprob: -0.105 },
      { start: 0.51, end: 2, words: [] },
    ]
    answers = [{ body: { words: [{ ...words[0], probability: 0.42 }, words[1]], segments: [segments[1]] } }]
    expect((await ask()).words.map(({ confidence }) => confidence)).toEqual([0.42, undefined])
    answers = [{ body: { words, segments } }]
    expect((await ask()).words.map(({ confidence }) => confidence)).toEqual([0.9, undefined])
  })

  it('speech recognition by a service finds words inside the sentences, where the service puts them', async () => {
    answers = [{ body: { segments: words.map((word) => ({ start: word.start, end: word.end, words: [word] })) } }]
    expect((await ask()).text).toBe('Bees dance.')
  })

  it('speech recognition by a service sends a long recording in parts, cut in silences, and puts their words into one time', async () => {
    answers = [{ body: { words } }]
    const { words: spoken } = await ask({ recording: tones(640) })
    expect(asked).toHaveLength(3)
    const lengths = await Promise.all(
      asked.map(async ({ form }) => durationMsOf(decodeWav(await (form.get('file') as File).bytes()))),
    )
    expect(lengths.reduce((a, b) => a + b, 0)).toBe(640_000)
    const [, second, third] = [0, lengths[0] ?? 0, (lengths[0] ?? 0) + (lengths[1] ?? 0)]
    for (const cut of [second, third]) expect(Math.abs(((cut ?? 0) % 10_000) - 9_500)).toBeLessThan(60)
    expect(spoken.map(({ start }) => start)).toEqual([
      104,
      520,
      ...[second, third].flatMap((at = 0) => [at + 104, at + 520]),
    ])
  })

  it('speech recognition by a service distinguishes final from temporary failures', async () => {
    const final = { name: 'EngineError' }
    answers = [{ status: 413, body: {} }]
    await expect(ask()).rejects.toMatchObject({ name: 'Refused', status: 413 })
    for (const body of [{ text: 'no times' }, '<html>', { words: [{ word: 'x' }] }]) {
      answers = [{ body }]
      await expect(ask()).rejects.toMatchObject({ ...final, message: expect.stringContaining('no word times') })
    }
    answers = [{ body: { text: '', words: [] } }]
    await expect(ask()).rejects.toThrow('No speech found in this recording')
    for (const status of [429, 503]) {
      answers = [{ status, body: {} }]
      await expect(ask()).rejects.toMatchObject({ name: 'NotCharged' })
    }
  })

  it('speech recognition by a service sends no request for typed words', async () => {
    const request = {
      readParts: () => Promise.reject(new Error('Unused')),
      phrases: [{ start: 0, end: 900 }],
      language: 'en-GB',
      text: 'Bees dance.',
    }
    const { words: placed } = await open(null).transcribe(request)
    expect(placed.map(({ word }) => word)).toEqual(['Bees', 'dance.'])
    expect(asked).toHaveLength(0)
  })
})
