import { createAssetPool, type FetchAsset } from './assets/asset-pool.ts'
import type { VideoDocument } from './document.ts'
import { drawFrame } from './draw/draw-frame.ts'
import { loadFilmText } from './load-film-text.ts'

interface StillOptions {
  frame: number
  /** px of the canvas. */
  width: number
  fetchAsset: FetchAsset
}

/** Draws one frame of a film beside the page. Failed assets are missing on it, and named. */
export async function drawStill(
  film: VideoDocument,
  { frame, width, fetchAsset }: StillOptions,
): Promise<{ canvas: OffscreenCanvas; failures: unknown[] }> {
  const pool = createAssetPool({ fetchAsset, lookahead: 0, limit: 8 })
  try {
    const scale = width / film.width
    pool.follow(film, scale)
    await Promise.all([pool.prepare(frame), loadFilmText(document.fonts, film).catch(() => undefined)])
    const canvas = new OffscreenCanvas(width, Math.round(film.height * scale))
    const ctx = canvas.getContext('2d', { alpha: false })
    if (!ctx) throw new Error('This browser doesn’t support canvas')
    drawFrame(ctx, film, frame, pool)
    return { canvas, failures: pool.failuresAt(frame).map(({ error }) => error) }
  } finally {
    pool.close()
  }
}
