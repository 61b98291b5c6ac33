import { expect, test, it } from 'vitest'
import { formatFrames, formatSeconds, formatMoney } from './format.ts'
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

it('money is written with its sign, and without decimals where it has none', () => {
  expect(formatMoney(1_900, 'USD')).toBe('$19')
  expect(formatMoney(612, 'EUR')).toBe('€6.12')
  expect(formatMoney(350, 'GBP')).toBe('£3.50')
  expect(formatMoney(24_990_00, 'INR')).toBe('₹24,990')
})
