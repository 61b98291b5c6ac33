import { css } from '../core/colour.ts'
import { glow } from '../layers/glow.ts'
import { curve, film, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

export const vintage: LookSpec = {
  id: 'vintage-film',
  name: 'Vintage film',
  description: 'Faded warm print, a light leak, coarse grain',
  colours: ['#786e59', '#cca068', '#5a4939'],
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const random = stage.random.fork('leak')
    bloom(stage, 0.5, 0.45, 5)
    const side = random.sign()
    const night = stage.scene.time === 'night' ? 0.5 : 1
    glow(stage, side > 0 ? w * 1.02 : -w * 0.02, h * random.range(0.2, 0.8), u * 0.75, [255, 112, 44], 0.5 * night)
    glow(stage, side > 0 ? w : 0, h * random.range(0, 1), u * 0.3, [255, 196, 92], 0.4 * night)
    vignette(stage, css([26, 14, 8], 0.5), 0.45)
    film(
      stage,
      [
        curve((v) => 0.06 + 0.05 * night + 0.88 * Math.pow(v, 0.92)),
        curve((v) => 0.045 + 0.04 * night + 0.83 * v),
        curve((v) => 0.07 + 0.05 * night + 0.62 * Math.pow(v, 1.08)),
      ],
      15,
    )
    c.save()
    c.strokeStyle = 'rgba(255,244,220,.22)'
    c.lineWidth = Math.max(0.6, u * 0.0011)
    for (let i = 0; i < 9; i++) {
      const x = random.next() * w
      const y = random.next() * h
      c.beginPath()
      c.moveTo(x, y)
      c.quadraticCurveTo(
        x + random.spread() * u * 0.03,
        y + u * 0.02,
        x + random.spread() * u * 0.04,
        y + random.spread() * u * 0.06,
      )
      c.stroke()
    }
    c.restore()
  },
}

/** Light spills from pixels brighter than `threshold` (0 to 1). `radius` in 160ths of the long side. */
export function bloom(stage: Stage, threshold: number, strength: number, radius = 3): void {
  const w = Math.max(2, Math.round(160 * (stage.w / Math.max(stage.w, stage.h))))
  const h = Math.max(2, Math.round((w * stage.h) / stage.w))
  const small = stage.make(w, h, true)
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
  c.imageSmoothingQuality = 'medium'
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
