import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** Light spills from what is brighter than `threshold` (0 to 1). `radius` in 160ths of the long side. */
export function bloom(stage: Stage, threshold: number, strength: number, radius = 3): void {
  const w = Math.max(2, Math.round(160 * (stage.w / Math.max(stage.w, stage.h))))
  const h = Math.max(2, Math.round((w * stage.h) / stage.w))
  const small = stage.make(w, h)
  small.context.imageSmoothingQuality = 'medium'
  small.context.drawImage(stage.canvas.image, 0, 0, stage.w, stage.h, 0, 0, w, h)
  const pixels = small.context.getImageData(0, 0, w, h)
  const { data } = pixels
  let light = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const l = (0.3 * (data[i * 4] ?? 0) + 0.59 * (data[i * 4 + 1] ?? 0) + 0.11 * (data[i * 4 + 2] ?? 0)) / 255
    const over = clamp((l - threshold) / (1 - threshold))
    for (let k = 0; k < 3; k++) light[i * 3 + k] = (data[i * 4 + k] ?? 0) * over
  }
  for (let pass = 0; pass < 2; pass++) light = boxBlur(light, w, h, radius)
  for (let i = 0; i < w * h; i++) {
    for (let k = 0; k < 3; k++) data[i * 4 + k] = (light[i * 3 + k] ?? 0) * strength
    data[i * 4 + 3] = 255
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
