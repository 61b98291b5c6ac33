import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from './http/provider.ts'
import { createHttpTranslator } from './http-translator.ts'

/** A fake service: its requests, and its next response. */
let server: Server
let url = ''
const asked: unknown[] = []
let next: { status: number; body: unknown } = { status: 200, body: {} }

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      asked.push(JSON.parse(text))
      response.writeHead(next.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(next.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}/translate`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (texts: string[], to = 'de-DE', key: string | null = 'secret') => {
  const form = { id: 'translate', label: 'The translation service', headers: () => ({}) }
  const service = createProvider(form, { url, key, limit: 1 }, createTestTools())
  return createHttpTranslator(service, { key, label: 'Service' }).translate({ texts, from: 'en-US', to })
}

it('the HTTP translator sends all texts at once, with the service’s language code, and answers in order', async () => {
  next = { status: 200, body: { translatedText: [' Guten Tag. ', 'Ende.'] } }
  expect(await ask(['Good day.', 'The end.'])).toEqual({ texts: ['Guten Tag.', 'Ende.'] })
  await ask(['Good day.', 'The end.'], 'zh-TW', null)
  expect(asked.splice(0)).toEqual([
    { q: ['Good day.', 'The end.'], source: 'en', target: 'de', format: 'text', api_key: 'secret' },
    { q: ['Good day.', 'The end.'], source: 'en', target: 'zh-Hant', format: 'text' },
  ])
})

it('the HTTP translator rejects missing or empty texts', async () => {
  next = { status: 200, body: { translatedText: ['Guten Tag.'] } }
  await expect(ask(['Good day.', 'The end.'])).rejects.toThrow('a different number of texts')
  next = { status: 200, body: { translatedText: ['Guten Tag.', ' '] } }
  await expect(ask(['Good day.', 'The end.'])).rejects.toMatchObject({ name: 'EngineError' })
})

it('the HTTP translator distinguishes final from temporary failures', async () => {
  next = { status: 400, body: { error: 'de is not supported' } }
  await expect(ask(['Good day.'])).rejects.toMatchObject({
    name: 'Refused',
    message: 'The translation service refused: de is not supported',
  })
  next = { status: 200, body: { text: 'no' } }
  await expect(ask(['Good day.'])).rejects.toMatchObject({ name: 'EngineError' })
  for (const status of [429, 503]) {
    next = { status, body: {} }
    await expect(ask(['Good day.'])).rejects.toMatchObject({ name: 'NotCharged' })
  }
})
