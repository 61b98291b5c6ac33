import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

const now = new Date(2026, 2, 10, 9, 30)
const formatted = (...at: [number, number, number, number, number]) => formatMoment(new Date(...at).toISOString(), now)

test('a moment is written in the shortest unambiguous form', () => {
  expect(formatted(2026, 2, 10, 0, 0)).toBe('00:00')
  expect(formatted(2026, 2, 9, 23, 59)).toBe('Yesterday 23:59')
  expect(formatted(2026, 2, 8, 23, 59)).toBe('Mar 8, 23:59')
  expect(formatted(2025, 11, 31, 12, 0)).toBe('Dec 31, 2025')
})
