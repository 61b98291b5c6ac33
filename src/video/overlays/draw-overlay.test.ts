import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { colorAssets, pixelCanvas, stageOf, stripes } from '../testing/pixels.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { sampleMedia } from '../testing/sample-overlays.ts'
import { overlaysAt } from '../timeline.ts'
import { drawOverlay } from './draw-overlay.ts'
import type { VideoOverlay } from './overlay.ts'

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
