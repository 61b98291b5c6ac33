import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWhisperTranscriber } from './whisper.ts'

/** A stand-in for the service: what it is asked, and what it answers next. */
let server: Server
let address = ''
const asked: { authorization: string | undefined; body: string }[] = []
let next: { status: number; body: unknown } = { status: 200, body: {} }

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((body) => {
      asked.push({ authorization: request.headers.authorization, body })
      response.writeHead(next.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(next.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}/v1/audio/transcriptions`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const whisper = (key: string | null = 'secret') => createWhisperTranscriber({ url: address, key, model: 'whisper-1' })
const recording = new TextEncoder().encode('RIFFsound')
const ask = (key?: string | null) => whisper(key).transcribe({ recording, contentType: 'audio/wav', language: 'en-GB' })

it('sends the recording as the service wants it and takes words in whole, growing ms', async () => {
  const words = [
    { word: ' Bees', start: 0.104, end: 0.52 },
    { word: 'dance.', start: 0.5, end: 1.0006 },
  ]
  next = { status: 200, body: { text: ' Bees dance. ', words } }
  expect(await ask()).toEqual({
    text: 'Bees dance.',
    words: [
      { word: 'Bees', start: 104, end: 520 },
      { word: 'dance.', start: 520, end: 1001 },
    ],
  })
  const [request] = asked.splice(0)
  expect(request?.authorization).toBe('Bearer secret')
  for (const part of ['RIFFsound', 'filename="voice.wav"', 'whisper-1', 'verbose_json', 'word', '\r\n\r\nen\r\n'])
    expect(request?.body).toContain(part)
})

it('sends no token without a key', async () => {
  await ask(null)
  expect(asked.splice(0)[0]?.authorization).toBeUndefined()
})

it('tells what is final from what is tried again', async () => {
  next = { status: 413, body: {} }
  await expect(ask()).rejects.toMatchObject({ name: 'EngineError', message: expect.stringContaining('413') })
  next = { status: 200, body: { text: 'no times' } }
  await expect(ask()).rejects.toMatchObject({ name: 'EngineError' })
  next = { status: 200, body: { text: '', words: [] } }
  await expect(ask()).rejects.toThrow('Nothing is heard in this recording')
  next = { status: 503, body: {} }
  await expect(ask()).rejects.not.toMatchObject({ name: 'EngineError' })
})
