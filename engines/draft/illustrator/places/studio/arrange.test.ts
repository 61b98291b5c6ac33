import { expect, it } from 'vitest'
import type { Stage } from '../../core/stage.ts'
import { art } from '../../subjects/art.ts'
import { arrange } from './arrange.ts'
import type { Item } from './items.ts'

const item = (width: number, count = 1): Item => ({
  kind: 'thing',
  art: art(width, 'table', 0.4, 'wood', []),
  colour: undefined,
  count,
})

it.each([
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
])('a hero is at least 35 % of an image of %i x %i, and everything stands within it', (w, h) => {
  for (const shot of ['wide', 'medium', 'close', 'aerial'] as const)
    for (const widths of [[30], [100], [150], [100, 100], [150, 60, 120], [60, 150, 150]])
      for (const side of [1, -1] as const)
        for (const focus of [0.38, 0.5, 0.62]) {
          const stage = { w, h, focus: w * focus, light: { side }, scene: { shot } } as Stage
          const places = arrange(
            stage,
            widths.map((width) => item(width)),
            {
              foot: h * 0.82,
              cast: 'contact',
              light: {},
            },
          )
          const [hero] = places
          const least = Math.min(h * 0.35, (w * 0.84 * 100) / (widths[0] ?? 100))
          expect(hero?.height).toBeGreaterThanOrEqual(least)
          for (const { x, y, height, item: one } of places) {
            expect(height).toBeLessThanOrEqual(hero?.height ?? 0)
            expect(y - height).toBeGreaterThanOrEqual(0)
            expect(x - (height * one.art.width) / 200).toBeGreaterThanOrEqual(-1)
            expect(x + (height * one.art.width) / 200).toBeLessThanOrEqual(w + 1)
          }
        }
})

it.each([
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
])('where words stand on the upper part of an image of %i x %i, everything stays below them', (w, h) => {
  for (const shot of ['wide', 'medium', 'close'] as const)
    for (const widths of [[30], [100], [100, 100], [150, 60, 120]]) {
      const scene = { shot, copySpace: true }
      const stage = { w, h, focus: w / 2, light: { side: 1 }, scene } as Stage
      const items = widths.map((width) => item(width))
      for (const { y, height } of arrange(stage, items, { foot: h * 0.92, cast: 'contact', light: {} }))
        expect(y - height).toBeGreaterThanOrEqual(h * 0.47)
    }
})
