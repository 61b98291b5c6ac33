import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { chord, melody } from '../theory.ts'
import { arrange } from './arrange.ts'
import { fitForm, lengthOfLoop, loopForm } from './form.ts'
import { DRUMS } from './instruments.ts'
import { vary } from './melody.ts'
import { SCORES } from './pieces.ts'

/** Seconds: from a few words to five minutes. */
const LENGTHS = [5, 7.3, 8, 11, 15, 20.4, 24, 30, 37, 45, 52.5, 60, 75, 90, 120, 180, 299]

describe.each(SCORES.map((score) => ({ ...score, score })))('$name', ({ score, final, bpm, phrases, cadence }) => {
  it('a phrase has four bars of chords and at most as many of melody, the cadence two', () => {
    for (const [bars, { harmony, tune }] of [
      ...Object.values(phrases).map((each) => [4, each] as const),
      [2, cadence],
    ] as const) {
      expect(harmony.split(' ').map(chord)).toHaveLength(bars)
      for (const bar of tune.split('|')) {
        const beats = bar
          .trim()
          .split(/\s+/u)
          .map((item) => Number(item.split(':')[1]))
        expect(
          beats.reduce((sum, each) => sum + each, 0),
          bar,
        ).toBe(4)
      }
      expect(tune.split('|')).toHaveLength(bars)
    }
  })

  it('a piece of any length has whole bars near its tempo, and its last chord has room to ring', () => {
    for (const seconds of LENGTHS) {
      const form = fitForm(score, seconds)
      const { bodyS } = arrange(score, form)
      expect(Math.abs(form.bpm / bpm - 1), `${seconds} s`).toBeLessThanOrEqual(0.125)
      expect(bodyS + form.ringS).toBeCloseTo(seconds, 5)
      if (bodyS === 0) continue
      expect(form.ringS).toBeGreaterThanOrEqual(2.4)
      expect(form.ringS).toBeLessThanOrEqual(6.5)
    }
  })

  it.each([8, 24, 60, 180])(
    'a piece of %f s ends on the tonic: bass on its root, all other notes of its chord',
    (seconds) => {
      const form = fitForm(score, seconds)
      const { notes, bodyS } = arrange(score, form)
      const { root, intervals } = chord(final)
      const pitches = new Set(intervals.map((interval) => (root + interval) % 12))
      const last = notes.filter(
        ({ at, length, part }) => at + length > bodyS + 0.5 && score.parts[part]?.instrument.isKit !== true,
      )
      const low = last.toSorted((a, b) => a.note - b.note)[0]
      expect(last.length).toBeGreaterThan(4)
      expect(low && low.note % 12).toBe(root)
      expect([...new Set(last.map(({ note }) => note % 12))].filter((pitch) => !pitches.has(pitch))).toEqual([])
      // What rings has ended before the piece does.
      for (const { at, length } of last) {
        expect(at).toBeGreaterThan(bodyS - 0.2)
        expect(at + length).toBeLessThan(seconds)
      }
    },
  )

  it('every note is one that its instrument has, with a velocity, and no part plays out of nothing', () => {
    const drums = new Set<number>(Object.values(DRUMS))
    for (const form of [fitForm(score, 120), loopForm(score)])
      for (const { note, velocity, part, at, length } of arrange(score, form).notes) {
        const { range = [0, 0], isKit } = score.parts[part]?.instrument ?? {}
        if (isKit) expect(drums.has(note)).toBe(true)
        expect(note).toBeGreaterThanOrEqual(range[0])
        expect(note).toBeLessThanOrEqual(range[1])
        expect(velocity).toBeGreaterThan(0)
        expect(velocity).toBeLessThanOrEqual(127)
        expect(at).toBeGreaterThan(form.ringS === 0 ? -0.5 : -0.001)
        expect(length).toBeGreaterThan(0)
      }
  })

  it('a minute has an intro, both themes or a build, and a cadence; more parts play at its end than at its start', () => {
    const form = fitForm(score, 60)
    const names = form.sections.map(({ name }) => name)
    expect(names[0]).toBe('Intro')
    expect(names.at(-1)).toBe('Cadence')
    expect(names).toContain('A')
    expect(names.some((name) => name === 'B' || name === 'Build')).toBe(true)
    const { notes, bodyS } = arrange(score, form)
    const partsIn = (from: number, to: number) =>
      new Set(notes.filter(({ at }) => at >= from && at < to).map(({ part }) => part)).size
    expect(partsIn(bodyS - 6, bodyS)).toBeGreaterThan(partsIn(0, 4))
  })

  it('the same piece has the same notes every time, another length has others', () => {
    const play = (seconds: number) => arrange(score, fitForm(score, seconds)).notes
    expect(play(31)).toEqual(play(31))
    expect(play(31)).not.toEqual(play(33))
  })

  it('the listed loop has whole bars at the listed tempo', () => {
    const { bodyS } = arrange(score, loopForm(score))
    expect(bodyS * 1000).toBeCloseTo(lengthOfLoop(score), 3)
  })
})

it('a theme that returns is recognised and varied: its notes are where they were, and passing notes lie between them', () => {
  const score = SCORES.find(({ id }) => id === 'open-road')
  const written = melody(score?.phrases.A1.tune ?? '')
  const scale = score?.scale ?? []
  const play = (repeat: number) => vary(written, { repeat, scale, random: createRandom('any seed') })
  expect(play(0)).toEqual(written)
  expect(play(2)).toEqual(play(2))
  expect(play(2).length).toBeGreaterThan(written.length)
  for (const { note, beat } of written) expect(play(2)).toContainEqual(expect.objectContaining({ note, beat }))
  for (const { note } of play(2)) expect(scale).toContain(note % 12)
})
