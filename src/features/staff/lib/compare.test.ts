import { expect, it } from 'vitest'
import { changeOf, halves } from './compare.ts'

it('compares the newer half of a range of days with the older one', () => {
  expect(halves([1, 2, 3, 4])).toEqual({ before: [1, 2], now: [3, 4] })
  expect(halves([1, 2, 3])).toEqual({ before: [2], now: [3] })
  expect(halves([])).toEqual({ before: [], now: [] })
})

it.each([
  [120, 100, false, '+20.0%', 'good'],
  [80, 100, false, '−20.0%', 'bad'],
  [120, 100, true, '+20.0%', 'bad'],
  [5, 0, true, '+5', 'bad'],
  [1 / 28, 0, false, '+0.04', 'good'],
  [5, 5, false, 'No change', 'none'],
])('a figure of %i after %i (less is better: %s) reads %s, %s', (now, before, isLessBetter, text, tone) => {
  expect(changeOf(now, before, isLessBetter)).toEqual({ text, tone })
})
