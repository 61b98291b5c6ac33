import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CAPTION_STYLES } from '#src/domain/caption-styles.ts'
import type { VideoDocument } from '../document.ts'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { brightness, colorAssets, isNear, pixelCanvas, type Rgb, stripes } from '../testing/pixels.ts'
import { sampleAroll, sampleFilm } from '../testing/sample-film.ts'
import { sampleMedia } from '../testing/sample-overlays.ts'
import { drawFrame } from './draw-frame.ts'

beforeAll(() => void vi.stubGlobal('OffscreenCanvas', NodeCanvas))
afterAll(() => void vi.unstubAllGlobals())

const SIZE = { width: 640, height: 360 }
const RED: Rgb = [255, 0, 0]
const GREEN: Rgb = [0, 255, 0]
const BLUE: Rgb = [0, 0, 255]

/** Red for 90 frames, words on it from the third on. */
function filmOf(change: Partial<VideoDocument> = {}): VideoDocument {
  const film = sampleFilm(SIZE, [{ text: 'HHH HHH', frames: 90, animation: 'NONE', transition: '' }])
  const scenes = film.scenes.map((scene) => ({
    ...scene,
    arolls: [sampleAroll('a', '#f00', 0, 90, { animation: 'NONE' })],
    overlays: [sampleMedia('#00f', { from: 60 })],
  }))
  return { ...film, scenes, ...change }
}
const LOGO = { url: '#0f0', width: 0.2, position: 'MIDDLE_CENTER', blur: false } as const
const END_CARD = {
  from: 90,
  durationInFrames: 90,
  credits: [{ author: 'HHHHHHHH', library: 'HHHHHH', licence: 'HHHHHH' }],
}

/** A frame on a canvas that has so many px for each of the film. */
function drawn(film: VideoDocument, frame: number, scale = 1) {
  const { ctx, seen } = pixelCanvas(SIZE.width * scale, SIZE.height * scale)
  drawFrame(ctx, film, frame, colorAssets())
  const { a, d, e, f } = ctx.getTransform()
  expect([a, d, e, f]).toEqual([1, 1, 0, 0])
  const at = seen()
  const colors = (from: number, to: number) => {
    const found: Rgb[] = []
    for (let y = from * SIZE.height; y < to * SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) found.push(at(x * scale, y * scale))
    return found
  }
  return {
    corners: [at(0, 0), at(SIZE.width * scale - 1, 0), at(SIZE.width * scale - 1, SIZE.height * scale - 1)],
    middle: at((SIZE.width * scale) / 2, (SIZE.height * scale) / 2),
    /** Whether something white stands between two heights. */
    hasWords: (from: number, to: number) => colors(from, to).some((color) => brightness(color) > 170),
  }
}
const isCard = (color: Rgb) => brightness(color) > 26 && brightness(color) < 85 && Math.abs(color[0] - color[2]) < 25

test.each([0.5, 1, 2])('a frame fills a canvas with %f px for each of the film: image, words and logo', (scale) => {
  const { corners, middle, hasWords } = drawn(filmOf({ logo: LOGO }), 30, scale)
  expect(corners).toEqual([RED, RED, RED])
  expect(middle).toEqual(GREEN)
  expect([hasWords(0, 0.6), hasWords(0.6, 1)]).toEqual([false, true])
})

test('a B-roll lies over the image, below logo and words', () => {
  const { corners, middle, hasWords } = drawn(filmOf({ logo: LOGO }), 75)
  expect(corners).toEqual([BLUE, BLUE, BLUE])
  expect(middle).toEqual(GREEN)
  expect(hasWords(0.6, 1)).toBe(true)
})

test.each(CAPTION_STYLES.map(({ value }) => value))(
  'emoji of captions in %s are drawn from the film’s stickers',
  (style) => {
    const film = filmOf()
    const scenes = film.scenes.map((scene) => ({
      ...scene,
      captions: [{ word: 'H🎉', start: 0, end: 3000 }],
      overlays: [],
    }))
    const hasGreen = (assets: ReturnType<typeof colorAssets>) => {
      const { ctx, seen } = pixelCanvas(SIZE.width, SIZE.height)
      drawFrame(ctx, { ...film, scenes, captions: { ...film.captions, style } }, 30, assets)
      const at = seen()
      const points = Array.from({ length: (SIZE.width * SIZE.height) / 4 }, (_, index) => 2 * index)
      return points.some((index) => isNear(at(index % SIZE.width, 2 * Math.floor(index / SIZE.width)), GREEN, 30))
    }
    expect(hasGreen(colorAssets({ '🎉': stripes(['#0f0'], 20, 20) }))).toBe(true)
    // Until it has come, and nothing of the machine's emoji.
    expect(hasGreen(colorAssets({ '🎉': { state: 'loading' } }))).toBe(false)
  },
)

test('a frame of a film without a logo, or before its first word, has none', () => {
  expect(drawn(filmOf(), 30).middle).toEqual(RED)
  expect(drawn(filmOf(), 0).hasWords(0, 1)).toBe(false)
})

test('the card of a scene without images has its lights on a canvas of any size', () => {
  const film = filmOf()
  const empty = { ...film, scenes: film.scenes.map((scene) => ({ ...scene, arolls: [] })) }
  for (const scale of [0.5, 1, 2]) {
    const [above, , below] = drawn(empty, 0, scale).corners.map(brightness)
    expect(above).toBeGreaterThan((below ?? 0) + 10)
  }
})

test('a film without scenes shows a card, and its logo', () => {
  const { corners, middle } = drawn(filmOf({ scenes: [], logo: LOGO }), 0)
  for (const color of corners) expect(isCard(color)).toBe(true)
  expect(middle).toEqual(GREEN)
})

test('from its first frame on the end card takes the place of image, B-rolls and words, but not of the logo', () => {
  const film = filmOf({ endCard: END_CARD, durationInFrames: 180 })
  expect(drawn(film, 80).corners[0]).toEqual(BLUE)
  const { corners, hasWords } = drawn(film, 90)
  for (const color of corners) expect(isCard(color)).toBe(true)
  expect([hasWords(0, 0.4), hasWords(0.4, 0.6), hasWords(0.6, 1)]).toEqual([false, true, false])
  expect(drawn(film, 30).hasWords(0.4, 0.6)).toBe(false)
  expect(isNear(drawn({ ...film, logo: LOGO }, 90).middle, GREEN)).toBe(true)
})
