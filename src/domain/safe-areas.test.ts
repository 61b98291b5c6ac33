import { expect, test } from 'vitest'
import { ASPECT_RATIOS } from './aspect-ratio.ts'
import { SAFE_AREAS, safeAreasOf } from './safe-areas.ts'

test('every shape has a guide, and every guide leaves room and has a date', () => {
  for (const { value } of ASPECT_RATIOS) expect(safeAreasOf(value).length).toBeGreaterThan(0)
  for (const { inset, asOf } of SAFE_AREAS) {
    expect(inset.left + inset.right).toBeLessThan(0.5)
    expect(inset.top + inset.bottom).toBeLessThan(0.6)
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  }
  expect(new Set(SAFE_AREAS.map(({ id }) => id)).size).toBe(SAFE_AREAS.length)
})
