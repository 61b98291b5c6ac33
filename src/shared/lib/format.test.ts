import { expect, test } from 'vitest'
import { formatFrames, formatSeconds } from './format-time.ts'
import { relativeTimeText } from './relative-time.ts'

test('lengths read as minutes and seconds, hours only when there are some', () => {
  expect([formatFrames(0), formatFrames(2550), formatSeconds(3725)]).toEqual(['0:00', '1:25', '1:02:05'])
})

test('times are written in words for a week, then as a date, with the year once it is another', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(relativeTimeText('2026-11-18T12:00:00Z', now)).toBe('3 days ago')
  expect(relativeTimeText('2026-11-01T12:00:00Z', now)).toBe('1 Nov')
  expect(relativeTimeText('2025-11-01T12:00:00Z', now)).toBe('1 Nov 2025')
})
