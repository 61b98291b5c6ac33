import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { colorAssets, pixelCanvas, stageOf, stripes } from '../testing/pixels.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { NO_MOTION, sampleMedia, sampleSticker, sampleText } from '../testing/sample-overlays.ts'
import { overlaysAt } from '../timeline.ts'
import { drawOverlay } from './draw-overlay.ts'
import type { VideoMediaOverlay, VideoOverlay, VideoTextOverlay } from './overlay.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

const broll = (url: string, from: number, durationInFrames: number) => sampleMedia(url, { from, durationInFrames })

const blank = sampleFilm({ width: 40, height: 20 })

/** A film of black with B-rolls over it. */
function film(overlays: VideoOverlay[], frame: number) {
  const canvas = pixelCanvas(40, 20)
  canvas.ctx.fillStyle = '#000'
  canvas.ctx.fillRect(0, 0, 40, 20)
  const assets = colorAssets({
    // Its outermost px of 40 is red.
    edged: stripes(['#f00', ...Array.from({ length: 39 }, () => '#fff')], 40, 20),
    square: stripes(['#fff'], 20, 20),
    halves: stripes(['#f00', '#fff'], 20, 20),
  })
  const asked = vi.spyOn(assets, 'media')
  for (const overlay of overlaysAt({ ...blank, overlays }, frame))
    drawOverlay(canvas.ctx, overlay, stageOf(40, 20, frame, assets))
  expect(canvas.ctx.globalAlpha).toBe(1)
  return { ...canvas, asked: asked.mock.calls.map(([{ url }, at]) => `${url} ${at}`) }
}
const opacities = (brolls: VideoOverlay[], ...frames: number[]) =>
  frames.map((frame) => Math.round((film(brolls, frame).at(20, 10)[0] / 255) * 100) / 100)

test('a B-roll is seen during its own frames only, and fades in and out within six', () => {
  const long = [broll('#fff', 10, 30)]
  expect(opacities(long, 9, 10, 11, 12, 14, 15, 20, 34, 35, 37, 39, 40)).toEqual([
    0, 0.07, 0.25, 0.5, 0.93, 1, 1, 1, 0.93, 0.5, 0.07, 0,
  ])
})

test('a short B-roll fades within half of its time', () => {
  expect(opacities([broll('#fff', 10, 4)], 9, 10, 11, 12, 13, 14)).toEqual([0, 0.5, 1, 1, 0.5, 0])
})

test('a B-roll covers the film from edge to edge, as it is', () => {
  const { at } = film([broll('edged', 0, 30)], 15)
  expect([at(0, 0), at(39, 19)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ])
  const square = film([broll('square', 0, 30)], 15)
  expect([square.at(0, 0), square.at(39, 19)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
  ])
})

test('the image of a B-roll is requested during its own frames only', () => {
  expect([9, 10, 39, 40].map((frame) => film([broll('#fff', 10, 30)], frame).asked)).toEqual([
    [],
    ['#fff 10'],
    ['#fff 39'],
    [],
  ])
})

test('of two B-rolls the later one of the scene lies on top', () => {
  expect(film([broll('#f00', 0, 30), broll('#fff', 0, 30)], 15).at(20, 10)).toEqual([255, 255, 255])
})

test.each(['loading', 'failed'])('a B-roll whose image is %s shows the layer below', (url) => {
  expect(film([broll(url, 0, 30)], 15).at(20, 10)).toEqual([0, 0, 0])
})

const still = { motionIn: NO_MOTION, motionOut: NO_MOTION }
const LEFT_HALF = { x: 0, y: 0, width: 0.5, height: 1 }

test('an overlay lies in its box, as opaque as it is', () => {
  const { at } = film([sampleMedia('#fff', { ...still, box: LEFT_HALF, opacity: 0.5 })], 15)
  expect([at(10, 10), at(25, 10)]).toEqual([
    [128, 128, 128],
    [0, 0, 0],
  ])
})

test('a box is turned clockwise around its middle', () => {
  // A flat box over the middle, turned upright.
  const box = { x: 0.25, y: 0.4, width: 0.5, height: 0.2 }
  const points = [
    [20, 3],
    [20, 17],
    [12, 10],
  ] as const
  const seen = (rotation: number) => {
    const { at } = film([sampleMedia('#fff', { ...still, box, rotation })], 15)
    return points.map(([x, y]) => at(x, y)[0] > 128)
  }
  expect([seen(0), seen(90)]).toEqual([
    [false, false, true],
    [true, true, false],
  ])
  // Its left half comes to lie above.
  const { at } = film(
    [sampleMedia('halves', { ...still, rotation: 90, box: { x: 0.25, y: 0, width: 0.5, height: 1 } })],
    15,
  )
  expect([at(20, 0), at(20, 19)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ])
})

test('the corners of an image are rounded, also where it does not fill its box', () => {
  const corner = (change: Partial<VideoMediaOverlay>) => film([sampleMedia('square', { ...still, ...change })], 15).at
  expect(corner({ cornerRadius: 0.5 })(0, 0)).toEqual([0, 0, 0])
  const contained = corner({ fit: 'CONTAIN' })
  expect([contained(5, 10), contained(10, 0), contained(29, 19)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
    [255, 255, 255],
  ])
  expect(corner({ fit: 'CONTAIN', cornerRadius: 0.5 })(10, 0)).toEqual([0, 0, 0])
})

test('a sticker is drawn whole in the middle of its box, and one that has not come is not', () => {
  const { at } = film([sampleSticker('square')], 15)
  expect([at(5, 10), at(20, 10), at(11, 1)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
    [255, 255, 255],
  ])
  expect(film([sampleSticker('loading')], 15).at(20, 10)).toEqual([0, 0, 0])
})

test('an overlay that slides in comes from beyond the edge', () => {
  const slide = { name: 'SLIDE_RIGHT', by: 'WHOLE', durationInFrames: 10, easing: 'LINEAR' } as const
  const sliding = [sampleMedia('#fff', { motionIn: slide, motionOut: NO_MOTION })]
  // Half of the way: its right half is seen at the left.
  expect([5, 15, 25, 35].map((x) => film(sliding, 4).at(x, 10)[0])).toEqual([255, 255, 0, 0])
})

test('a text without words of its own in motion moves as a whole', () => {
  const wipe = { name: 'SCALE', by: 'WHOLE', durationInFrames: 10, easing: 'LINEAR' } as const
  const text = (change: Partial<VideoTextOverlay>) => sampleText('HHH', { fontSize: 0.5, ...change })
  const width = (overlay: VideoTextOverlay, frame: number) => {
    const { at } = film([overlay], frame)
    return Array.from({ length: 40 }, (_, x) => at(x, 10)[0] > 60).filter(Boolean).length
  }
  expect(width(text({ motionIn: wipe }), 4)).toBeLessThan(width(text({}), 4) * 0.7)
})

test('overlays of the film lie over those of its scene, and over its end card', () => {
  const ended = { ...blank, endCard: { from: 20, durationInFrames: 10, credits: [] } }
  const [scene] = blank.scenes
  const shown = (frame: number) =>
    overlaysAt(
      {
        ...ended,
        scenes: scene ? [{ ...scene, durationInFrames: 20, overlays: [sampleMedia('scene')] }] : [],
        overlays: [sampleMedia('film')],
      },
      frame,
    ).map(({ id }) => id)
  expect([shown(10), shown(25), shown(30)]).toEqual([['scene', 'film'], ['film'], []])
})
