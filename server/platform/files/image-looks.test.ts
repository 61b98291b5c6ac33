import { expect, it } from 'vitest'
import { looksOf } from './image-looks.ts'

/** A grey image: the value of each pixel, 0 to 255. */
function greys(width: number, height: number, greyAt: (x: number, y: number) => number) {
  const data = Array.from({ length: width * height }, (_, at) => {
    const grey = Math.round(greyAt(at % width, Math.floor(at / width)))
    return [grey, grey, grey, 255]
  })
  return { width, height, data: data.flat() }
}

const lightnessOf = (grey: number) => looksOf(greys(3, 3, () => grey)).darkest

it('a plain image has equal darkness and brightness, is not called blurred and has no differences', () => {
  expect(looksOf(greys(13, 11, () => 255))).toEqual({
    sharpness: null,
    darkest: expect.closeTo(100),
    brightest: expect.closeTo(100),
    hash: '0000000000000000',
  })
  expect(looksOf(greys(13, 11, () => 0))).toMatchObject({ darkest: 0, brightest: 0 })
})

it("an image's darkness and brightness are those of the darkest and brightest quarter of its pixels, wherever they are", () => {
  const looks = looksOf(greys(5, 1, (x) => [200, 20, 240, 60, 110][x] ?? 0))
  expect([looks.darkest, looks.brightest]).toEqual([lightnessOf(60), lightnessOf(200)])
})

/** The share of a wave of this length that remains in a mean over `radius`, px. */
const left = (radius: number, length: number) => {
  const half = Math.PI / length
  return Math.sin((2 * radius + 1) * half) / ((2 * radius + 1) * Math.sin(half))
}
const wave = (length: number, height: number) => (x: number) => 128 + height * Math.sin((2 * Math.PI * x) / length)

it("a wave's sharpness is its finest detail relative to its larger", () => {
  const length = 32
  const fine = 1 - left(1, length)
  const larger = left(1, length) * left(2, length) * (1 - left(4, length))
  const { sharpness } = looksOf(greys(640, 4, wave(length, 60)))
  expect(sharpness).toBeGreaterThan((fine / larger) * 0.8)
  expect(sharpness).toBeLessThan((fine / larger) * 1.2)
})

it('the sharpness of an image with fine grain is twice its larger detail relative to its largest', () => {
  const length = 128
  const ratio = (2 * (1 - left(4, length))) / (left(4, length) * left(8, length) * (1 - left(16, length)))
  const grain = (x: number, y: number) => ((x + y) % 2 === 0 ? 6 : -6)
  const { sharpness } = looksOf(greys(1280, 8, (x, y) => wave(length, 80)(x) + grain(x, y)))
  expect(sharpness).toBeGreaterThan(ratio * 0.85)
  expect(sharpness).toBeLessThan(ratio * 1.15)
})

it('an image has the same sharpness with faint contrast as with strong', () => {
  const much = looksOf(greys(512, 4, wave(64, 60))).sharpness ?? Number.NaN
  const faint = looksOf(greys(512, 4, wave(64, 14))).sharpness ?? Number.NaN
  expect(faint / much).toBeGreaterThan(0.7)
  expect(faint / much).toBeLessThan(2)
})

/** Bits of a row, the first on the left, as greys of nine cells: each darker than the one before where the bit is 1. */
const cellsOf = (bits: number) =>
  [7, 6, 5, 4, 3, 2, 1, 0].reduce<number[]>(
    (row, bit) => [...row, (row.at(-1) ?? 0) + (bits & (1 << bit) ? -9 : bit % 2 === 0 ? 9 : 0)],
    [120],
  )
const ROWS = [0x00, 0x0f, 0xa5, 0xff, 0x01, 0x80, 0x3c, 0x7e]
const HASH = '000fa5ff01803c7e'

it.each([1, 2, 5])('the hash of an image marks where it grows darker to the right, at %i times its size', (times) => {
  const grid = ROWS.map(cellsOf)
  const image = greys(9 * times, 8 * times, (x, y) => grid[Math.floor(y / times)]?.[Math.floor(x / times)] ?? 0)
  expect(looksOf(image).hash).toBe(HASH)
})

it('the hash of an image smaller than its cells shares pixels between them', () => {
  // Four pixels, the third of them bright: cells 0, 1 are the first, 2 the first two, and so on.
  const { hash } = looksOf(greys(4, 1, (x) => [90, 40, 200, 10][x] ?? 0))
  // 90, 90, 65, 40, 120, 200, 105, 10, 10
  expect(hash).toBe('66'.repeat(8))
})
