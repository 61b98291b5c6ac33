import { expect, it } from 'vitest'
import { placeScenes } from './scene-places.ts'

it('the list of scenes finds the scene in which the plan ends, and those after it', () => {
  const { places, total } = placeScenes(
    [600, 600, 600, 1, 50].map((duration_in_frames) => ({ duration_in_frames })),
    1800,
  )
  expect(total).toBe(1851)
  expect(places.map(({ begins, isAtLimit, isOver }) => [begins, isAtLimit, isOver])).toEqual([
    [0, false, false],
    [600, false, false],
    [1200, false, false],
    [1800, true, false],
    [1801, false, true],
  ])
})
