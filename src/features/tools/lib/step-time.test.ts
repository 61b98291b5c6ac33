import { expect, test } from 'vitest'
import { keysIn, keysText } from './focal-keys.ts'
import { stepTime } from './step-time.ts'

test('a step goes to the next actual frame, also with frames of unequal length', () => {
  const film = Array.from({ length: 48 }, (_, at) => at / 24)
  expect(stepTime(film, 0, 1)).toBeCloseTo(1.5 / 24)
  expect(stepTime(film, 1.5 / 24, 1)).toBeCloseTo(2.5 / 24)
  expect(stepTime(film, 1.5 / 24, -1)).toBeCloseTo(0.5 / 24)
  expect(stepTime(film, 0, -1)).toBeCloseTo(0.5 / 24)
  expect(stepTime(film, 1.99, 1)).toBeCloseTo(47.5 / 24)
  expect(stepTime([0, 0.1, 0.9, 1], 0.05, 1)).toBeCloseTo(0.5)
  expect(stepTime([0], 0, 1)).toBe(0)
})

test('a path read from the URL equals the written one; an invalid one is ignored', () => {
  const keys = [
    { atMs: 0, x: 0.27, y: 0.5 },
    { atMs: 1_240, x: 1, y: 0 },
  ]
  expect(keysIn(keysText(keys))).toEqual(keys)
  for (const wrong of ['', '0.500', '0.500.1001', '5.1.1-4.1.1', '0.5.5-', 'a.1.1', '0.1.1.1'])
    expect(keysIn(wrong)).toEqual([])
})
