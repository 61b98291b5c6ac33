import { expect, test } from 'vitest'
import { toBt709 } from '#src/domain/bt709.ts'
import { ADJUSTMENTS } from '../animator/adjustments.ts'
import type { Rgb } from '../animator/filters.ts'
import { matrixOf, colourAt, recolourPlanes, after, type ColourMatrix, matching, partOf } from './recolour-planes.ts'

const COLOURS: Rgb[] = [
  [40, 160, 99],
  [180, 128, 60],
  [77, 77, 77],
  [120, 90, 150],
]

/** Two by two pixels of one colour. */
const even = (colour: Rgb) => ({
  planes: toBt709(
    Uint8Array.from({ length: 16 }, (_, at) => [...colour, 255][at % 4] ?? 0),
    2,
    2,
  ),
  width: 2,
  height: 2,
})

const shown = ({ planes }: { planes: Uint8Array }) => colourAt(planes[0] ?? 0, planes[4] ?? 0, planes[5] ?? 0)

test('recolouring planes matches recolouring pixels', () => {
  for (const { name, colour } of ADJUSTMENTS) {
    if (!colour) continue
    for (const each of COLOURS) {
      const wanted = colour(each)
      // What one of the three cannot show is cut off differently.
      if (wanted.some((value) => value < 0 || value > 255)) continue
      const image = even(each)
      recolourPlanes(image, matrixOf(colour))
      shown(image).forEach((value, channel) => expect(Math.abs(value - (wanted[channel] ?? 0)), name).toBeLessThan(4))
    }
  }
})

test('an identity recolouring changes nothing, and overexposed pixels become white', () => {
  const image = even([180, 128, 60])
  const before = [...image.planes]
  recolourPlanes(image, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])
  expect([...image.planes]).toEqual(before)
  recolourPlanes(image, [9, 0, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0])
  expect(image.planes[0]).toBe(255)
})

const MATRIX_COLOURS: Rgb[] = [
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
    for (const each of MATRIX_COLOURS)
      apply(matrixOf(colour), each).forEach((value, channel) =>
        expect(value, name).toBeCloseTo(colour(each)[channel] ?? 0),
      )
})

test('one change of colour after the other is one matrix, half of a change half as far', () => {
  const darker = matrixOf((colour) => colour.map((value) => value * 0.5) as Rgb)
  const swapped = matrixOf(([red, green, blue]) => [blue + 10, red, green])
  for (const colour of MATRIX_COLOURS) {
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
