import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { VideoAroll } from '../document.ts'
import { NodeCanvas } from '../testing/node-canvas.ts'
import {
  brightness,
  colorAssets,
  isNear,
  pixelCanvas,
  quarters,
  stageOf,
  stripes,
  type Rgb,
} from '../testing/pixels.ts'
import { sampleAroll } from '../testing/sample-film.ts'
import type { Shot } from '../timeline.ts'
import { drawShot, isSingleImage } from './draw-shot.ts'
import { layoutAreas } from './placement.ts'
import type { Image } from './types.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

const [WIDTH, HEIGHT] = [400, 200]
const RED: Rgb = [255, 0, 0]
const BLUE: Rgb = [0, 0, 255]
const still = (url: string | null, change: Partial<VideoAroll> = {}) =>
  sampleAroll('a', '', 0, 300, { url, animation: 'NONE', ...change })

function shotOf(aroll: VideoAroll | null, backdrop: Shot | null = null): Shot {
  return { aroll, from: 100, to: 250, until: 300, backdrop } as Shot
}

function drawn(shot: Shot, { frame = 100, special }: { frame?: number; special?: Record<string, Image> } = {}) {
  const canvas = pixelCanvas(WIDTH, HEIGHT)
  drawShot(canvas.ctx, shot, stageOf(WIDTH, HEIGHT, frame, colorAssets(special)))
  return canvas
}
const MIDDLES = [
  [WIDTH / 4, HEIGHT / 2],
  [(WIDTH * 3) / 4, HEIGHT / 2],
] as const
/** The middles of the left and the right half. */
const halves = ({ at }: ReturnType<typeof drawn>) => MIDDLES.map(([x, y]) => at(x, y))
const corners = ({ at }: ReturnType<typeof drawn>) => [
  at(0, 0),
  at(WIDTH - 1, 0),
  at(0, HEIGHT - 1),
  at(WIDTH - 1, HEIGHT - 1),
]
const isCard = (color: Rgb) => brightness(color) > 26 && brightness(color) < 85 && Math.abs(color[0] - color[2]) < 25
/** An image that is blurred behind another. */
const isGroundOf = (color: Rgb, own: Rgb) =>
  isNear(color, own.map((channel) => channel * 0.66 + 3) as unknown as Rgb, 8)

test('a shot of one image fills the film', () => {
  const shot = drawn(shotOf(still('#f00')))
  expect([...corners(shot), ...halves(shot)]).toEqual([RED, RED, RED, RED, RED, RED])
})

test.each([
  ['a scene without anything to show', null],
  ['an A-roll that has no picture yet', still(null)],
  ['an image that is still loading', still('loading')],
  ['an image that failed', still('failed')],
])('the shot of %s is a card from edge to edge', (_, aroll) => {
  for (const color of corners(drawn(shotOf(aroll)))) expect(isCard(color)).toBe(true)
})

test('only the card of an image that failed is marked', () => {
  const marks = [null, still(null), still('loading'), still('failed')].map((aroll) => {
    const at = drawn(shotOf(aroll)).seen()
    const middle = Array.from({ length: 60 }, (_, x) => brightness(at(WIDTH / 2 - 30 + x, HEIGHT * 0.46)))
    return middle.some((light) => light > 110)
  })
  expect(marks).toEqual([false, false, false, true])
})

test('an image of one half leaves the other to the A-roll before it', () => {
  const before = shotOf(still('#00f'))
  expect(halves(drawn(shotOf(still('#f00', { layout: 'SPLIT_LEFT' }), before)))).toEqual([RED, BLUE])
  expect(halves(drawn(shotOf(still('#f00', { layout: 'SPLIT_RIGHT' }), before)))).toEqual([BLUE, RED])
})

test('an image of one half with none before it stands beside itself, blurred and dark', () => {
  for (const before of [null, shotOf(null)]) {
    const [own, rest] = halves(drawn(shotOf(still('#f00', { layout: 'SPLIT_LEFT' }), before)))
    expect(own).toEqual(RED)
    expect(rest && isGroundOf(rest, RED)).toBe(true)
  }
  const special = { mixed: stripes(['#f00', '#00f']) }
  for (const flipped of [false, true]) {
    const { at } = drawn(shotOf(still('mixed', { layout: 'SPLIT_LEFT', flipped })), { special })
    const [left, right] = [at(WIDTH / 2 + 10, HEIGHT / 2), at(WIDTH - 10, HEIGHT / 2)]
    expect([left[0] > left[2], right[0] > right[2]]).toEqual([!flipped, flipped])
  }
})

test.each([null, 'loading', 'failed'])('beside a half without its image (%s) a card without a mark is drawn', (url) => {
  const at = drawn(shotOf(still(url, { layout: 'SPLIT_LEFT' }))).seen()
  for (let x = WIDTH / 2; x < WIDTH; x += 2) for (let y = 0; y < HEIGHT; y += 4) expect(isCard(at(x, y))).toBe(true)
})

test('a window lies over the A-roll before it, with round corners and a soft shadow that falls downwards', () => {
  const { at, ctx } = drawn(shotOf(still('#f00', { layout: 'PICTURE_IN_PICTURE' }), shotOf(still('#fff'))))
  const { own } = layoutAreas('PICTURE_IN_PICTURE', WIDTH, HEIGHT)
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
  expect(at(middle.x, middle.y)).toEqual(RED)
  expect([
    at(own.x, middle.y),
    at(own.x + own.width - 1, middle.y),
    at(middle.x, own.y),
    at(middle.x, own.y + own.height - 1),
  ]).toEqual([RED, RED, RED, RED])
  const cornersOfWindow = [
    [own.x, own.y],
    [own.x + own.width - 1, own.y + own.height - 1],
  ] as const
  for (const [x, y] of cornersOfWindow) expect(isNear(at(x, y), RED, 60)).toBe(false)
  // How much light is left at a distance below, above, left and right.
  const lights = (distance: number) =>
    [
      at(middle.x, own.y + own.height - 1 + distance),
      at(middle.x, own.y - distance),
      at(own.x - distance, middle.y),
      at(own.x + own.width - 1 + distance, middle.y),
    ].map(brightness) as [number, number, number, number]
  const [below, above, left, right] = lights(1)
  expect(below).toSatisfy((light: number) => light > 140 && light < 180)
  expect(left).toSatisfy((light: number) => light > 150 && light < 200)
  expect(above).toBeGreaterThan(below + 5)
  expect(Math.abs(left - right)).toBeLessThan(3)
  expect(lights(3)[0]).toBeGreaterThan(below + 5)
  expect(lights(3)[2]).toBeGreaterThan(left + 5)
  expect(lights(8).map(Math.round)).toEqual([255, 255, 255, 255])
  // Nothing that is drawn later is cut.
  ctx.fillStyle = '#0f0'
  ctx.fillRect(0, HEIGHT - 1, 1, 1)
  expect(at(0, HEIGHT - 1)).toEqual([0, 255, 0])
})

test('a window without an A-roll before it lies over itself, blurred', () => {
  const shot = drawn(shotOf(still('#f00', { layout: 'PICTURE_IN_PICTURE' })))
  expect(isGroundOf(shot.at(20, HEIGHT - 20), RED)).toBe(true)
})

test('images move from the beginning of their shot to its last frame that is seen, clips have moves of their own', () => {
  const special = { edged: stripes(['#f00', ...Array.from({ length: 19 }, () => '#fff')], 400, 200) }
  const edge = (frame: number, change: Partial<VideoAroll> = {}) => {
    const at = drawn(shotOf(still('edged', { animation: 'ZOOM_IN', ...change })), { frame, special }).seen()
    return Array.from({ length: 60 }, (_, x) => at(x, 100)).filter(([, green]) => green < 128).length
  }
  // Of 20 px. A shot of 200 frames moves by an eighth.
  expect([90, 100].map((frame) => edge(frame))).toEqual([20, 20])
  expect(edge(200)).toSatisfy((width: number) => width > 6 && width < 13)
  expect([300, 310].map((frame) => edge(frame))).toEqual([0, 0])
  expect(edge(290)).toBeLessThanOrEqual(1)
  expect(edge(300, { type: 'video' })).toBe(20)
  expect(edge(300, { animation: 'NONE' })).toBe(20)
})

test('an image is fitted and flipped as its A-roll says', () => {
  const special = { mixed: quarters(['#f00', '#00f', '#f00', '#00f'], 200, 200) }
  const at = (change: Partial<VideoAroll>) => halves(drawn(shotOf(still('mixed', change)), { special }))
  expect(at({})).toEqual([RED, BLUE])
  expect(at({ flipped: true })).toEqual([BLUE, RED])
  const contained = drawn(shotOf(still('mixed', { fit: 'CONTAIN' })), { special })
  expect(contained.at(10, 100)).toEqual([16, 16, 19])
  expect(isGroundOf(drawn(shotOf(still('mixed', { fit: 'BLUR_FILL' })), { special }).at(10, 100), RED)).toBe(true)
})

test.each([
  ['a card', null, true],
  ['an image that covers the film', still('#f00'), true],
  ['an image on its own ground', still('#f00', { fit: 'BLUR_FILL' }), false],
  ['an image on black', still('#f00', { fit: 'CONTAIN' }), false],
  ['an image on its own ground that is still a card', still('loading', { fit: 'BLUR_FILL' }), true],
  ['one half', still('#f00', { layout: 'SPLIT_LEFT' }), false],
  ['a window that is still a card', still('loading', { layout: 'PICTURE_IN_PICTURE' }), false],
])('whether a shot is one opaque image: %s', (_, aroll, expected) => {
  expect(isSingleImage(shotOf(aroll), stageOf(WIDTH, HEIGHT))).toBe(expected)
})
