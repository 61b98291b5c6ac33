import { expect, test } from 'vitest'
import { toBt709 } from './bt709.ts'

/** Four pixels of one colour. */
const square = (...rgb: number[]) => new Uint8ClampedArray(Array.from({ length: 4 }, () => [...rgb, 255]).flat())

// By the formulas of ITU-R BT.709, section 3, rounded.
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['grey', [128, 128, 128], [126, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
  ['a red that came out as another one', [217, 30, 40], [77, 114, 210]],
] as const)('%s has its limited-range BT.709 values', (_, rgb, [y, u, v]) => {
  expect([...toBt709(square(...rgb), 2, 2)]).toEqual([y, y, y, y, u, v])
})

test('each pixel keeps its brightness, four share the mean of their colours, row by row', () => {
  const [red, blue, black] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 0, 0, 255],
  ] as const
  const row = [...red, ...black, ...blue, ...black]
  const planes = [...toBt709(new Uint8ClampedArray([...row, ...row]), 4, 2)]
  expect(planes.slice(0, 8)).toEqual([63, 16, 32, 16, 63, 16, 32, 16])
  expect(planes.slice(8)).toEqual([115, 184, 184, 123])
})
