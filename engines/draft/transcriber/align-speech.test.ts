import { afterAll, describe, expect, it } from 'vitest'
import type { AlignmentRequest, SpokenWord } from '#engines/ports.ts'
import { linesFor } from '#src/domain/align-words.ts'
import { findPhrases } from '#src/domain/phrases.ts'
import { createNodeAligner } from '../node-engines.ts'
import { alignByLetters, remoteAligner } from './align-speech.ts'
import { createWindowAligner, type SoundWindow } from './align-window.ts'
import { byPhone, record, speak, type TestRecording, withMusic, withNoise, withPauses } from './testing/recordings.ts'

const STORY =
  'On 3 March 1907, the keeper climbed the hundred and twelve steps of the old lighthouse, and lit the lamp again. "Who was on watch?" ' +
  'asked the inspector — a tall man from Glasgow. NASA engineers wrote that 25% of all failures happen at night. See www.example.org.'
const BEES =
  'Bees do not sleep as people do, but they rest in the cells of the hive, holding each other by the legs. In spring the first of them ' +
  'fly out to look for willow and hazel.'
const DANCE =
  'When one has found a tree in flower, she comes home and dances, and the others follow her in the dark. A colony has forty thousand ' +
  'workers in June, and each of them makes a twelfth of a teaspoon of honey in her life. In winter they gather around the queen.'
/** Voices of one model read like each other. */
const MODELS: Readonly<Record<string, string>> = { clara: 'clara', poppy: 'clara', martha: 'clara', ralph: 'ralph', bruno: 'ralph', alan: 'alan', rory: 'alan' } // prettier-ignore
const READERS = ['clara', 'ralph', 'alan']

const requestOf = ({ samples, sampleRate }: TestRecording, text: string, language = 'en-GB'): AlignmentRequest => {
  const sample = (ms: number) => Math.round((ms * sampleRate) / 1000)
  return {
    ...{ text, language, phrases: findPhrases(samples, sampleRate), durationMs: (samples.length * 1000) / sampleRate },
    readSound: async (from, to) => ({ samples: samples.slice(sample(from), sample(to)), sampleRate }),
  }
}

/** In this thread. @param windows collects what is compared */
function alignerOf(readers: readonly string[], windows: SoundWindow[] = []) {
  const align = createWindowAligner(speak, readers)
  return remoteAligner({
    async call(window, signal) {
      signal?.throwIfAborted()
      windows.push(window)
      return align(window)
    },
    prepare: () => undefined,
    close: () => undefined,
  })
}

/** Of starts and ends, ms: the median, and what nine in ten are below. */
function errorsOf(found: readonly SpokenWord[], { words }: TestRecording) {
  expect(found.map(({ word }) => word)).toEqual(words.map(({ word }) => word))
  const errors = words
    .flatMap(({ start, end }, at) => [Math.abs((found[at]?.start ?? 0) - start), Math.abs((found[at]?.end ?? 0) - end)])
    .toSorted((a, b) => a - b)
  const at = (share: number) => errors[Math.floor(errors.length * share)] ?? Infinity
  return { median: at(0.5), most: at(0.9) }
}

/** By voices of other models than the recording's, and by letters. */
async function compare(recording: TestRecording, voice: string) {
  const request = requestOf(recording, STORY)
  const { words, timing } = await alignerOf(READERS.filter((reader) => reader !== MODELS[voice])).align(request)
  expectInOrder(words, request.durationMs)
  const byLetters = errorsOf((await alignByLetters.align(request)).words, recording)
  return { timing, ...errorsOf(words, recording), byLetters }
}

function expectInOrder(words: readonly SpokenWord[], durationMs: number): void {
  let reached = 0
  for (const { start, end } of words) {
    expect([Number.isInteger(start), Number.isInteger(end)]).toEqual([true, true])
    expect(start).toBeGreaterThanOrEqual(reached)
    expect(end - start).toBeGreaterThanOrEqual(40)
    reached = end
  }
  expect(reached).toBeLessThanOrEqual(durationMs)
}

describe('words aligned with the sound', () => {
  it.each([
    { voice: 'alan' },
    { voice: 'kit', rate: 0.85, pitch: -4 },
    { voice: 'rory', rate: 1.2 },
    { voice: 'poppy', rate: 1.1 },
    { voice: 'bruno', rate: 0.9, pitch: 2 },
  ])('are within 25 ms of an unknown voice, and nine in ten within 100 ms: %o', async ({ voice, ...delivery }) => {
    const { timing, median, most, byLetters } = await compare(record(STORY, voice, delivery), voice)
    expect(timing).toBe('SOUND')
    expect(median).toBeLessThan(25)
    expect(most).toBeLessThan(100)
    expect(byLetters.most).toBeGreaterThan(most * 3)
  })

  it.each<[string, string, (recording: TestRecording) => TestRecording]>([
    ['pauses anywhere', 'alan', withPauses],
    ['a telephone and pauses', 'kit', (recording) => byPhone(withPauses(recording))],
    ['noise 20 dB below', 'bruno', (recording) => withNoise(withPauses(recording), 20)],
    ['noise 10 dB below and pauses', 'poppy', (recording) => withNoise(withPauses(recording), 10)],
    ['music 12 dB below', 'kit', (recording) => withMusic(withPauses(recording), 12)],
  ])('are three times closer than by letters with %s', async (_how, voice, change) => {
    const { timing, median, most, byLetters } = await compare(change(record(STORY, voice)), voice)
    expect(timing).toBe('SOUND')
    expect(median).toBeLessThan(40)
    expect(most).toBeLessThan(250)
    expect(byLetters.median).toBeGreaterThan(median * 3)
    expect(byLetters.most).toBeGreaterThan(most * 3)
  })

  it('a long recording is compared in windows of less than a minute, with progress, and can be cancelled', async () => {
    const text = `${STORY} ${BEES} ${DANCE} ${STORY}`
    const recording = withPauses(record(text, 'alan'))
    const request = requestOf(recording, text)
    const [windows, shares]: [SoundWindow[], number[]] = [[], []]
    const { words, timing } = await alignerOf(['ralph'], windows).align(request, {
      onProgress: (share) => shares.push(share),
    })
    expect(timing).toBe('SOUND')
    expect(errorsOf(words, recording).most).toBeLessThan(100)
    expect(windows.length).toBeGreaterThan(2)
    for (const { samples, sampleRate } of windows) expect(samples.length / sampleRate).toBeLessThan(51)
    expect(shares).toHaveLength(windows.length)
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
    expect(shares.at(-1)).toBe(1)
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('Cancelled'))
    const cancelled = alignerOf(['ralph']).align(request, { signal: stop.signal, onProgress })
    await expect(cancelled).rejects.toThrow('Cancelled')
  })

  it('a line for each phrase keeps its words there, and a line without words leaves its sound out', async () => {
    const lines = ['Bees do not sleep.', '', 'They rest in the hive.']
    const [one, skipped, three] = [lines[0] ?? '', 'Nobody typed this sentence.', lines[2] ?? ''].map((each) => record(each, 'alan')) // prettier-ignore
    if (!one || !skipped || !three) throw new Error('Nothing was spoken')
    const { sampleRate } = one
    const samples = Float32Array.from([one, skipped, three].flatMap((each) => [...each.samples]))
    const shift = ((one.samples.length + skipped.samples.length) * 1000) / sampleRate
    const words = [...one.words, ...three.words.map(({ word, start, end }) => ({ word, start: start + shift, end: end + shift }))] // prettier-ignore
    const recording = { samples, sampleRate, words }
    const request = requestOf(recording, lines.join('\n'))
    expect(request.phrases).toHaveLength(3)
    expect(errorsOf((await alignerOf(READERS).align(request)).words, recording).most).toBeLessThan(100)
  })
})

it('lines that were only proposed by their letters do not hold words back', async () => {
  const recording = withPauses(record(STORY, 'kit'))
  const lines = linesFor(STORY, requestOf(recording, STORY).phrases)
  expect(lines.length).toBeGreaterThan(4)
  const request = requestOf(recording, lines.join('\n'))
  expect(errorsOf((await alignByLetters.align(request)).words, recording).most).toBeGreaterThan(1_000)
  expect(errorsOf((await alignerOf(['ralph']).align(request)).words, recording).most).toBeLessThan(100)
})

describe('words that cannot be found in the sound', () => {
  it('a text that the recording does not say is timed by its letters, and marked so', async () => {
    const request = requestOf(record(STORY, 'alan'), BEES)
    const found = await alignerOf(READERS).align(request)
    expect(found.timing).toBe('LETTERS')
    expect(found).toEqual(await alignByLetters.align(request))
  })

  it('a text far longer than its recording, and one that no voice can read, are timed by letters', async () => {
    const recording = record('Bees rest.', 'alan')
    for (const text of [STORY, '😀 — …']) {
      const request = requestOf(recording, text)
      const { words, timing } = await alignerOf(['ralph']).align(request)
      expect(timing).toBe('LETTERS')
      expect(words.map(({ word }) => word)).toEqual(text.split(' '))
      expect(words.at(-1)?.end).toBeLessThanOrEqual(request.durationMs)
    }
  })

  it('words are timed by letters where the worker fails', async () => {
    const broken = remoteAligner({
      call: () => Promise.reject(new Error('The engine stopped')),
      prepare: () => undefined,
      close: () => undefined,
    })
    const request = requestOf(record(STORY, 'alan'), STORY)
    expect(await broken.align(request)).toEqual(await alignByLetters.align(request))
  })

  it('other languages than English are timed by letters, without comparing anything', async () => {
    const windows: SoundWindow[] = []
    for (const language of ['de-DE', 'eng', ''])
      expect((await alignerOf(READERS, windows).align(requestOf(record(STORY, 'alan'), STORY, language))).timing).toBe('LETTERS') // prettier-ignore
    expect(windows).toEqual([])
  })
})

describe('the aligner of the Node host', () => {
  const aligner = createNodeAligner()
  afterAll(() => aligner.close())

  it('works in a worker, without blocking the server', async () => {
    const recording = record(BEES, 'kit')
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    const { words, timing } = await aligner.align(requestOf(recording, BEES))
    clearInterval(timer)
    expect(timing).toBe('SOUND')
    expect(errorsOf(words, recording).most).toBeLessThan(100)
    expect(ticks).toBeGreaterThan(20)
  })
})
