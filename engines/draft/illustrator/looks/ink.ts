import { clamp, smoothstep } from '../core/maths.ts'
import { brightness, readPixels, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { paperTile, washTile } from './textures.ts'

/** Lines as wide as the tone is dark. `position` counts lines, `dark` 0 to 1; answers ink 0 to 1. */
function hatch(position: number, dark: number, softness: number): number {
  const off = Math.abs(position - Math.floor(position) - 0.5) * 2
  return smoothstep(1 - dark - softness, 1 - dark + softness, off)
}

export const ink: LookSpec = {
  id: 'ink',
  name: 'Pen and ink',
  description: 'Engraved lines and cross-hatching, a thin wash',
  colours: ['#897f86', '#c6a9a4', '#756f71'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const sharp = readPixels(stage)
    const soft = softened(stage, 300)
    const light = brightness(sharp)
    const calm = brightness(softened(stage, 48))
    const out = c.createImageData(w, h)
    const { data: to } = out
    const { data: colour } = soft
    const [paper, flow] = [paperTile().data, washTile().data]
    const fine = 1080 / u
    // Small images keep distinguishable lines.
    const gap = Math.max(6.6, 2.8 * fine)
    const veil = stage.scene.time === 'night' ? 0.42 : 0.26
    const night = stage.scene.time === 'night'
    const lift = night ? 0.86 : 0.66
    const lifted = Float32Array.from({ length: 256 }, (_, v) => Math.pow(v / 255, lift))
    const gradientStep = Math.max(1, Math.round(1 / fine))
    for (let y = 0; y < h; y++) {
      const py = y * fine
      for (let x = 0; x < w; x++) {
        const px = x * fine
        const i = y * w + x
        const wobble = (flow[(((py * 0.09) | 0) & 511) * 512 + (((px * 0.09) | 0) & 511)] ?? 0) * 16
        const tooth = paper[((py | 0) & 511) * 512 + ((px | 0) & 511)] ?? 0
        const l = (lifted[((light[i] ?? 0) * 255) | 0] ?? 0) + tooth * 0.035
        const bulge = (calm[i] ?? 0) * 40
        let pen = 0
        if (l < 0.93) pen = hatch((py + px * 0.16 + wobble + bulge) / gap, clamp((0.9 - l) * 0.82), 0.16)
        if (l < 0.52) pen = Math.max(pen, hatch((px * 0.82 - py * 0.62 + wobble) / gap, clamp((0.5 - l) * 1.15), 0.16))
        if (l < 0.28)
          pen = Math.max(pen, hatch((px * 0.5 + py * 0.9 - wobble) / (gap * 0.85), clamp((0.28 - l) * 2.2), 0.18))
        const right = light[i + gradientStep] ?? 0
        const below = light[i + gradientStep * w] ?? 0
        const edge = smoothstep(0.05, 0.16, Math.abs((light[i] ?? 0) - right) + Math.abs((light[i] ?? 0) - below))
        pen = Math.max(pen, edge * 0.9)
        const k = i * 4
        const r = colour[k] ?? 0
        const g = colour[k + 1] ?? 0
        const b = colour[k + 2] ?? 0
        const grey = (r * 0.3 + g * 0.59 + b * 0.11) * 0.5
        // A thin wash of the image's own colour under the lines.
        const keep = 1 - pen * 0.94
        const ink = pen * 0.94
        const lift3 = tooth * 3
        to[k] = ((245 * (255 + (r * 1.5 - grey - 255) * veil)) / 255 + lift3) * keep + 26 * ink
        to[k + 1] = ((238 * (255 + (g * 1.5 - grey - 255) * veil)) / 255 + lift3) * keep + 30 * ink
        to[k + 2] = ((223 * (255 + (b * 1.5 - grey - 255) * veil)) / 255 + lift3) * keep + 44 * ink
        to[k + 3] = 255
      }
    }
    c.putImageData(out, 0, 0)
  },
}
