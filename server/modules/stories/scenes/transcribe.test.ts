import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { encodeWav } from '#engines/audio/wav.ts'
import { EngineError, type Engines, type Transcript, type TranscriptionRequest } from '#engines/ports.ts'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const RATE = 8000
/** Two tones with a silence between them, ms. */
const TONES = [
  { start: 200, end: 1200 },
  { start: 1800, end: 3000 },
]
const engines = createTestEngines()
const asked: TranscriptionRequest[] = []
let understands: ((request: TranscriptionRequest) => Promise<Transcript>) | null = null
const wired: Partial<Engines> = {
  voice: { ...engines.voice, speak: async () => ({ wav: tones(), durationMs: 3200, words: [] }) },
  transcriber: {
    info: engines.transcriber.info,
    get understandsSpeech() {
      return understands !== null
    },
    transcribe: (request) => {
      asked.push(request)
      return (understands ?? createTypedTranscriber().transcribe)(request)
    },
  },
}
const test = await createTestApp({ engines: wired })
beforeEach(async () => {
  await test.reset()
  asked.length = 0
  understands = null
  test.app.engines.transcriber = wired.transcriber ?? engines.transcriber
  test.app.prices = PRICE_TABLE
})
afterAll(() => test.close())

function tones(): Uint8Array {
  const samples = Float32Array.from({ length: RATE * 3.2 }, (_, at) => {
    const ms = (at * 1000) / RATE
    return TONES.some(({ start, end }) => ms >= start && ms < end) ? Math.sin(at / 4) / 2 : 0
  })
  return encodeWav({ sampleRate: RATE, channels: [samples] })
}

async function spoken(ada: TestUser) {
  const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
  const { id: scene_id } = await test.ok('addScene', {
    as: ada,
    body: { story_id, new_element_order: 0, text: 'Old.' },
  })
  await test.ok('regenerateSceneAudio', { as: ada, body: { story_id, scene_id } })
  await test.runJobs()
  return { story_id, scene_id }
}
const balance = async (ada: TestUser) => (await test.ok('getUserDetails', { as: ada })).credit_summary.balance
const lastEvent = () => test.events.findLast(({ event }) => event === 'scene-audio-transcribed')?.data

describe('a transcription', () => {
  it('transcribeSceneAudio: a transcription aligns typed words with the sound, once and for its price, and can be undone', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    const before = await test.ok('getScene', { as: ada, query: where })
    const text = 'A bee leaves.\nShe finds a field.'
    const key = crypto.randomUUID()
    test.clock.advance(1000)
    const answer = await test.ok('transcribeSceneAudio', { as: ada, body: { ...where, text }, key })
    expect(answer).toMatchObject({ operation: 'TRANSCRIBE', event: 'scene-audio-transcribed' })
    await test.ok('transcribeSceneAudio', { as: ada, body: { ...where, text }, key })
    await test.runJobs()
    expect(asked).toHaveLength(1)
    const scene = await test.ok('getScene', { as: ada, query: where })
    expect(scene).toMatchObject({
      status: before.status,
      text: 'A bee leaves. She finds a field.',
      is_voiceover_transcribed: true,
      are_captions_overridden: false,
      transcription_text: 'A bee leaves. She finds a field.',
      audio_media: { id: before.audio_media?.id },
    })
    for (const [at, { start, end }] of scene.captions.entries()) {
      const tone = TONES[at < 3 ? 0 : 1]
      expect(start).toBeGreaterThan((tone?.start ?? 0) - 50)
      expect(end).toBeLessThan((tone?.end ?? 0) + 50)
    }
    expect(lastEvent()).toMatchObject({ scene_id: where.scene_id, error: null, scene: { captions: scene.captions } })
    // One voice-over, one transcription.
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    const word = [{ word: 'Mine', start: 0, end: 100 }]
    await test.ok('overrideCaptions', { as: ada, body: { ...where, captions: word } })
    const resynced = await test.ok('resyncSceneCaptions', { as: ada, body: where })
    expect(resynced.captions).toEqual(scene.captions)
    for (let step = 0; step < 3; step++)
      await test.ok('undoStoryEdit', { as: ada, params: { story_id: where.story_id } })
    const { audio_media: voice, ...rest } = await test.ok('getScene', { as: ada, query: where })
    expect(voice?.id).toBe(before.audio_media?.id)
    expect({ ...before, ...rest, updated_at: before.updated_at }).toEqual(before)
  })

  it('a transcription is not needed for a split: a voice without captions is cut in the silence between its phrases', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    await test.ok('updateSceneAudio', { as: ada, body: { ...where, new_text: 'A bee leaves. She finds a field.' } })
    await test.ok('splitScene', { as: ada, body: { ...where, index: 3 } })
    await test.runJobs()
    const [one, two] = (await test.ok('getStory', { as: ada, query: { story_id: where.story_id } })).scenes
    expect([one?.text, two?.text]).toEqual(['A bee leaves.', 'She finds a field.'])
    expect([one?.duration_in_frames, two?.duration_in_frames]).toEqual([45, 51])
  })

  it('a transcription requires words and a voice-over instead of inventing something', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    expect(await test.call('transcribeSceneAudio', { as: ada, body: where })).toMatchObject({
      status: 409,
      body: { message: 'Failed to Transcribe Audio', error: 'WORDS_NEEDED' },
    })
    const { id } = await test.ok('addScene', { as: ada, body: { story_id: where.story_id, new_element_order: 0 } })
    expect(await test.call('transcribeSceneAudio', { as: ada, body: { ...where, scene_id: id } })).toMatchObject({
      status: 409,
      body: { error: 'NO_VOICEOVER' },
    })
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
    expect(asked).toHaveLength(0)
  })

  it('a transcription by a model has its price by the minute, holds it, and costs nothing when it fails or a draft engine was the fallback', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    const info = { label: 'whisper-1', id: 'openai:whisper-1', builtIn: false, fallbacks: [engines.transcriber.info] }
    const words = [{ word: 'Old.', start: 200, end: 1200 }]
    let madeBy = 'whisper-1'
    let listens = (): Promise<Transcript> => Promise.resolve({ text: 'Old.', words, madeBy })
    test.app.engines.transcriber = { info, understandsSpeech: true, transcribe: () => listens() }
    const table = { as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'TRANSCRIPTION', credits: 60 }] }
    test.app.prices = readPriceTable(JSON.stringify(table))
    const { costs } = await test.ok('getCreditCosts', { as: ada })
    expect(costs.find(({ action }) => action === 'transcribe_audio')?.engine_price).toEqual({
      ...{ engine: 'whisper-1', per: 'MINUTE', expected: 60, most: 60 },
    })
    const before = await balance(ada)
    const listen = (most?: number) =>
      test.call('transcribeSceneAudio', { as: ada, body: where, ...(most !== undefined && { most }) })
    // 3.2 seconds at a credit each.
    expect(await listen()).toMatchObject({ status: 402, body: { risen_price: { shown: 1, most: 4 } } })
    const creditsCharged = async () => {
      expect(await listen(4)).toMatchObject({ status: 202 })
      await test.runJobs()
      return before - (await balance(ada))
    }
    expect(await creditsCharged()).toBe(4)
    madeBy = engines.transcriber.info.label
    expect(await creditsCharged()).toBe(4)
    listens = () => Promise.reject(new EngineError('No speech found in this recording'))
    expect(await creditsCharged()).toBe(4)
    expect(test.takeLogged()).toHaveLength(1)
    // Typed words are aligned with the sound here.
    expect(
      await test.call('transcribeSceneAudio', { as: ada, body: { ...where, text: 'Old.' }, most: 1 }),
    ).toMatchObject({
      status: 202,
    })
  })

  it('a failed transcription costs nothing and leaves the scene unchanged', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    const before = await test.ok('getScene', { as: ada, query: where })
    understands = () => Promise.reject(new EngineError('No speech found in this recording'))
    await test.ok('transcribeSceneAudio', { as: ada, body: { ...where, language: 'de-DE' } })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(asked).toMatchObject([{ language: 'de-DE', text: undefined }])
    expect(await asked[0]?.readParts()).toEqual([{ bytes: tones(), contentType: 'audio/wav', offset: 0 }])
    expect(lastEvent()).toMatchObject({
      scene_id: where.scene_id,
      scene: null,
      error: 'No speech found in this recording',
    })
    expect(await balance(ada)).toBe(STARTING_CREDITS - 1)
    const after = await test.ok('getScene', { as: ada, query: where })
    expect(after).toEqual({ ...before, updated_at: expect.any(String) })
  })

  it('a transcription whose scene was changed meanwhile begins again with the current scene', async () => {
    const ada = await test.user()
    const where = await spoken(ada)
    understands = async () => {
      if (asked.length === 1)
        await test.db.update(scenes).set({ durationInFrames: 120 }).where(eq(scenes.id, where.scene_id))
      return { text: 'Heard.', words: [{ word: 'Heard.', start: 200, end: 1200 }] }
    }
    await test.ok('transcribeSceneAudio', { as: ada, body: { ...where, language: 'de-DE' } })
    await test.runJobs()
    expect(asked).toHaveLength(1)
    expect((await test.ok('getScene', { as: ada, query: where })).text).toBe('Old.')
    test.clock.advance(60_000)
    await test.runJobs()
    expect(asked).toHaveLength(2)
    expect((await test.ok('getScene', { as: ada, query: where })).text).toBe('Heard.')
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
  })
})
