import { beforeAll, describe, expect, it } from 'vitest'
import { alignWords } from '#src/domain/align-words.ts'
import { findPhrases } from '#src/domain/phrases.ts'
import { decodeWav, encodeWav } from '#engines/audio/wav.ts'
import type { Speech } from '#engines/ports.ts'
import { createNodeVoice } from '../node-engines.ts'
import { createTypedTranscriber } from './align-typed.ts'

const TEXT = 'A honey bee leaves the hive. She flies for miles, finds a field of clover, and comes home.'
let speech: Speech
beforeAll(async () => {
  const voice = createNodeVoice()
  speech = await voice.speak({ text: TEXT, voice: voice.voices[0]?.id ?? '', speakingRate: 1, pitch: 0 })
})

const phrasesIn = (wav: Uint8Array) => {
  const { channels, sampleRate } = decodeWav(wav)
  return findPhrases(channels[0] ?? new Float32Array(), sampleRate)
}

const noParts = () => Promise.reject(new Error('The sound itself is not needed'))
const ask = (recording: Uint8Array, text?: string) =>
  createTypedTranscriber().transcribe({
    readParts: noParts,
    phrases: phrasesIn(recording),
    language: 'en-US',
    text,
  })

describe('a transcriber that does not understand speech', () => {
  it('a transcriber without speech recognition rejects instead of inventing words', async () => {
    expect(createTypedTranscriber().understandsSpeech).toBe(false)
    await expect(ask(speech.wav)).rejects.toThrow('This engine can’t recognise speech')
  })

  it('a transcriber without speech recognition finds phrases by their sound', () => {
    const phrases = phrasesIn(speech.wav)
    // The full stop is a silence; commas may be too short for one.
    const second = speech.words.find(({ word }) => word === 'She')
    expect(phrases.length).toBeGreaterThanOrEqual(2)
    expect(phrases.some(({ start }) => Math.abs(start - (second?.start ?? 0)) < 150)).toBe(true)
  })

  it('a transcriber without speech recognition aligns typed words close to where they are spoken', async () => {
    const { text, words } = await ask(speech.wav, TEXT)
    expect(text).toBe(TEXT)
    expect(words.map(({ word }) => word)).toEqual(speech.words.map(({ word }) => word))
    const errors = words.map(({ start }, at) => Math.abs(start - (speech.words[at]?.start ?? 0))).sort((a, b) => a - b)
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(150)
    expect(Math.max(...errors)).toBeLessThan(600)
  })

  it('a transcriber without speech recognition finds nothing in silence and rejects unreadable recordings', async () => {
    const silence = encodeWav({ sampleRate: 8000, channels: [new Float32Array(16_000)] })
    await expect(ask(silence, 'Hello')).rejects.toThrow('No speech found in this recording')
    const mp3 = { readParts: noParts, phrases: null, language: 'en-US', text: 'Hello' }
    await expect(createTypedTranscriber().transcribe(mp3)).rejects.toThrow('Only WAV recordings')
  })
})

describe('words on phrases', () => {
  const phrases = [
    { start: 100, end: 1100 },
    { start: 1500, end: 2500 },
    { start: 3000, end: 3400 },
  ]

  it('words on phrases follow the lines when there is one for each', () => {
    const words = alignWords('one\ntwo three four five six seven\neight', phrases)
    expect(words.map(({ start }) => phrases.findIndex((each) => start >= each.start && start < each.end))).toEqual([
      0, 1, 1, 1, 1, 1, 1, 2,
    ])
  })

  it('words on phrases are never lost, and their times grow without overlap, whatever is typed', () => {
    for (const count of [1, 2, 3, 7, 40]) {
      const typed = Array.from({ length: count }, (_, at) => `w${at}${'x'.repeat(at % 7)}`).join(' ')
      const words = alignWords(typed, phrases)
      expect(words.map(({ word }) => word).join(' ')).toBe(typed)
      for (const [at, { start, end }] of words.entries()) {
        expect(end).toBeGreaterThanOrEqual(start)
        expect(start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0)
      }
    }
  })
})
