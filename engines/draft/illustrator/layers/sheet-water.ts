import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from './sheet.ts'
import type { WaterSpec } from './water-mirror.ts'

/** Water as cut waves, lighter at the far shore, with a ladder of light under the sun. */
export function paintSheetWater(stage: Stage, spec: WaterSpec): void {
  const { c, w, u, palette, light, noise } = stage
  const { top, bottom } = spec
  const far = mix(palette.sky.at(0.82), spec.deep, 0.3)
  const near = mix(spec.deep, palette.sky.at(0.25), 0.18)
  const sheets = Math.max(4, Math.round(((bottom - top) / u) * 15))
  for (let i = 0; i < sheets; i++) {
    const t = i / sheets
    const y = top + (bottom - top) * Math.pow(t, 1.45)
    const swell = u * (0.002 + 0.02 * t) * (0.4 + spec.chop)
    const phase = i * 3.7
    cutOut(stage, stage.ink(mix(far, near, Math.pow(t, 0.7))), () => {
      c.moveTo(-u * 0.05, bottom + u * 0.04)
      for (let x = -u * 0.05; x <= w + u * 0.05; x += w / 90) {
        const wave = i ? Math.sin((x / u) * (26 - 14 * t) + phase) * 0.5 + noise.at((x / u) * 2.2, phase) : 0
        c.lineTo(x, y + wave * swell)
      }
      c.lineTo(w + u * 0.05, bottom + u * 0.04)
      c.closePath()
    })
  }
  if (!spec.glitter || light.y > top + u * 0.1) return
  const random = stage.random.fork('ladder')
  c.fillStyle = css(stage.ink(mix(palette.sun, palette.glow, 0.25)), 0.85)
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.6) / 16
    const y = top + (bottom - top) * Math.pow(t, 1.3)
    const half = u * (0.02 + 0.1 * t) * random.range(0.45, 1) * (0.6 + spec.glitter * 4)
    const thick = u * (0.0012 + 0.0042 * t)
    c.beginPath()
    c.ellipse(light.x + random.spread() * u * 0.03 * (0.4 + t), y, half, thick, 0, 0, Math.PI * 2)
    c.fill()
  }
}
