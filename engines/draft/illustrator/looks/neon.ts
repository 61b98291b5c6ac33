import { hex, ramp } from '../core/colour.ts'
import { smoothstep } from '../core/maths.ts'
import { bloom } from './vintage.ts'
import { brightness, readPixels, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'

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
  colours: ['#6f2a6e', '#c46389', '#35164f'],
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
