import { expect, test } from 'vitest'
import { clampScale, firstScale, fitScale, FULL_SCALE, READABLE_SCALE, scrollAround } from './zoom.ts'

test('zooming the timeline keeps what is under the pointer there', () => {
  const left = scrollAround(400, 300, 2, 3)
  expect((left + 300) / 3).toBeCloseTo((400 + 300) / 2)
  expect(scrollAround(0, 300, 2, 0.5)).toBe(0)
})

test('a short film fills the width at first, a long one is readable', () => {
  expect(firstScale(900, 1240)).toBeCloseTo(1200 / 900)
  expect(firstScale(60, 1240)).toBe(FULL_SCALE)
  expect(firstScale(27_000, 1240)).toBe(READABLE_SCALE)
})

test('a film of any length can be seen whole, and never smaller', () => {
  expect(27_000 * fitScale(27_000, 1240)).toBeCloseTo(1200)
  expect(clampScale(0.0001, 27_000, 1240)).toBe(fitScale(27_000, 1240))
  expect(clampScale(1000, 27_000, 1240)).toBe(8)
})
