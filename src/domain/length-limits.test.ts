import { expect, it } from 'vitest'
import { exportLimitError, framesLeft, lengthLimitError } from './length-limits.ts'

it.each([
  [1800, false, null],
  [1801, false, 'Video length cannot exceed 60 seconds for a free account'],
  [1801, true, null],
  [27_000, true, null],
  [27_001, true, 'Video Length cannot exceed 15 minutes for a premium account'],
])('a film of %i frames, premium %s, is held against the length limit of its plan', (frames, isPremium, text) => {
  expect(lengthLimitError(frames, isPremium)).toBe(text)
})

it.each([
  [4000, false, 4000, null],
  [4001, false, 4000, 'Video length cannot exceed 60 seconds for a free account'],
  [1801, false, null, 'Video length cannot exceed 60 seconds for a free account'],
  [27_001, true, 4000, 'Video Length cannot exceed 15 minutes for a premium account'],
])(
  'an export of %i frames, premium %s, is held against the limit, or the %s it had when the plan ended',
  (frames, isPremium, kept, text) => {
    expect(exportLimitError(frames, isPremium, kept)).toBe(text)
  },
)

it('the length limit returns the remaining length, never negative', () => {
  expect(framesLeft(1500, false)).toBe(300)
  expect(framesLeft(2000, false)).toBe(0)
  expect(framesLeft(2000, true)).toBe(25_000)
})
