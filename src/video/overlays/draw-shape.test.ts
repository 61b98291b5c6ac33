import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { isNear, pixelCanvas, type Rgb, stageOf, UNTOUCHED } from '../testing/pixels.ts'
import { sampleShape } from '../testing/sample-overlays.ts'
import { drawOverlay } from './draw-overlay.ts'
import type { VideoShapeOverlay } from './overlay.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

const BOX = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const [WHITE, RED]: [Rgb, Rgb] = [
  [255, 255, 255],
  [255, 0, 0],
]

/** Shares of the box at which a shape is drawn, of those that are asked. */
function filled(
  shape: VideoShapeOverlay['shape'],
  at: readonly (readonly [number, number])[],
  change: Partial<VideoShapeOverlay> = {},
) {
  const { ctx, seen } = pixelCanvas(200, 100)
  drawOverlay(ctx, sampleShape(shape, { box: BOX, ...change }), stageOf(200, 100))
  const colour = seen()
  return at.map(([x, y]) => colour(50 + x * 100, 25 + y * 50))
}
const MIDDLE = [0.5, 0.5] as const
const EDGES = [
  [0.5, 0.1],
  [0.95, 0.5],
  [0.5, 0.96],
  [0.01, 0.5],
] as const
const CORNERS = [
  [0.01, 0.02],
  [0.985, 0.02],
  [0.97, 0.97],
  [0.02, 0.97],
] as const
const is = (colour: Rgb) => (at: Rgb) => isNear(at, colour)

test.each<[VideoShapeOverlay['shape'], edges: boolean[], corners: boolean[]]>([
  ['RECTANGLE', [true, true, true, true], [true, true, true, true]],
  ['ELLIPSE', [true, true, true, true], [false, false, false, false]],
  ['TRIANGLE', [true, false, true, false], [false, false, true, true]],
  ['STAR', [true, false, false, false], [false, false, false, false]],
  ['ARROW', [true, true, true, true], [false, false, false, false]],
  ['SPEECH_BUBBLE', [true, true, false, true], [false, false, false, false]],
])('%s fills its box as it is shaped', (shape, edges, corners) => {
  expect(filled(shape, EDGES).map(is(WHITE))).toEqual(edges)
  expect(filled(shape, CORNERS).map(is(WHITE))).toEqual(corners)
  expect(filled(shape, [MIDDLE]).map(is(WHITE))).toEqual([true])
  expect(
    filled(shape, [
      [-0.05, 0.5],
      [0.5, -0.1],
      [1.05, 0.5],
      [0.5, 1.1],
    ]).every(is(UNTOUCHED)),
  ).toBe(true)
})

test('a line runs through the middle of its box, as wide as its stroke or thin', () => {
  const at = [MIDDLE, [0.03, 0.5], [0.97, 0.5], [0.5, 0.35], [0.5, 0.2]] as const
  const stroke = { width: 0.2, color: '#ffffff' }
  expect(filled('LINE', at, { stroke, fill: null }).map(is(WHITE))).toEqual([true, true, true, true, false])
  const thin = filled('LINE', at, { box: { x: 0.25, y: 0.255, width: 0.5, height: 0.5 } })
  expect(thin.map(is(UNTOUCHED))).toEqual([false, false, false, true, true])
})

test('the line of a shape lies inside its box, and alone where it has no fill', () => {
  const stroke = { width: 0.1, color: '#ff0000' }
  expect(filled('RECTANGLE', [...EDGES, MIDDLE], { stroke }).map((at) => at.join())).toEqual([
    ...Array<string>(4).fill(RED.join()),
    WHITE.join(),
  ])
  expect(filled('RECTANGLE', [EDGES[0], MIDDLE], { stroke, fill: null })).toEqual([RED, UNTOUCHED])
  expect(filled('RECTANGLE', [EDGES[0], [0.5, -0.1]], { stroke })).toEqual([RED, UNTOUCHED])
})

test('a translucent fill does not shine through its line', () => {
  const stroke = { width: 0.1, color: '#ff0000' }
  const inner = [0.5, 0.17] as const
  const [line, part] = filled('RECTANGLE', [EDGES[0], inner], { stroke, opacity: 0.5 })
  expect([line && isNear(line, [255, 0, 128]), part]).toEqual([true, line])
})

test('rounded corners are rounded by a share of the shorter side', () => {
  const at = [
    [0.03, 0.06],
    [0.16, 0.32],
  ] as const
  expect(filled('RECTANGLE', at, { cornerRadius: 0.5 }).map(is(WHITE))).toEqual([false, true])
  expect(filled('RECTANGLE', at).map(is(WHITE))).toEqual([true, true])
})
