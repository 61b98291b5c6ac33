import { createCanvas } from '@napi-rs/canvas'
import type { FrameAssets } from '../assets/frame-assets.ts'
import type { VideoAroll } from '../document.ts'
import { createBitmapCache } from '../draw/bitmap-cache.ts'
import type { Stage } from '../draw/draw-shot.ts'
import type { Context2D, Image, ReadyImage } from '../draw/types.ts'
import { sampleFilm } from './sample-film.ts'

export type Rgb = readonly [number, number, number]

/** A colour that no code draws: where it is visible, nothing was drawn. */
export const UNTOUCHED: Rgb = [255, 0, 255]

/** A canvas of real pixels on which nothing is drawn yet, and an unfinished path that must not be drawn. */
export function pixelCanvas(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = `rgb(${UNTOUCHED.join()})`
  ctx.fillRect(0, 0, width, height)
  ctx.rect(0, 0, width, height)
  const colorIn = (data: Uint8ClampedArray, start: number): Rgb => [
    data[start] ?? 0,
    data[start + 1] ?? 0,
    data[start + 2] ?? 0,
  ]
  /** The colour of a pixel. */
  const at = (x: number, y: number) => colorIn(ctx.getImageData(Math.floor(x), Math.floor(y), 1, 1).data, 0)
  /** The same for the present drawing, for many points. */
  const seen = () => {
    const { data } = ctx.getImageData(0, 0, width, height)
    return (x: number, y: number) => colorIn(data, 4 * (Math.floor(y) * width + Math.floor(x)))
  }
  return { ctx: ctx as unknown as Context2D, at, seen, canvas }
}

/** An image of stripes of the same width, from left to right. */
export function stripes(colors: readonly string[], width = 200, height = 100, key: object | null = null): ReadyImage {
  const source = createCanvas(width, height)
  const ctx = source.getContext('2d')
  for (const [index, color] of colors.entries()) {
    ctx.fillStyle = color
    ctx.fillRect((index * width) / colors.length, 0, width / colors.length, height)
  }
  return { state: 'ready', source: source as unknown as CanvasImageSource, width, height, key }
}

/** An image of four colours: above left and right, below left and right. */
export function quarters(colors: readonly [string, string, string, string], width = 200, height = 100): ReadyImage {
  const source = createCanvas(width, height)
  const ctx = source.getContext('2d')
  for (const [index, color] of colors.entries()) {
    ctx.fillStyle = color
    ctx.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2)
  }
  return { state: 'ready', source: source as unknown as CanvasImageSource, width, height, key: null }
}

/** Images whose URL is their colour, or 'loading' or 'failed'. */
export function colorAssets(special: Record<string, Image> = {}): FrameAssets {
  const imageOf = (url: string | null): Image => {
    if (url === 'loading' || url === 'failed') return { state: url }
    return special[url ?? ''] ?? stripes([url ?? ''])
  }
  return {
    aroll: ({ url }: VideoAroll) => imageOf(url),
    media: ({ url }) => imageOf(url),
    sticker: (name) => imageOf(name),
    logo: ({ url }) => imageOf(url),
    cache: createBitmapCache(),
  }
}

export const stageOf = (width: number, height: number, frame = 0, assets = colorAssets()): Stage => ({
  ...{ width, height, frame, assets, film: sampleFilm({ width, height }) },
  scale: 1,
})

/** Whether two colours are nearly the same. */
export const isNear = (one: Rgb, other: Rgb, tolerance = 6): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= tolerance)

export const brightness = ([red, green, blue]: Rgb): number => (red + green + blue) / 3
