import { expect, it } from 'vitest'
import { percentile, timesAs, timesOf } from './timing.mjs'

it('excludes warm-up rounds from the times', async () => {
  const rounds: number[] = []
  const times = await timesOf({ rounds: 3, warmUp: 2 }, (round) => rounds.push(round))

  expect(rounds).toEqual([0, 1, 0, 1, 2])
  expect(times).toHaveLength(3)
})

it('compares two kinds of work by the best time of each', () => {
  expect(timesAs([90, 6, 7], [3, 50, 2])).toBe(3)
})

it('a percentile is one of the values', () => {
  expect(percentile([9, 1, 5], 0.5)).toBe(5)
  expect(percentile([9, 1, 5], 1)).toBe(9)
})
