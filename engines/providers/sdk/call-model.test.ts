import { afterAll, beforeEach, expect, it } from 'vitest'
import { ANTHROPIC_KEY, startFakeAnthropic } from '#engines/testing/fake-anthropic.ts'
import { GOOGLE_KEY, startFakeGoogle } from '#engines/testing/fake-google.ts'
import { keepOrders } from '#engines/testing/kept-orders.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { checkModel } from '../check-model.ts'
import { createProvider } from '../http/provider.ts'
import { createModelTranslator } from '../texts/translator.ts'
import { createModelWriter } from '../texts/writer.ts'
import { callModel } from './call-model.ts'

const google = await startFakeGoogle()
const anthropic = await startFakeAnthropic()
const tools = createTestTools()
const gemini = createProvider(
  { id: 'google', label: 'Google', headers: (key) => ({ 'x-goog-api-key': key }) },
  { url: google.url, key: GOOGLE_KEY, limit: 4 },
  tools,
)
const claude = createProvider(
  { id: 'anthropic', label: 'Anthropic', headers: (key) => ({ 'x-api-key': key }) },
  { url: anthropic.url, key: ANTHROPIC_KEY, limit: 4 },
  tools,
)
const translator = createModelTranslator(gemini, { form: 'google', model: 'gemini-3.8-flash' })
const asked = { texts: ['One.', 'Two.'], from: 'en-US', to: 'de-DE' }
const size = { sceneSize: 'MEDIUM', scenePace: 'MEDIUM', language: 'en-US', targetSeconds: 20 } as const

beforeEach(() => {
  google.received.length = 0
})
afterAll(async () => {
  expect([...google.verify(), ...anthropic.verify()]).toEqual([])
  await Promise.all([google.close(), anthropic.close()])
}, 60_000)

it('answers a resumed job from the stored answer, without a request', async () => {
  const orders = keepOrders().run()
  const first = await translator.translate(asked, { orders })
  expect(first.texts).toEqual(['Übersetzt: One.', 'Übersetzt: Two.'])
  expect(await translator.translate(asked, { orders })).toEqual(first)
  expect(google.received).toHaveLength(1)
})

it('sends nothing again that was sent by a server that died', async () => {
  const orders = keepOrders().run()
  google.troubles.push({ kind: 'half' })
  await expect(translator.translate(asked, { orders })).rejects.toMatchObject({ name: 'PossiblyCharged' })
  await expect(translator.translate(asked, { orders })).rejects.toMatchObject({ name: 'PossiblyCharged' })
  expect(google.received).toHaveLength(1)
})

it('orders each part of an answer that a model continues once, also when the job is resumed between them', async () => {
  const { kept, run } = keepOrders()
  const orders = run()
  const part = (text: string, more: object) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, ...more }],
  })
  google.answers.push(part('{"translations": ["Eins.",', { finishReason: 'CONTINUATION', continuationToken: 't-1' }))
  google.troubles.push({ kind: 'none' }, { kind: 'status', status: 400, body: { error: { message: 'Not now' } } })
  await expect(translator.translate(asked, { orders })).rejects.toMatchObject({ name: 'Refused' })
  google.answers.push(part(' "Zwei."]}', { finishReason: 'STOP' }))
  expect((await translator.translate(asked, { orders })).texts).toEqual(['Eins.', 'Zwei.'])
  expect(google.received.map(({ json }) => (json as { continuationToken?: string }).continuationToken)).toEqual([
    undefined,
    't-1',
    't-1',
  ])
  expect(kept.size).toBe(2)
})

it('a refusal of Gemini and one of Claude are refusals, and an answer without content may be charged', async () => {
  const forbidden = { ...asked, texts: ['forbidden', 'Two.'] }
  await expect(translator.translate(forbidden)).rejects.toMatchObject({
    name: 'Refused',
    message: 'Google refused: its safety rules',
  })
  anthropic.stops.push('refusal')
  const claudes = createModelTranslator(claude, { form: 'anthropic', model: 'claude-sonnet-5-5' })
  await expect(claudes.translate(asked)).rejects.toMatchObject({ name: 'Refused' })
  google.answers.push({})
  await expect(translator.translate(asked)).rejects.toMatchObject({ name: 'PossiblyCharged' })
})

it('reports a model that was shut down, by the provider’s own message', async () => {
  const gone = createModelTranslator(gemini, { form: 'google', model: 'gemini-1.5-pro' })
  await expect(gone.translate(asked)).rejects.toMatchObject({
    name: 'Refused',
    message: 'Google doesn’t have this model: models/gemini-1.5-pro is not found for API version v1beta',
  })
})

it('passes on no header of an account, and no error holds a request', async () => {
  const work = { model: 'm', timeoutMs: 1_000, maxBytes: 1_000 }
  const run = (send: typeof fetch) => {
    const headers = {
      Authorization: 'none',
      'x-goog-api-key': 'none',
      'User-Agent': 'sdk',
      'Content-Type': 'application/json',
    }
    return send('https://provider.invalid/models/m:generateContent', {
      method: 'POST',
      headers,
      body: '{"contents": []}',
    })
  }
  google.troubles.push({ kind: 'status', status: 400 })
  await expect(callModel(gemini, { ...work, request: 1, run }, undefined)).rejects.toThrow('Google refused')
  const headers = google.received[0]?.headers
  expect(headers).toMatchObject({ 'x-goog-api-key': GOOGLE_KEY, 'content-type': 'application/json' })
  expect(headers).not.toHaveProperty('authorization')
  expect(headers?.['user-agent']).not.toBe('sdk')
  const fails = () => Promise.reject(new Error('secret text'))
  const unable = await callModel(gemini, { ...work, request: 2, run: fails }, undefined).catch(
    (cause: unknown) => cause,
  )
  google.answers.push({ candidates: 'secret text' })
  const unread = await translator.translate(asked).catch((cause: unknown) => cause)
  expect([unable, unread]).toMatchObject([
    { name: 'Refused', message: 'Google doesn’t support this request' },
    { name: 'PossiblyCharged', message: 'Google returned an unexpected response' },
  ])
  expect([unable, unread].map((cause) => (cause as Error).cause)).toEqual([undefined, undefined])
})

it('reports the tokens that a model bills', async () => {
  const writer = createModelWriter(claude, { form: 'anthropic', model: 'claude-sonnet-5-5' })
  const story = await writer.write({ kind: 'PROMPT', text: 'A lighthouse keeper writes letters', ...size })
  expect(story.notes).toEqual([
    { name: 'input_tokens', value: '1200' },
    { name: 'output_tokens', value: '340' },
  ])
})

/** Anthropic answers no request without it. */
const VERSIONED = { headers: { 'anthropic-version': '2023-06-01' } }

it('asks Google and Anthropic at no charge whether they have a model', async () => {
  await checkModel(gemini, 'gemini-3.8-flash')
  await checkModel(claude, 'claude-sonnet-5-5', VERSIONED)
  await expect(checkModel(gemini, 'gemini-1.5-pro')).rejects.toThrow('Google doesn’t have the model gemini-1.5-pro')
  await expect(checkModel(claude, 'claude-2.1', VERSIONED)).rejects.toThrow(
    'Anthropic doesn’t have the model claude-2.1',
  )
})
