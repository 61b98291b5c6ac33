import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import type { Pixels } from '../core/surface.ts'
import { grainOf } from './textures.ts'

/** A tone curve as a table: what becomes of each of 256 values. `shape` maps 0..1 to 0..1. */
export function curve(shape: (value: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, i) => 255 * clamp(shape(i / 255)))
}

export const readPixels = ({ c, w, h }: Stage): Pixels => c.getImageData(0, 0, w, h)

/** Brightness of every pixel, 0 to 1. */
export function brightness({ data, width, height }: Pixels): Float32Array {
  const out = new Float32Array(width * height)
  for (let i = 0, k = 0; i < out.length; i++, k += 4)
    out[i] = ((data[k] ?? 0) * 0.299 + (data[k + 1] ?? 0) * 0.587 + (data[k + 2] ?? 0) * 0.114) / 255
  return out
}

/** The image softened as if seen through a lens `columns` wide, at full size. */
export function softened(stage: Stage, columns: number): Pixels {
  const { w, h, make, canvas } = stage
  const cols = Math.max(2, Math.round(Math.min(w, columns * (w / Math.max(w, h)))))
  const rows = Math.max(2, Math.round((cols * h) / w))
  const small = make(cols, rows)
  small.context.imageSmoothingQuality = 'medium'
  small.context.drawImage(canvas.image, 0, 0, w, h, 0, 0, cols, rows)
  const full = make(w, h, true)
  full.context.imageSmoothingQuality = 'high'
  full.context.drawImage(small.image, 0, 0, w, h)
  return full.context.getImageData(0, 0, w, h)
}

/** One curve per channel and grain, strongest in the dark. `amount` in steps of 255. */
export function film(
  stage: Stage,
  [red, green, blue]: readonly [Float32Array, Float32Array, Float32Array],
  amount: number,
): void {
  const { c, w, h } = stage
  const { data: grain } = grainOf()
  const scale = 1 / Math.max(1, stage.u / 1080)
  const shift = stage.random.fork('film').int(0, 511)
  const pixels = c.getImageData(0, 0, w, h)
  const { data } = pixels
  const columns = Uint16Array.from({ length: w }, (_, x) => Math.floor(x * scale) & 511)
  let i = 0
  for (let y = 0; y < h; y++) {
    const line = ((Math.floor(y * scale) + shift) & 511) << 9
    for (const column of columns) {
      const g = data[i + 1] ?? 0
      const noise = (grain[line | column] ?? 0) * amount * (1 - 0.0022 * g)
      data[i] = (red[data[i] ?? 0] ?? 0) + noise
      data[i + 1] = (green[g] ?? 0) + noise
      data[i + 2] = (blue[data[i + 2] ?? 0] ?? 0) + noise
      i += 4
    }
  }
  c.putImageData(pixels, 0, 0)
}

/** Darker towards the corners. */
export function vignette(stage: Stage, colour: string, from = 0.52): void {
  const { c, w, h } = stage
  const reach = Math.sqrt(w * w + h * h) / 2
  const g = c.createRadialGradient(w / 2, h / 2, reach * from, w / 2, h / 2, reach * 1.08)
  g.addColorStop(0, 'rgba(0,0,0,0)')
  g.addColorStop(1, colour)
  c.save()
  c.fillStyle = g
  c.fillRect(0, 0, w, h)
  c.restore()
}

/** A frame of bare paper around the image, ragged by `rough` (art units). */
export function paperEdge(stage: Stage, colour: string, width: number, rough: number): void {
  const { c, w, h, u, noise } = stage
  const phase = stage.random.fork('edge').range(0, 90)
  const inset = (s: number): number =>
    u * (width + rough * (noise.fbm((s / u) * 2.6 + phase, phase, 4) + 0.14 * noise.at((s / u) * 17, phase)))
  const step = Math.max(1, u / 240)
  c.save()
  c.fillStyle = colour
  c.beginPath()
  c.moveTo(-2, -2)
  c.lineTo(w + 2, -2)
  c.lineTo(w + 2, h + 2)
  c.lineTo(-2, h + 2)
  c.closePath()
  // The window, the other way round.
  c.moveTo(inset(0), inset(h))
  for (let y = 0; y <= h; y += step) if (y > u * width && y < h - u * width) c.lineTo(inset(y), y)
  for (let x = 0; x <= w; x += step) if (x > u * width && x < w - u * width) c.lineTo(x, h - inset(x + 7 * u))
  for (let y = h; y >= 0; y -= step) if (y > u * width && y < h - u * width) c.lineTo(w - inset(y + 13 * u), y)
  for (let x = w; x >= 0; x -= step) if (x > u * width && x < w - u * width) c.lineTo(x, inset(x + 19 * u))
  c.closePath()
  c.fill()
  c.restore()
}
