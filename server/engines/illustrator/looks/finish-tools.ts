import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** Visits every pixel. `edit` changes `rgb` (0 to 255) in place. */
export function eachPixel(stage: Stage, edit: (rgb: Float32Array, x: number, y: number) => void): void {
  const { c, w, h } = stage
  const pixels = c.getImageData(0, 0, w, h)
  const { data } = pixels
  const rgb = new Float32Array(3)
  let i = 0
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      rgb[0] = data[i] ?? 0
      rgb[1] = data[i + 1] ?? 0
      rgb[2] = data[i + 2] ?? 0
      edit(rgb, x, y)
      data[i] = rgb[0] ?? 0
      data[i + 1] = rgb[1] ?? 0
      data[i + 2] = rgb[2] ?? 0
      i += 4
    }
  }
  c.putImageData(pixels, 0, 0)
}

/** Fine film grain as a repeating tile of -1 to 1; `size` px a side. */
export function grainTile(stage: Stage, label: string, size = 256): Float32Array {
  const random = stage.random.fork(`grain/${label}`)
  const tile = new Float32Array(size * size)
  for (let i = 0; i < tile.length; i++) tile[i] = random.spread()
  return tile
}

/** A small blurred copy of the picture, for bloom and for looks that need the big shapes only. `columns` wide, rgb 0 to 255. */
export interface Thumb {
  readonly data: Uint8ClampedArray
  readonly w: number
  readonly h: number
}

export function thumb(stage: Stage, columns: number): Thumb {
  const w = Math.max(2, Math.round(columns * (stage.w / Math.max(stage.w, stage.h))))
  const h = Math.max(2, Math.round((w * stage.h) / stage.w))
  const small = stage.make(w, h)
  small.context.imageSmoothingQuality = 'medium'
  small.context.drawImage(stage.canvas.image, 0, 0, stage.w, stage.h, 0, 0, w, h)
  return { data: small.context.getImageData(0, 0, w, h).data, w, h }
}

/** Light spills from what is bright. */
export function bloom(stage: Stage, threshold: number, strength: number, radius = 3): void {
  const { data, w, h } = thumb(stage, 160)
  let light = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const l = (0.3 * (data[i * 4] ?? 0) + 0.59 * (data[i * 4 + 1] ?? 0) + 0.11 * (data[i * 4 + 2] ?? 0)) / 255
    const over = clamp((l - threshold) / (1 - threshold))
    for (let k = 0; k < 3; k++) light[i * 3 + k] = (data[i * 4 + k] ?? 0) * over
  }
  for (let pass = 0; pass < 2; pass++) light = boxBlur(light, w, h, radius)
  const small = stage.make(w, h)
  const pixels = small.context.createImageData(w, h)
  for (let i = 0; i < w * h; i++) {
    for (let k = 0; k < 3; k++) pixels.data[i * 4 + k] = (light[i * 3 + k] ?? 0) * strength
    pixels.data[i * 4 + 3] = 255
  }
  small.context.putImageData(pixels, 0, 0)
  const { c } = stage
  c.save()
  c.globalCompositeOperation = 'screen'
  c.imageSmoothingQuality = 'high'
  c.drawImage(small.image, 0, 0, stage.w, stage.h)
  c.restore()
}

function boxBlur(source: Float32Array, w: number, h: number, radius: number): Float32Array<ArrayBuffer> {
  const across = new Float32Array(source.length)
  const down = new Float32Array(source.length)
  const size = radius * 2 + 1
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        let sum = 0
        for (let d = -radius; d <= radius; d++) sum += source[(y * w + clamp(x + d, 0, w - 1)) * 3 + k] ?? 0
        across[(y * w + x) * 3 + k] = sum / size
      }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        let sum = 0
        for (let d = -radius; d <= radius; d++) sum += across[(clamp(y + d, 0, h - 1) * w + x) * 3 + k] ?? 0
        down[(y * w + x) * 3 + k] = sum / size
      }
  return down
}
