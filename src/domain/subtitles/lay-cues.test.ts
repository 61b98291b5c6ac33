import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { captionProblems, captionPages } from '../captions.ts'
import { framesToMs, msToFrames } from '../frames.ts'
import { layCues, type SubtitleCue, wordsOfCues } from './lay-cues.ts'
import { cuesOf, type Cue } from '#src/video/subtitles/cues.ts'
import { sampleFilm } from '#src/video/testing/sample-film.ts'
import { divideTranscript } from '../divide-transcript.ts'

const scenes = [
  { id: 'one', durationInFrames: 90 },
  { id: 'two', durationInFrames: 60 },
]

it('captions of a film come into the scene they are seen in; one over a cut belongs to the scene with more of it', () => {
  const { captions, notes } = layCues(scenes, [
    { text: 'First\nline', start: 500, end: 2_000 },
    { text: 'Over', start: 2_800, end: 3_500 },
    { text: 'Late', start: 5_000, end: 6_000 },
  ])
  expect(captions.get('one')).toMatchObject([
    { word: 'First', start: 500, break_after: 'LINE' },
    { word: 'line', end: 2_000, break_after: 'CUE' },
  ])
  expect(captions.get('two')).toEqual([{ word: 'Over', start: 0, end: 500, break_after: 'CUE' }])
  expect(notes).toEqual([
    'Caption 2 spans two scenes. It’s shown in scene 2 only.',
    'Caption 3 was left out: it starts after the video ends.',
  ])
})

it('whatever the times, words grow inside their scene', () => {
  const cue = fc.record({
    gap: fc.nat(900),
    length: fc.integer({ min: 1, max: 3_000 }),
    text: fc.constantFrom('a b\nc', 'One.', '雨'),
  })
  const lengths = fc.array(fc.integer({ min: 30, max: 200 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lengths, fc.array(cue, { minLength: 1, maxLength: 20 }), (frames, list) => {
      let at = 0
      const cues = list.map(({ gap, length, text }) => {
        const start = at + gap
        at = start + length
        return { text, start, end: at }
      })
      const rows = frames.map((durationInFrames, index) => ({ id: String(index), durationInFrames }))
      for (const [id, words] of layCues(rows, cues).captions) {
        expect(captionProblems(words)).toEqual([])
        expect(words.at(-1)?.end ?? 0).toBeLessThanOrEqual(Math.ceil(framesToMs(frames[Number(id)] ?? 0)))
      }
    }),
    { numRuns: 100 },
  )
})

const FRAME_MS = 1000 / 30

/** The captions of a film of these cues, as its subtitle files have them. */
function exported(cues: readonly SubtitleCue[], lengthMs: number): Cue[] {
  const parts = divideTranscript(wordsOfCues(cues), lengthMs, 'MEDIUM')
  const film = sampleFilm(
    { width: 1920, height: 1080 },
    parts.map(({ from, to }) => ({
      text: 'x',
      frames: to - from,
      animation: 'NONE' as const,
      transition: '' as const,
    })),
  )
  const move = (by: number) => (ms: number) => Math.max(0, Math.round(ms - by))
  for (const [at, { words, from }] of parts.entries()) {
    const scene = film.scenes[at]
    const moved = move(framesToMs(from))
    if (scene) scene.captions = words.map((word) => ({ ...word, start: moved(word.start), end: moved(word.end) }))
  }
  return cuesOf(film)
}

const line = fc
  .array(
    fc.constantFrom(
      'Dr.',
      'R.',
      '9:30',
      'p.m.',
      'the',
      'lighthouse',
      'Wait.',
      'now,',
      'שלום',
      '灯塔的看守人在夜里',
      "don't",
      '—',
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((words) => words.join(' '))
const files = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(0), fc.nat(4_000)),
      length: fc.integer({ min: 200, max: 9_000 }),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((list) => {
    let at = 0
    return list.map(({ gap, length, lines }): SubtitleCue => {
      const start = at + gap
      at = start + length
      return { start, end: at, text: lines.join('\n') }
    })
  })

it('captions of a file are exported unchanged: the same texts and lines, each within a frame of its time', () => {
  fc.assert(
    fc.property(files, fc.nat(3_000), (cues, rest) => {
      const out = exported(cues, (cues.at(-1)?.end ?? 0) + rest)
      expect(out.map(({ lines }) => lines.join('\n'))).toEqual(cues.map(({ text }) => text))
      for (const [at, { start, end }] of cues.entries()) {
        expect(Math.abs((out[at]?.start ?? 0) - start)).toBeLessThanOrEqual(FRAME_MS)
        expect(Math.abs((out[at]?.end ?? 0) - end)).toBeLessThanOrEqual(FRAME_MS)
      }
    }),
    { numRuns: 150 },
  )
})

it('a caption of a file shows from its own start to its own end, and is cut where shorter ones are wanted', () => {
  const cues = [
    { text: 'Dr. R. Hill came.\nHe left at 9:30 p.m.', start: 250, end: 2_250 },
    { text: 'A phrase at its time.', start: 2_250, end: 3_300 },
  ]
  const words = wordsOfCues(cues)
  expect(captionPages(words, 'LONG', 'en').map(({ start, end }) => [start, end])).toEqual([[250, 2_250], [2_250, 3_300]]) // prettier-ignore
  const short = captionPages(words, 'SHORT', 'en')
  expect(short.length).toBeGreaterThan(3)
  expect(short.some(({ start }) => start === 2_250)).toBe(true)
  expect(msToFrames(short.at(-1)?.end ?? 0)).toBe(99)
})
