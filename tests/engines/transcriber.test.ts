import { expect, it } from 'vitest'
import type { EngineCall, Engines, TranscriptionRequest } from '#engines/ports.ts'
import { openWav } from '#engines/audio/wav-source.ts'
import { recordingParts } from '#engines/audio/recording-parts.ts'
import { createNodeVoice } from '#engines/draft/node-engines.ts'
import { tryEngines } from './testing/try-engines.ts'

const TEXT = 'The keeper writes every night.'
const spoken = await speak()

async function speak() {
  const voice = createNodeVoice()
  const { wav, durationMs } = await voice.speak({
    ...{ text: TEXT, voice: voice.voices[0]?.id ?? '', speakingRate: 1, pitch: 0 },
  })
  voice.close()
  return { wav, durationMs }
}

const readParts = async () =>
  recordingParts(await openWav({ size: spoken.wav.length, read: async (start, end) => spoken.wav.slice(start, end) }))
const hear = (
  { transcriber }: Engines,
  { text, phrases = [{ start: 0, end: spoken.durationMs }] }: Partial<TranscriptionRequest> = {},
  call?: EngineCall,
) => transcriber.transcribe({ readParts, phrases, language: 'en-US', ...(text !== undefined && { text }) }, call)

tryEngines({
  port: 'TRANSCRIBER',
  isInstant: true,
  work: (engines, call) => hear(engines, engines.transcriber.understandsSpeech ? {} : { text: TEXT }, call),
  promises(tried) {
    const { name } = tried
    it(`${name} aligns typed words with the speech without a request`, async () => {
      const before = tried.opened.fake?.server.asked()
      const { words } = await hear(tried.engines, { text: TEXT })
      expect(words.map(({ word }) => word)).toEqual(TEXT.split(' '))
      expectInOrder(words)
      await expect(hear(tried.engines, { text: TEXT, phrases: [] })).rejects.toMatchObject({ name: 'EngineError' })
      expect(tried.opened.fake?.server.asked()).toBe(before)
    })

    it(`${name} transcribes speech, or reports that it needs the words`, async () => {
      if (!tried.engines.transcriber.understandsSpeech)
        return expect(hear(tried.engines)).rejects.toMatchObject({ name: 'EngineError' })
      const { text, words } = await hear(tried.engines)
      expect(words.length).toBeGreaterThan(0)
      expect(text).toMatch(/\p{L}/u)
      expectInOrder(words)
      for (const { confidence = 1 } of words) {
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
    })
  },
})

/** Whole ms, growing and never overlapping. */
function expectInOrder(words: readonly { start: number; end: number }[]): void {
  let reached = 0
  for (const { start, end } of words) {
    expect([Number.isInteger(start), Number.isInteger(end)]).toEqual([true, true])
    expect(start).toBeGreaterThanOrEqual(reached)
    expect(end).toBeGreaterThanOrEqual(start)
    reached = end
  }
}
