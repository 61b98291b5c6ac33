import { expect, test } from 'vitest'
import { slopePerHour } from './slope.mjs'

test('a growth of a tenth per minute is six per hour, with or without noise', () => {
  const minutes = Array.from({ length: 90 }, (_, minute) => minute)
  expect(slopePerHour(minutes.map((minute) => ({ minute, value: 40 + minute / 10 })))).toBeCloseTo(6, 6)
  const noisy = minutes.map((minute) => ({ minute, value: 40 + minute / 10 + (minute % 2 ? 1 : -1) }))
  expect(slopePerHour(noisy)).toBeCloseTo(6, 0)
})

test('the slope of a constant series is zero', () => {
  expect(slopePerHour([5, 9, 5, 9, 5].map((value, minute) => ({ minute, value })))).toBeCloseTo(0, 6)
  expect(slopePerHour([{ minute: 1, value: 7 }])).toBe(0)
})
