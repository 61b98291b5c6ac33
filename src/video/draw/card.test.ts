import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { brightness, isNear, pixelCanvas, UNTOUCHED } from '../testing/pixels.ts'
import { createBitmapCache } from './bitmap-cache.ts'
import { drawCard, type CardKind } from './card.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

/** Its look by shares of its width and height. */
function card(kind: CardKind, width = 320, height = 180) {
  const { ctx, seen } = pixelCanvas(width + 20, height + 20)
  drawCard(ctx, { x: 10, y: 10, width, height }, kind, 1, createBitmapCache())
  const at = seen()
  return { at, look: (x: number, y: number) => at(10 + x * (width - 1), 10 + y * (height - 1)) }
}
const GRID = Array.from({ length: 11 }, (_, at) => at / 10)

test('a card fills its box to the outermost px and nothing else, calm and never black', () => {
  const { at, look } = card('empty')
  for (const x of GRID)
    for (const y of GRID) {
      expect(brightness(look(x, y))).toBeGreaterThan(26)
      expect(brightness(look(x, y))).toBeLessThan(85)
    }
  for (const [x, y] of [
    [9, 50],
    [50, 9],
    [330, 50],
    [50, 190],
  ] as const)
    expect(at(x, y)).toEqual(UNTOUCHED)
})

test('a card gets darker downwards, with a warm light above left and a cool one below right', () => {
  const { look } = card('empty')
  const lights = GRID.flatMap((x) => GRID.map((y) => ({ x, y, light: brightness(look(x, y)) })))
  const brightest = lights.toSorted((a, b) => b.light - a.light)[0]
  expect(brightest).toMatchObject({ x: 0.2, y: 0.1 })
  const bluish = (x: number, y: number) => look(x, y)[2] - look(x, y)[0]
  expect(bluish(0.22, 0.12)).toBeLessThan(4)
  expect(bluish(0.86, 0.95)).toBeGreaterThan(10)
  expect(brightness(look(0.86, 0.95))).toBeGreaterThan(brightness(look(0.5, 0.95)) + 4)
  expect(brightness(look(0.86, 0.95))).toBeGreaterThan(brightness(look(0.86, 0.7)) + 2)
  // The paper itself, where hardly any light falls.
  expect(isNear(look(0, 1), [37, 37, 41])).toBe(true)
  expect(isNear(look(1, 0), [40, 41, 48])).toBe(true)
  expect(isNear(look(1, 0.5), [35, 36, 45])).toBe(true)
})

test.each([
  [640, 360],
  [160, 90],
])('a card looks the same at %i x %i px', (width, height) => {
  const [one, other] = [card('empty'), card('empty', width, height)]
  for (const x of GRID) for (const y of GRID) expect(isNear(one.look(x, y), other.look(x, y), 4)).toBe(true)
})

test('a card is painted in the px of the canvas, and once for all that are empty or waiting', () => {
  const cache = createBitmapCache()
  const get = vi.spyOn(cache, 'get')
  const { ctx } = pixelCanvas(100, 100)
  for (const kind of ['empty', 'loading', 'failed'] as const)
    drawCard(ctx, { x: 0, y: 0, width: 80.2, height: 50 }, kind, 1.5, cache)
  expect(get.mock.calls.map(([, width, height]) => [width, height])).toEqual([
    [120, 75],
    [120, 75],
    [120, 75],
  ])
  const [empty, loading, failed] = get.mock.results.map(({ value }) => value as unknown)
  expect(loading).toBe(empty)
  expect(failed).not.toBe(empty)
})

/** A card of 1000 x 1400 px. Its mark is measured in 90 px from (500, 644). */
const MARK = { width: 1000, height: 1400, unit: 90, x: 510, y: 654 }

function inked(kind: CardKind) {
  const { at } = card(kind, MARK.width, MARK.height)
  return (x: number, y: number) => brightness(at(MARK.x + x * MARK.unit, MARK.y + y * MARK.unit)) > 110
}
/** The smallest box around everything bright between two heights. */
function boundsOf(isInked: ReturnType<typeof inked>, from: number, to: number) {
  const places: [number, number][] = []
  for (let x = -5.4; x < 5.4; x += 0.02) for (let y = from; y < to; y += 0.02) if (isInked(x, y)) places.push([x, y])
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
const close = (value: number) => expect.closeTo(value, 1) as number

test('only the card of an image that failed has a mark, a frame with a stroke through it, in its middle', () => {
  const isInked = inked('failed')
  // The stroke reaches from above left to below right, beyond the frame.
  expect(boundsOf(isInked, -4, 1)).toEqual({
    left: close(-0.9),
    right: close(0.9),
    top: close(-0.77),
    bottom: close(0.77),
  })
  const drawn = {
    frame: [
      [-0.7, 0],
      [0.7, 0],
      [0, -0.55],
      [-0.35, 0.55],
    ],
    stroke: [
      [-0.75, -0.645],
      [-0.4, -0.344],
      [0, 0],
      [0.4, 0.344],
      [0.75, 0.645],
    ],
    peak: [
      [-0.5, 0.295],
      [-0.3, 0.085],
      [-0.2, -0.02],
      [-0.1, 0.08],
      [0.1, 0.28],
    ],
  }
  for (const [part, places] of Object.entries(drawn))
    for (const [x = 0, y = 0] of places) expect([part, x, y, isInked(x, y)]).toEqual([part, x, y, true])
  const free = [
    [0.4, -0.2],
    [-0.5, -0.1],
    [0, 0.4],
    [-0.85, 0],
    [0.85, 0],
    [0, -0.7],
    [-0.69, 0.54],
    [-0.8, 0.6],
  ]
  for (const [x = 0, y = 0] of free) expect([x, y, isInked(x, y)]).toEqual([x, y, false])
  for (const kind of ['empty', 'loading'] as const) expect(boundsOf(inked(kind), -4, 4).left).toBe(Infinity)
})

test('the card of a failed image has a centred line below its mark', () => {
  const { left, right, top, bottom } = boundsOf(inked('failed'), 1, 6)
  expect(Math.abs(left + right)).toBeLessThan(0.15)
  // Outside a browser the line is set in the system's own sans serif: faces differ by a third in width.
  expect(right - left).toSatisfy((width: number) => width > 3.3 && width < 7)
  expect(top).toSatisfy((y: number) => y > 1 && y < 1.1)
  expect(bottom).toSatisfy((y: number) => y > 1.25 && y < 1.45)
})
