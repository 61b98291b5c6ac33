import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { brightness, isNear, pixelCanvas, quarters, stripes, UNTOUCHED, type Rgb } from '../testing/pixels.ts'
import { createBitmapCache } from './bitmap-cache.ts'
import { drawBlurred, drawImage, type ImageMove } from './draw-image.ts'
import type { ReadyImage } from './types.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

const [RED, GREEN, BLUE, YELLOW]: Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
]
const COLORS = ['#f00', '#0f0', '#00f', '#ff0'] as const
/** In a canvas of 240 x 120. */
const BOX = { x: 20, y: 10, width: 200, height: 100 }
const STILL: ImageMove = { fit: 'COVER', animation: 'NONE', flipped: false, frames: 30, progress: 0 }

function drawn(image: ReadyImage, move: Partial<ImageMove> = {}, box = BOX) {
  const { ctx, at } = pixelCanvas(240, 120)
  drawImage(ctx, box, image, { ...STILL, ...move }, createBitmapCache())
  return { at, ctx }
}
function blurred(image: ReadyImage, flipped = false, box = BOX) {
  const { ctx, at } = pixelCanvas(240, 120)
  drawBlurred(ctx, box, image, flipped, createBitmapCache())
  return { at, ctx }
}
type At = ReturnType<typeof drawn>['at']
/** The outermost px of a box: above left and right, below left and right. */
const cornersOf = (at: At, { x, y, width, height } = BOX) => [
  at(x, y),
  at(x + width - 1, y),
  at(x, y + height - 1),
  at(x + width - 1, y + height - 1),
]
/** The px around a box. */
const around = (at: At, { x, y, width, height } = BOX) => [
  at(x - 1, y + 20),
  at(x + width, y + 20),
  at(x + 20, y - 1),
  at(x + 20, y + height),
]
const NOTHING_AROUND = [UNTOUCHED, UNTOUCHED, UNTOUCHED, UNTOUCHED]

test('an image fills its area to the outermost px, as it is or flipped from left to right', () => {
  expect(cornersOf(drawn(quarters(COLORS)).at)).toEqual([RED, GREEN, BLUE, YELLOW])
  expect(cornersOf(drawn(quarters(COLORS), { flipped: true }).at)).toEqual([GREEN, RED, YELLOW, BLUE])
})

test.each([
  ['higher', 100, 400],
  ['wider', 900, 100],
])('an image that is %s than its area is cut at the area’s edges', (_, width, height) => {
  for (const flipped of [false, true]) {
    const { at } = drawn(quarters(COLORS, width, height), { flipped })
    expect(around(at)).toEqual(NOTHING_AROUND)
    expect(cornersOf(at)).not.toContainEqual(UNTOUCHED)
  }
})

test('an image that is shown whole stands on nearly black', () => {
  const { at } = drawn(stripes(['#fff'], 100, 100), { fit: 'CONTAIN' })
  expect(around(at)).toEqual(NOTHING_AROUND)
  expect(cornersOf(at)).toEqual([0, 0, 0, 0].map(() => [16, 16, 19]))
  expect([at(68, 60), at(72, 60), at(168, 60), at(172, 60)].map(brightness)).toEqual([17, 255, 255, 17])
})

test('an image that covers its area has no ground', () => {
  // A transparent image.
  const image = stripes(['rgba(0, 0, 0, 0)'])
  expect(drawn(image).at(100, 60)).toEqual(UNTOUCHED)
})

test('an image moves according to its movement', () => {
  const white = stripes(['#f00', '#fff', '#fff', '#fff', '#fff', '#fff', '#fff', '#fff', '#fff', '#fff'])
  const edge = (move: Partial<ImageMove>) => {
    const { at } = drawn(white, { frames: 240, ...move })
    return Array.from({ length: 200 }, (_, x) => at(20 + x, 60)).filter(([, green]) => green < 128).length
  }
  expect(edge({})).toBe(20)
  expect(edge({ animation: 'ZOOM_IN', progress: 0 })).toBe(20)
  expect(edge({ animation: 'ZOOM_IN', progress: 1 })).toBeLessThan(15)
  expect(edge({ animation: 'ZOOM_OUT', progress: 1 })).toBe(20)
  expect(edge({ animation: 'ZOOM_IN', progress: 1, frames: 30 })).toBeGreaterThan(15)
})

test('beside an image with a blurred background the image is larger, blurred and darker', () => {
  const { at } = drawn(stripes(COLORS, 100, 100), { fit: 'BLUR_FILL' })
  expect(around(at)).toEqual(NOTHING_AROUND)
  // The image itself, from 70 to 170.
  expect([80, 105, 130, 155].map((x) => at(x, 60))).toEqual([RED, GREEN, BLUE, YELLOW])
  const [left, right] = [at(24, 60), at(216, 60)]
  expect(isNear(left, [171, 3, 4], 12)).toBe(true)
  expect(isNear(right, [171, 171, 4], 12)).toBe(true)
})

test('a blurred image covers its area to the outermost px, dark and without an edge in it', () => {
  const { at } = blurred(stripes(['#fff']))
  expect(around(at)).toEqual(NOTHING_AROUND)
  for (const corner of cornersOf(at)) expect(isNear(corner, [171, 171, 172])).toBe(true)
  const { at: striped } = blurred(stripes(COLORS))
  const row = Array.from({ length: 200 }, (_, x) => striped(20 + x, 60))
  for (const [x, color] of row.entries()) expect(isNear(color, row[x + 1] ?? color, 40)).toBe(true)
})

test('a blurred image has the image’s content, a little larger', () => {
  const shade = (color: Rgb) => color.map((channel) => channel * 0.66 + 3) as unknown as Rgb
  const colorsAt = (flipped: boolean) => {
    const { at } = blurred(stripes(COLORS), flipped)
    return [0.08, 0.38, 0.62, 0.92].map((share) => at(20 + 200 * share, 60))
  }
  for (const [flipped, wanted] of [
    [false, [RED, GREEN, BLUE, YELLOW]],
    [true, [YELLOW, BLUE, GREEN, RED]],
  ] as const)
    for (const [index, color] of colorsAt(flipped).entries())
      expect(isNear(color, shade(wanted[index] ?? UNTOUCHED), 20)).toBe(true)
  // Its outer stripes lose more than a third of their width: it is 15% larger and a little over the edge.
  const { at } = blurred(stripes(['#fff', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000', '#000']))
  const lit = Array.from({ length: 200 }, (_, x) => brightness(at(20 + x, 60))).filter((light) => light > 85).length
  expect(lit).toBeLessThan(8)
})

test.each([
  ['higher', 50, 400],
  ['wider', 900, 50],
])('a blurred image that is %s than its area shows its middle there', (_, width, height) => {
  const { at } = blurred(quarters(COLORS, width, height))
  const colors = [at(40, 30), at(200, 30), at(40, 90), at(200, 90)]
  expect(colors.map((color) => color.map((channel) => channel > 100))).toEqual(
    [RED, GREEN, BLUE, YELLOW].map((color) => color?.map((channel) => channel > 100)),
  )
})

test('the blur of an unchanged image is created once for each shape of area', () => {
  const key = {}
  const colorOf = (color: string, box = BOX, keyed: object | null = key) =>
    brightness(blurred(stripes([color], 200, 100, keyed), false, box).at(BOX.x + 20, BOX.y + 20))
  expect(colorOf('#fff')).toBeGreaterThan(160)
  expect(colorOf('#000')).toBeGreaterThan(160)
  expect(colorOf('#000', { ...BOX, height: 50 })).toBeLessThan(20)
  expect(colorOf('#000', BOX, {})).toBeLessThan(20)
  expect(colorOf('#fff', BOX, null)).toBeGreaterThan(160)
  expect(colorOf('#000', BOX, null)).toBeLessThan(20)
})

test('drawings after an image are neither clipped nor moved', () => {
  for (const { ctx, at } of [drawn(quarters(COLORS), { flipped: true }), blurred(quarters(COLORS), true)]) {
    ctx.fillStyle = '#fff'
    ctx.fillRect(0, 0, 1, 1)
    expect(at(0, 0)).toEqual([255, 255, 255])
  }
})
