import { expect, it } from 'vitest'
import { chartRange } from './chart-range.ts'

const now = new Date('2026-11-22T23:30:00Z')

it.each([
  [
    { from: '', to: '' },
    { from: '2026-10-24', to: '2026-11-22' },
  ],
  [
    { from: '2026-11-20', to: '' },
    { from: '2026-11-20', to: '2026-11-22' },
  ],
  [
    { from: '', to: '2026-01-30' },
    { from: '2026-01-01', to: '2026-01-30' },
  ],
  [
    { from: '2020-01-01', to: '2026-01-01' },
    { from: '2025-01-01', to: '2026-01-01' },
  ],
  [
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2026-01-01', to: '2026-01-01' },
  ],
])('the chart of %o shows %o', (filter, range) => {
  expect(chartRange(filter, now)).toEqual(range)
})
