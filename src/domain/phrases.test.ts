import { expect, test } from 'vitest'
import { findPhrases } from './phrases.ts'

const RATE = 1_000

/** Its length in ms and how loud it is in dB under full scale; null is silence. */
type Stretch = readonly [number, number | null]

function sound(stretches: readonly Stretch[]): Float32Array {
  const samples = stretches.flatMap(([ms, db]) => {
    const height = db === null ? 0 : 10 ** (-db / 20)
    return Array.from({ length: ms }, (_, at) => (at % 2 === 0 ? height : -height))
  })
  return Float32Array.from(samples)
}
const phrases = (...stretches: readonly Stretch[]) => findPhrases(sound(stretches), RATE)

test('a phrase is from 30 ms before its sound to 30 ms after it', () => {
  expect(phrases([500, null], [300, 10], [700, null], [200, 10], [500, null])).toEqual([
    { start: 470, end: 830 },
    { start: 1470, end: 1730 },
  ])
})

test('a phrase at the beginning or the end of a recording ends with it', () => {
  expect(phrases([300, 10], [700, null], [205, 10])).toEqual([
    { start: 0, end: 330 },
    { start: 970, end: 1205 },
  ])
})

test('a silence of less than 220 ms is inside a phrase', () => {
  expect(phrases([500, null], [300, 10], [210, null], [300, 10], [500, null])).toEqual([{ start: 470, end: 1340 }])
  expect(phrases([500, null], [300, 10], [220, null], [300, 10], [500, null])).toHaveLength(2)
})

test('a sound of less than 90 ms is a click and no phrase', () => {
  expect(phrases([500, null], [300, 10], [500, null], [80, 10], [500, null])).toHaveLength(1)
  expect(phrases([500, null], [300, 10], [500, null], [90, 10], [500, null])).toHaveLength(2)
})

test('38 dB below the loudest is silence, and a little louder is sound', () => {
  // Long silence and a long loud part: the level between is neither the quiet tenth nor the loud twentieth.
  const withPart = (db: number) => phrases([2_000, null], [2_000, 5], [500, null], [300, db], [500, null])
  expect(withPart(42)).toHaveLength(2)
  expect(withPart(44)).toHaveLength(1)
})

test('in a noisy room a phrase is two fifths of the way from the noise to the voice', () => {
  const withPart = (db: number) => phrases([2_000, 50], [2_000, 10], [500, 50], [300, db], [500, 50])
  expect(withPart(33)).toHaveLength(2)
  expect(withPart(35)).toHaveLength(1)
})

test('a recording as loud from end to end is one phrase, and one with a difference of 6 dB is divided', () => {
  expect(phrases([1_005, 20])).toEqual([{ start: 0, end: 1005 }])
  expect(phrases([500, 20], [500, 25])).toEqual([{ start: 0, end: 1000 }])
  expect(phrases([500, 20], [500, 27])).toEqual([{ start: 0, end: 530 }])
})

test('a recording in which nothing is louder than 80 dB under full scale has no phrase', () => {
  expect(phrases([1_000, null])).toEqual([])
  expect(phrases([500, null], [500, 81])).toEqual([])
  expect(phrases([500, null], [500, 79])).toHaveLength(1)
  expect(findPhrases(new Float32Array(), RATE)).toEqual([])
})

test('times are the same at every sample rate', () => {
  const at = (rate: number) => {
    const samples = new Float32Array(rate * 2)
    for (let index = rate / 2; index < rate; index++) samples[index] = index % 2 ? 0.3 : -0.3
    return findPhrases(samples, rate)
  }
  expect(at(8_000)).toEqual([{ start: 470, end: 1030 }])
  expect(at(48_000)).toEqual([{ start: 470, end: 1030 }])
})
