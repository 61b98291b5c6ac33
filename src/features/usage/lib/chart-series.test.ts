import { expect, it } from 'vitest'
import { chartSeries } from './chart-series.ts'

it('the chart has every day of its range, and the most expensive action first', () => {
  const rows = [
    { day: '2026-02-27', action: 'upscale', label: 'Upscale', credits: 2 },
    { day: '2026-03-01', action: 'lip_sync', label: 'Avatar video', credits: 9 },
    { day: '2026-03-01', action: 'upscale', label: 'Upscale', credits: 4 },
    { day: '2026-04-01', action: 'upscale', label: 'Upscale', credits: 100 },
  ]
  expect(chartSeries(rows, '2026-02-26', '2026-03-01')).toEqual({
    days: ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'],
    series: [
      { action: 'lip_sync', label: 'Avatar video', credits: [0, 0, 0, 9] },
      { action: 'upscale', label: 'Upscale', credits: [0, 2, 0, 4] },
    ],
  })
})
