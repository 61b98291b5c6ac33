import { ALL_FORMATS, BlobSource, CanvasSink, Input } from 'mediabunny'
import { THUMBNAIL_LIMIT, THUMBNAIL_SIDE } from '#src/domain/uploads.ts'

/** Candidate times of a frame, as shares of the length: films begin black, or fade in. */
const MOMENTS = [0.1, 0.2, 0.35, 0.5, 0.75, 0.02]
/** Longest a moment may be from the beginning, s: far into a film, its frames are slow to reach. */
const MAX_S = 60
/** Darkest frame that is good enough, and flattest: mean and spread of the brightness, 0 to 255. */
const GOOD = { mean: 40, spread: 8 }
const QUALITY = 0.82

/**
 * A small JPEG of the first good frame of a video: neither black nor of one colour, or else the brightest candidate. null
 * where this browser cannot decode it.
 */
export async function pickFrame(file: Blob): Promise<Blob | null> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode())) return null
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const sink = new CanvasSink(track, { ...size, fit: 'fill' })
  const [first, duration] = [await track.getFirstTimestamp(), await track.computeDuration()]
  const moments = MOMENTS.map((share) => Math.min(first + (duration - first) * share, first + MAX_S))
  let best: { canvas: OffscreenCanvas; mean: number } | null = null
  for (const moment of new Set(moments)) {
    const canvas = (await sink.getCanvas(moment))?.canvas
    // A worker supports no others.
    if (!(canvas instanceof OffscreenCanvas)) continue
    const seen = brightnessOf(canvas)
    if (!best || seen.mean > best.mean) best = { canvas, mean: seen.mean }
    if (seen.mean < GOOD.mean || seen.spread < GOOD.spread) continue
    best = { canvas, mean: seen.mean }
    break
  }
  const jpeg = best && (await best.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }))
  return jpeg && jpeg.size <= THUMBNAIL_LIMIT ? jpeg : null
}

const PROBE = 32

/** Of the frame drawn very small. */
function brightnessOf(canvas: OffscreenCanvas): { mean: number; spread: number } {
  const context = new OffscreenCanvas(PROBE, PROBE).getContext('2d', { willReadFrequently: true })
  if (!context) return { mean: 0, spread: 0 }
  context.drawImage(canvas, 0, 0, PROBE, PROBE)
  const { data } = context.getImageData(0, 0, PROBE, PROBE)
  const count = data.length / 4
  let [sum, squares] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
    sum += luma
    squares += luma * luma
  }
  const mean = sum / count
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}
