import { css } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { brightness, readPixels } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { paperTile } from './textures.ts'

export const oil: LookSpec = {
  id: 'oil',
  name: 'Oil painting',
  description: 'Thick strokes that follow the light',
  colours: ['#704d74', '#bf6f75', '#553b3c'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    strokes(stage)
    canvasRelief(stage)
  },
}

/** Strokes from broad to fine; the fine ones only where the image has something to say. */
function strokes(stage: Stage): void {
  const { c, w, h, u, texture } = stage
  const random = stage.random.fork('oil')
  const pixels = readPixels(stage)
  const { data } = pixels
  const light = brightness(pixels)
  const lightAt = (x: number, y: number): number =>
    light[clamp(Math.round(y), 0, h - 1) * w + clamp(Math.round(x), 0, w - 1)] ?? 0
  const reach = u * 0.008
  c.save()
  c.lineCap = 'round'
  for (const [size, count, alpha] of [
    [0.036, 2400, 1],
    [0.02, 5200, 0.92],
    [0.0095, 9500, 0.9],
  ] as const) {
    for (let i = 0; i < count * ((w * h) / (u * u)) * 0.5625; i++) {
      const x = random.next() * w
      const y = random.next() * h
      const gx = lightAt(x + reach, y) - lightAt(x - reach, y)
      const gy = lightAt(x, y + reach) - lightAt(x, y - reach)
      const edge = Math.sqrt(gx * gx + gy * gy)
      if (size < 0.012 && edge < 0.035 && random.chance(0.75)) continue
      const along = edge > 0.03 ? Math.atan2(gx, -gy) : texture.at((x / u) * 1.4, (y / u) * 1.4) * 1.7 + 0.3
      const k = (Math.floor(y) * w + Math.floor(x)) * 4
      const jitter = random.spread() * 13
      c.strokeStyle = css(
        [
          (data[k] ?? 0) * 1.06 + jitter + 4,
          (data[k + 1] ?? 0) * 1.04 + jitter + 3,
          (data[k + 2] ?? 0) * 1.02 + jitter * 0.8 + 2,
        ],
        alpha,
      )
      c.lineWidth = u * size * random.range(0.26, 0.42)
      const half = u * size * random.range(0.45, 0.95)
      const bendBy = random.spread() * half * 0.35
      c.beginPath()
      c.moveTo(x - Math.cos(along) * half, y - Math.sin(along) * half)
      c.quadraticCurveTo(
        x - Math.sin(along) * bendBy,
        y + Math.cos(along) * bendBy,
        x + Math.cos(along) * half,
        y + Math.sin(along) * half,
      )
      c.stroke()
    }
  }
  c.restore()
}

/** Light from above catches the ridges of the paint. */
function canvasRelief(stage: Stage): void {
  const { c, w, h } = stage
  const pixels = readPixels(stage)
  const light = brightness(pixels)
  const { data } = pixels
  const paper = paperTile().data
  for (let y = 2; y < h; y++)
    for (let x = 2; x < w; x++) {
      const i = y * w + x
      const relief =
        ((light[i] ?? 0) - (light[i - 2 * w - 2] ?? 0)) * 0.55 + (paper[(y & 511) * 512 + (x & 511)] ?? 0) * 0.02
      const k = i * 4
      const add = clamp(relief, -0.09, 0.09) * 150
      data[k] = (data[k] ?? 0) + add
      data[k + 1] = (data[k + 1] ?? 0) + add
      data[k + 2] = (data[k + 2] ?? 0) + add
    }
  c.putImageData(pixels, 0, 0)
}
