import { expect, test } from 'vitest'
import { ADJUSTMENTS } from '../animator/adjustments.ts'
import type { Rgb } from '../animator/filters.ts'
import { after, type ColourMatrix, matching, matrixOf, partOf } from './colour-matrix.ts'

const COLOURS: Rgb[] = [
  [12, 200, 99],
  [250, 128, 3],
  [77, 77, 77],
]

const apply = (matrix: ColourMatrix, [red, green, blue]: Rgb) =>
  [0, 4, 8].map((row) => {
    const [a = 0, b = 0, c = 0, d = 0] = matrix.slice(row, row + 4)
    return a * red + b * green + c * blue + d
  })

test('every change of colour that words ask for is the same as a matrix', () => {
  const changes = ADJUSTMENTS.flatMap(({ name, colour }) => (colour ? [{ name, colour }] : []))
  expect(changes.length).toBeGreaterThan(8)
  for (const { name, colour } of changes)
    for (const each of COLOURS)
      apply(matrixOf(colour), each).forEach((value, channel) =>
        expect(value, name).toBeCloseTo(colour(each)[channel] ?? 0),
      )
})

test('one change of colour after the other is one matrix, half of a change half as far', () => {
  const darker = matrixOf((colour) => colour.map((value) => value * 0.5) as Rgb)
  const swapped = matrixOf(([red, green, blue]) => [blue + 10, red, green])
  for (const colour of COLOURS) {
    const [red = 0, green = 0, blue = 0] = apply(darker, colour)
    expect(apply(after(darker, swapped), colour)).toEqual([blue + 10, red, green])
    apply(partOf(darker, 0.5), colour).forEach((value, channel) =>
      expect(value).toBeCloseTo((colour[channel] ?? 0) * 0.75),
    )
  }
})

test('colours that are matched have the wanted mean and spread', () => {
  const own = [1, 2, 3].map((at) => ({ mean: 60 * at, spread: 20 }))
  const wanted = [3, 2, 1].map((at) => ({ mean: 50 * at, spread: 30 }))
  const matrix = matching(own, wanted, 1)
  expect(apply(matrix, [60, 120, 180])).toEqual([150, 100, 50])
  expect(apply(matrix, [80, 140, 200]).map(Math.round)).toEqual([180, 130, 80])
})
