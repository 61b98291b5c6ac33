import { expect, test } from 'vitest'
import { toBt709 } from '#src/domain/bt709.ts'
import { ADJUSTMENTS } from '../animator/adjustments.ts'
import type { Rgb } from '../animator/filters.ts'
import { matrixOf } from './colour-matrix.ts'
import { colourAt, recolourPlanes } from './recolour-planes.ts'

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

test('a picture in an encoder’s format is recoloured as its pixels would be', () => {
  for (const { name, colour } of ADJUSTMENTS) {
    if (!colour) continue
    for (const each of COLOURS) {
      const wanted = colour(each)
      // What one of the three cannot show is cut off differently.
      if (wanted.some((value) => value < 0 || value > 255)) continue
      const picture = even(each)
      recolourPlanes(picture, matrixOf(colour))
      shown(picture).forEach((value, channel) => expect(Math.abs(value - (wanted[channel] ?? 0)), name).toBeLessThan(4))
    }
  }
})

test('recolouring by no change changes nothing, and what becomes too bright is white', () => {
  const picture = even([180, 128, 60])
  const before = [...picture.planes]
  recolourPlanes(picture, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])
  expect([...picture.planes]).toEqual(before)
  recolourPlanes(picture, [9, 0, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0])
  expect(picture.planes[0]).toBe(255)
})
