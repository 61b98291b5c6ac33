import { expect, it } from 'vitest'
import { fillPreset } from './fill-preset.ts'
import { INK, PRESETS, WHITE } from './presets.ts'

const LOOK = { accent: '#3b82f6', font: 'Inter', color: WHITE, plate: INK } as const
const fill = (id: string, texts: string[], ratio = 16 / 9) => {
  const preset = PRESETS.find((each) => each.id === id)
  if (!preset) throw new Error(`There is no preset ${id}`)
  return fillPreset(preset, LOOK, texts, ratio)
}
const sizeOf = (...given: Parameters<typeof fill>) =>
  fill(...given).flatMap((part) => (part.kind === 'TEXT' ? [part.font_size] : []))[0] ?? 0

it('texts of a preset are replaced in order, and an empty one is left out with its part', () => {
  const parts = fill('end-card', ['Come hungry', ''])
  expect(parts.map((part) => (part.kind === 'TEXT' ? part.text : part.kind))).toEqual([
    'SHAPE',
    'SHAPE',
    'Come hungry',
    'SHAPE',
  ])
})

it('a text keeps its size while it fits, and is smaller the longer it is and the narrower the frame', () => {
  expect(sizeOf('title', ['Bluebird'])).toBe(0.13)
  const long = 'A bakery in which every loaf of bread takes thirty-six hours'
  expect(sizeOf('title', [long])).toBeLessThan(0.13)
  expect(sizeOf('title', [long], 9 / 16)).toBeLessThan(sizeOf('title', [long]))
})

it('a word is never wider than its box, by the widths of its signs', () => {
  // Measured in Inter 800: 12% is 2.35 times as wide as its size.
  const size = sizeOf('number', ['12%', 'Revenue grew'], 9 / 16)
  expect(2.35 * size).toBeLessThanOrEqual(0.84 * (9 / 16))
})
