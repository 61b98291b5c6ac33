import { type Colour, css, hex, lighten, mix, ramp, saturate } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import { bloom } from './bloom.ts'
import { brightness, readPixels, softened, vignette } from './finish-tools.ts'
import { fewColours, inkTable } from './inks.ts'
import type { LookSpec } from './look.ts'
import { grainOf, paperTile } from './textures.ts'

export const poster: LookSpec = {
  id: 'poster',
  name: 'Vintage poster',
  description: 'Seven inks, hard shapes, a cream frame',
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const inks = fewColours(stage, 7).map((ink, i): Colour => {
      // Inks of an old press: warmer, apart from each other, never pure black or white.
      const spaced = lighten(saturate(ink, 1.28), (i - 3) * 0.022)
      return mix(spaced, i > 4 ? hex('#f4e3bd') : hex('#1f2f4a'), i > 4 ? 0.22 : i < 2 ? 0.3 : 0.06)
    })
    const table = inkTable(fewColours(stage, 7))
    const soft = softened(stage, 760)
    const { data: from } = soft
    const out = c.createImageData(w, h)
    const { data: to } = out
    const [grain, paper] = [grainOf().data, paperTile().data]
    const fine = 1080 / u
    for (let y = 0; y < h; y++) {
      const py = Math.floor(y * fine)
      for (let x = 0; x < w; x++) {
        const px = Math.floor(x * fine)
        const k = (y * w + x) * 4
        const dust = (grain[(py & 511) * 512 + (px & 511)] ?? 0) * 9
        const r = clamp((from[k] ?? 0) + dust, 0, 255) >> 3
        const g = clamp((from[k + 1] ?? 0) + dust, 0, 255) >> 3
        const b = clamp((from[k + 2] ?? 0) + dust, 0, 255) >> 3
        const colour = inks[table[(r << 10) | (g << 5) | b] ?? 0] ?? [0, 0, 0]
        const press = 1 + (paper[(py & 511) * 512 + (px & 511)] ?? 0) * 0.022
        to[k] = colour[0] * press
        to[k + 1] = colour[1] * press
        to[k + 2] = colour[2] * press
        to[k + 3] = 255
      }
    }
    c.putImageData(out, 0, 0)
    const rim = u * 0.032
    c.fillStyle = 'rgb(242,229,200)'
    c.fillRect(0, 0, w, rim)
    c.fillRect(0, h - rim, w, rim)
    c.fillRect(0, 0, rim, h)
    c.fillRect(w - rim, 0, rim, h)
    c.strokeStyle = css(inks[0] ?? [20, 30, 50])
    c.lineWidth = u * 0.0035
    c.beginPath()
    c.rect(rim, rim, w - rim * 2, h - rim * 2)
    c.stroke()
  },
}

const NIGHTS: readonly [
  readonly [string, string, string, string, string],
  ...(readonly [string, string, string, string, string])[],
] = [
  ['#06031c', '#3a0f6e', '#c21f8f', '#ff6f7d', '#9ff3ff'],
  ['#030b22', '#0b2f7a', '#2a62e0', '#e84bc4', '#ffe39a'],
  ['#0a0420', '#1f1470', '#6a27d0', '#18c7d8', '#f6ff9e'],
]

export const neon: LookSpec = {
  id: 'neon',
  name: 'Neon night',
  description: 'Electric edges on deep violet, wet light',
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const pixels = readPixels(stage)
    const { data } = pixels
    const light = brightness(pixels)
    const night = stage.scene.time === 'night'
    const map = ramp(
      stage.random
        .fork('neon')
        .pick(NIGHTS)
        .map((text, i, all) => [Math.pow(i / (all.length - 1), night ? 0.95 : 0.82), hex(text)] as const),
    ).table
    const edgeA = hex('#3df0ff')
    const edgeB = hex('#ff3fa4')
    const fine = 1080 / u
    const step = Math.max(1, Math.round(1.6 / fine))
    for (let y = 0; y < h; y++) {
      const scan = 1 - 0.07 * (Math.floor((y * fine) / 3) & 1)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        const k = i * 4
        const l = light[i] ?? 0
        const gx = x + step < w ? (light[i + step] ?? l) - l : 0
        const gy = y + step < h ? (light[i + step * w] ?? l) - l : 0
        const edge = smoothstep(0.045, 0.2, Math.abs(gx) + Math.abs(gy))
        const m = Math.min(255, Math.round(Math.pow(l, night ? 1.05 : 0.98) * 255 * (night ? 0.84 : 0.92))) * 3
        const side = gx + gy > 0
        for (let n = 0; n < 3; n++) {
          const own = (data[k + n] ?? 0) * 0.16
          const base = (map[m + n] ?? 0) * 0.9 + own
          const line = side ? edgeA[n as 0 | 1 | 2] : edgeB[n as 0 | 1 | 2]
          data[k + n] = Math.min(255, (base + (line - base) * edge * 0.72) * scan)
        }
      }
    }
    c.putImageData(pixels, 0, 0)
    bloom(stage, 0.36, 0.95, 4)
    vignette(stage, 'rgba(4,0,18,.6)', 0.45)
  },
}

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export const pixel: LookSpec = {
  id: 'pixel',
  name: 'Pixel art',
  description: 'Big pixels, sixteen colours, ordered dots',
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const cell = u / 190
    const cols = Math.round(w / cell)
    const rows = Math.round(h / cell)
    const inks = fewColours(stage, 16).map((ink) => saturate(ink, 1.25))
    const table = inkTable(fewColours(stage, 16))
    const small = stage.make(cols, rows)
    small.context.imageSmoothingQuality = 'medium'
    small.context.drawImage(stage.canvas.image, 0, 0, w, h, 0, 0, cols, rows)
    const pixels = small.context.getImageData(0, 0, cols, rows)
    const { data } = pixels
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        const k = (y * cols + x) * 4
        const dot = ((BAYER[(y & 3) * 4 + (x & 3)] ?? 0) / 15 - 0.5) * 22
        const at = (n: number): number => clamp((data[k + n] ?? 0) + dot, 0, 255) >> 3
        const colour = inks[table[(at(0) << 10) | (at(1) << 5) | at(2)] ?? 0] ?? [0, 0, 0]
        data[k] = colour[0]
        data[k + 1] = colour[1]
        data[k + 2] = colour[2]
      }
    small.context.putImageData(pixels, 0, 0)
    c.save()
    c.imageSmoothingEnabled = false
    c.drawImage(small.image, 0, 0, w, h)
    c.restore()
  },
}
