import { expect, it } from 'vitest'
import { cutPoints, levelAt, movedPoints, orderedPoints } from './volume-points.ts'

const points = [
  { at_ms: 500, db: 6 },
  { at_ms: 1500, db: -14 },
]

it('points are in order of time, and of two at one time the later in the list counts', () =>
  expect(orderedPoints([...points.toReversed(), { at_ms: 500, db: 0 }])).toEqual([
    { at_ms: 500, db: 0 },
    { at_ms: 1500, db: -14 },
  ]))

it('a level moves evenly between points and stays before the first and after the last', () => {
  expect([0, 500, 750, 1000, 1500, 9000].map((ms) => levelAt(points, ms))).toEqual([6, 6, 1, -4, -14, -14])
  expect(levelAt([], 100)).toBe(0)
})

it.each([0, 200, 500, 1000, 1499, 1500, 2000])('a cut after %i ms changes no level', (cut) => {
  const [before, after] = cutPoints(points, cut)
  for (const ms of [0, 100, 499, 800, 1400, 1600, 5000]) {
    const level = ms < cut ? levelAt(before, ms) : levelAt(after, ms - cut)
    expect(level).toBeCloseTo(levelAt(points, ms), 1)
  }
  for (const half of [before, after]) expect(half.every(({ at_ms }) => at_ms >= 0)).toBe(true)
})

it('moved points stay where they were in the film', () =>
  expect(movedPoints(points, -200)).toEqual([
    { at_ms: 300, db: 6 },
    { at_ms: 1300, db: -14 },
  ]))
