import { expect, test } from 'vitest'
import { snapTarget } from './snap.ts'

test('snapping catches the nearest target within reach, and nothing beyond', () => {
  expect(snapTarget(103, [90, 100, 108], 4)).toBe(100)
  expect(snapTarget(105, [90, 100, 108], 4)).toBe(108)
  expect(snapTarget(95, [90, 100], 4)).toBeNull()
  expect(snapTarget(95, [], 4)).toBeNull()
})
