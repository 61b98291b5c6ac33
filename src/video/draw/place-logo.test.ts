import { expect, test } from 'vitest'
import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { safeAreasOf } from '#src/domain/safe-areas.ts'
import type { LogoPosition } from '../document.ts'
import { placeLogo } from './place-logo.ts'

const rows = ['TOP', 'MIDDLE', 'BOTTOM'] as const
const columns = ['LEFT', 'CENTER', 'RIGHT'] as const
const positions = rows.flatMap((row) => columns.map((column): LogoPosition => `${row}_${column}`))

test('a logo and its ground stay inside every platform’s safe area, in each place, size, proportion and shape', () => {
  for (const { value, width, height } of ASPECT_RATIOS)
    for (const position of positions)
      for (const blur of [true, false])
        for (const share of [0.04, 0.2, 1])
          for (const picture of [
            { width: 400, height: 40 },
            { width: 90, height: 900 },
          ]) {
            const { box, ground } = placeLogo({ width: share, position, blur }, { width, height }, picture)
            expect(box.width / box.height).toBeCloseTo(picture.width / picture.height)
            const outer = ground ?? box
            for (const { inset } of safeAreasOf(value)) {
              expect(outer.x).toBeGreaterThanOrEqual(inset.left * width - 0.001)
              expect(outer.y).toBeGreaterThanOrEqual(inset.top * height - 0.001)
              expect(outer.x + outer.width).toBeLessThanOrEqual((1 - inset.right) * width + 0.001)
              expect(outer.y + outer.height).toBeLessThanOrEqual((1 - inset.bottom) * height + 0.001)
            }
          }
})

test('the nine places of a logo are three rows of three, the middle one in the middle of what is free', () => {
  const frame = { width: 1080, height: 1080 }
  const at = (position: LogoPosition) => {
    const { box } = placeLogo({ width: 0.2, position, blur: false }, frame, { width: 2, height: 1 })
    return [box.x, box.y, box.width, box.height].map(Math.round)
  }
  expect(at('TOP_LEFT')).toEqual([54, 54, 216, 108])
  expect(at('BOTTOM_RIGHT')).toEqual([810, 918, 216, 108])
  expect(at('MIDDLE_CENTER')).toEqual([432, 486, 216, 108])
  expect(new Set(positions.map((position) => at(position).join())).size).toBe(9)
})
