/** The page that film tests and the export benchmark drive: films are drawn and exported here as in the product. */
import { createAssetPool } from '../assets/asset-pool.ts'
import type { VideoDocument } from '../document.ts'
import { drawFrame } from '../draw/draw-frame.ts'
import { exportVideo } from '../export/export-video.ts'
import type { ExportProgress } from '../export/protocol.ts'
import { loadFilmFonts } from '../fonts.ts'
import { fetchSample } from './sample-assets.ts'
import { luminance, ssim } from './ssim.ts'

const films = new Map<string, Blob>()

async function drawPage(film: VideoDocument, frame: number): Promise<HTMLCanvasElement> {
  await loadFilmFonts(document.fonts, film)
  const pool = createAssetPool(film, { fetchAsset: fetchSample, scale: 1, lookahead: 0, limit: 8 })
  const canvas = document.createElement('canvas')
  canvas.width = film.width
  canvas.height = film.height
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('No canvas')
  await pool.prepare(frame)
  drawFrame(ctx, film, frame, pool)
  pool.close()
  return canvas
}

/** The frame as the player draws it, as a data address. */
async function draw(film: VideoDocument, frame: number): Promise<string> {
  return (await drawPage(film, frame)).toDataURL('image/png')
}

interface Exported {
  ms: number
  size: number
  progress: ExportProgress[]
  /** Longest time the page was busy, ms. */
  longestTask: number
}

/** Exports a film and keeps it under a name. */
async function film(name: string, document_: VideoDocument): Promise<Exported> {
  const progress: ExportProgress[] = []
  let longestTask = 0
  let last = performance.now()
  const beat = setInterval(() => {
    const now = performance.now()
    longestTask = Math.max(longestTask, now - last - 5)
    last = now
  }, 5)
  const begun = performance.now()
  const { blob } = await exportVideo({
    document: document_,
    fetchAsset: fetchSample,
    onProgress: (step) => progress.push(step),
  })
  clearInterval(beat)
  films.set(name, blob)
  return { ms: performance.now() - begun, size: blob.size, progress, longestTask }
}

async function bytes(name: string): Promise<number[]> {
  const blob = films.get(name)
  if (!blob) throw new Error(`No film ${name}`)
  return [...new Uint8Array(await blob.arrayBuffer())]
}

/** Similarity of a drawn frame to a decoded picture (a data or blob address). */
async function compare(document_: VideoDocument, frame: number, decoded: string): Promise<number> {
  const drawn = await drawPage(document_, frame)
  const { width, height } = drawn
  const pixels = (source: CanvasImageSource) => {
    const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!ctx) throw new Error('No canvas')
    ctx.drawImage(source, 0, 0)
    return luminance(ctx.getImageData(0, 0, width, height).data)
  }
  const picture = new Image()
  picture.src = decoded
  await picture.decode()
  return ssim(pixels(drawn), pixels(picture), width)
}

const harness = { draw, film, bytes, compare }
export type Harness = typeof harness
Object.assign(window, { harness })
