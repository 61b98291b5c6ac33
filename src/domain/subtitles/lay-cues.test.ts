import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { captionProblems } from '../caption-times.ts'
import { framesToMs } from '../frames.ts'
import { layCues } from './lay-cues.ts'

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
    'Caption 2 runs over a cut: it is shown in scene 2 only.',
    'Caption 3 was left out: the film has ended by then.',
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
