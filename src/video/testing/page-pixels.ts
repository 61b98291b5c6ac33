import { createAssetPool } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import { loadFilmText } from '../load-film-text.ts'
import { luminance } from '../ssim.ts'
import { fetchSample } from './sample-assets.ts'

/** Frames of a film as the page draws them, each on the same canvas. */
export async function* drawFramesInPage(film: VideoDocument, frames: readonly number[]) {
  await loadFilmText(document.fonts, film)
  const pool = createAssetPool({ fetchAsset: fetchSample, lookahead: 0, limit: 8 })
  pool.follow(film, 1)
  const canvas = document.createElement('canvas')
  canvas.width = film.width
  canvas.height = film.height
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('No canvas')
  try {
    for (const frame of frames) {
      await pool.prepare(frame)
      drawFrame(ctx, film, frame, pool)
      yield canvas
    }
  } finally {
    pool.close()
  }
}

/** A frame of a film as the page draws it. */
export async function drawInPage(film: VideoDocument, frame: number): Promise<HTMLCanvasElement> {
  for await (const canvas of drawFramesInPage(film, [frame])) return canvas
  throw new Error('No frame')
}

/** RGBA of an image in another size. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('No canvas')
  ctx.drawImage(source, 0, 0, width, height)
  return ctx.getImageData(0, 0, width, height).data
}

export const lumaOf = (source: CanvasImageSource, width: number, height: number): Float32Array =>
  luminance(pixelsOf(source, width, height))

/** Root mean square of the differences of all channels, 0 to 1. */
export function rmse(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const sum = one.reduce((total, value, at) => total + (value - (other[at] ?? 0)) ** 2, 0)
  return Math.sqrt(sum / one.length) / 255
}
