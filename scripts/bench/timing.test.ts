import { expect, it } from 'vitest'
import { percentile, timesInTurns } from './timing.mjs'

it('work is measured in turns of ten, after rounds that do not count', async () => {
  const rounds: string[] = []
  const times = await timesInTurns(
    { rounds: 20, warmUp: 10 },
    { large: () => rounds.push('large'), small: () => rounds.push('small') },
  )

  const turn = [...Array<string>(10).fill('large'), ...Array<string>(10).fill('small')]
  expect(rounds).toEqual([...turn, ...turn, ...turn])
  expect(Object.entries(times).map(([name, { length }]) => [name, length])).toEqual([
    ['large', 20],
    ['small', 20],
  ])
})

it('a percentile is one of the values', () => {
  expect(percentile([9, 1, 5], 0.5)).toBe(5)
  expect(percentile([9, 1, 5], 1)).toBe(9)
})
