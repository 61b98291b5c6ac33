import { expect, it } from 'vitest'
import { trimMs, trimRange } from './trim.ts'

it.each([
  [1.2345, 1235],
  [1.2344, 1234],
  [0.0004, 0],
  [-3, 0],
  [Number.NaN, 0],
  [90, 90_000],
])('a trim at %s s is %s ms', (seconds, ms) => expect(trimMs(seconds)).toBe(ms))

it('a trim never ends before it starts', () => {
  expect(trimRange(2, 5.5)).toEqual({ video_start: 2000, video_end: 5500 })
  expect(trimRange(5, 2)).toEqual({ video_start: 5000, video_end: 5000 })
  expect(trimRange(-1, -2)).toEqual({ video_start: 0, video_end: 0 })
})

it('a trim never gives minus zero, which would fail an integer check as text', () => {
  expect(Object.is(trimMs(-0.0001), 0)).toBe(true)
})
