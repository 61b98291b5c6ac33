import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBoundary, MIN_MS, withLength } from './share-time.ts'

const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0)

test('dragging a boundary moves time between neighbouring A-rolls and stops at the shortest length', () => {
  expect(moveBoundary([1_000, 2_000, 500], 0, 300)).toEqual([1_300, 1_700, 500])
  expect(moveBoundary([1_000, 2_000], 0, 9_000)).toEqual([3_000 - MIN_MS, MIN_MS])
  expect(moveBoundary([1_000, 2_000], 0, -9_000)).toEqual([MIN_MS, 3_000 - MIN_MS])
  expect(moveBoundary([1_000], 0, 10)).toEqual([1_000])
})

test('a typed length of an A-roll is taken from the next one, or from the previous one at the end', () => {
  expect(withLength([1_000, 2_000, 500], 1, 2_200)).toEqual([1_000, 2_200, 300])
  expect(withLength([1_000, 2_000, 500], 2, 700)).toEqual([1_000, 1_800, 700])
})

test('typed and dragged lengths of A-rolls keep the sum, and none is negative', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(lengths, fc.nat(), fc.integer({ min: -90_000, max: 90_000 }), (before, place, ms) => {
      const at = place % before.length
      for (const after of [moveBoundary(before, at, ms), withLength(before, at, ms)]) {
        expect(sum(after)).toBe(sum(before))
        expect(after.every((one) => one >= 0 && Number.isInteger(one))).toBe(true)
      }
    }),
  )
})
