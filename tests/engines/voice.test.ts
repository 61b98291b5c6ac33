import { expect, it } from 'vitest'
import { decodeWav, durationMsOf } from '#engines/audio/wav.ts'
import type { Engines, SpeechRequest, EngineCall } from '#engines/ports.ts'
import { LANGUAGES } from '#src/domain/languages.ts'
import { tryEngines } from './testing/try-engines.ts'

const TEXT = 'The keeper, alone, writes.\nEvery night: one “letter” — and then?'
const speak = ({ voice: { voices, ...engine } }: Engines, request: Partial<SpeechRequest> = {}, call?: EngineCall) => {
  const voice = voices.find(({ language }) => language === 'en-US')?.id ?? ''
  return engine.speak({ text: TEXT, voice, speakingRate: 1, pitch: 0, ...request }, call)
}

tryEngines({
  port: 'VOICE',
  work: (engines, call) => speak(engines, {}, call),
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} offers voices with unique ids, in languages that a story can have`, () => {
      const { voices } = tried.engines.voice
      expect(voices.length).toBeGreaterThan(0)
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
      const codes = LANGUAGES.map(({ code }) => code)
      for (const { language } of voices) expect(codes).toContain(language)
    })

    it(`${name} returns the time of each word, in order and within the recording`, async () => {
      const { words, durationMs, wav } = await speak(tried.engines)
      expect(words.map(({ word }) => word)).toEqual(TEXT.split(/\s+/u))
      let reached = 0
      for (const { start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(reached)
        expect(end).toBeGreaterThanOrEqual(start)
        reached = end
      }
      expect(reached).toBeLessThanOrEqual(durationMs)
      const audio = decodeWav(wav)
      expect(audio.channels).toHaveLength(1)
      expect(durationMsOf(audio)).toBeCloseTo(durationMs)
      expect(await inspect(wav)).toMatchObject({ contentType: 'audio/wav' })
    })

    it(`${name} speaks faster on request, and in another pitch at the same length`, async () => {
      const [slow, fast] = [
        await speak(tried.engines, { speakingRate: 0.8 }),
        await speak(tried.engines, { speakingRate: 1.2 }),
      ]
      expect(fast.durationMs).toBeLessThan(slow.durationMs)
      const [usual, high] = [await speak(tried.engines), await speak(tried.engines, { pitch: 4 })]
      expect(high.durationMs / usual.durationMs).toBeGreaterThan(0.8)
      expect(high.durationMs / usual.durationMs).toBeLessThan(1.25)
    })
  },
})
