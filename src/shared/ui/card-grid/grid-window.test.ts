import { expect, it } from 'vitest'
import { cardPlace, gridHeight, gridLayout, gridWindow } from './grid-window.ts'

const wide = gridLayout(1104)
const pitch = wide.cardHeight + wide.rowGap

it('the card grid has as many columns as the place allows, and never overflows it', () => {
  for (const width of [320, 358, 560, 720, 900, 1104]) {
    const { columns, cardWidth, columnGap } = gridLayout(width)
    expect(columns * cardWidth + (columns - 1) * columnGap).toBeCloseTo(width)
  }
  expect([358, 720, 1104].map((width) => gridLayout(width).columns)).toEqual([1, 3, 4])
})

it('the card grid is as high as all rows, the last one begun or not', () => {
  expect(gridHeight(0, wide)).toBe(0)
  expect(gridHeight(5, wide)).toBe(gridHeight(8, wide))
  expect(gridHeight(9, wide) - gridHeight(8, wide)).toBe(pitch)
  expect(cardPlace(5, wide)).toEqual({ x: wide.cardWidth + wide.columnGap, y: pitch })
})

it('the card grid renders the visible rows and few more at any scroll position', () => {
  const count = 10_000
  for (const top of [-400, 0, 5_000, 123_456, gridHeight(count, wide) - 800, gridHeight(count, wide) + 5_000]) {
    const { first, end } = gridWindow(count, wide, { top, height: 800 })
    expect(end - first).toBeGreaterThan(0)
    expect(end - first).toBeLessThanOrEqual(4 * (Math.ceil(800 / pitch) + 5))
    for (const y of [top, top + 799]) {
      const row = Math.floor(y / pitch)
      if (row < 0 || row >= count / 4) continue
      expect(row * 4).toBeGreaterThanOrEqual(first)
      expect(row * 4).toBeLessThan(end)
    }
  }
  expect(gridWindow(3, wide, { top: 0, height: 800 })).toEqual({ first: 0, end: 3 })
})
