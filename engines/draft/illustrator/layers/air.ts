import { mix, css } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paintField } from '../core/field.ts'

/** Applies aerial haze to a colour (0 to 255): x in px, distance 0 to 1, height in world units above the valley floor. */
export type Air = (rgb: Float32Array, x: number, distance: number, height: number) => void

/** The air of this image: thicker with distance, pooling in hollows, glowing towards the sun. */
export function airOf(stage: Stage, density = 1): Air {
  const { scene, palette, light, u } = stage
  const thick =
    density * { clear: 1, wind: 0.8, cloudy: 1.05, fog: 1.75, rain: 1.3, snow: 1.35, storm: 1.1 }[scene.weather]
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  const night = scene.time === 'night'
  const warm = mix(palette.haze, palette.glow, night ? 0.25 : low ? 0.75 : 0.4)
  const reach = u * (low ? 0.5 : 0.36)
  const bright = light.visible || low ? 1 : 0.4
  return (rgb, x, distance, height) => {
    const air = clamp(Math.pow(distance, 2) * 0.86 * thick, 0, 0.96)
    const pool = clamp(smoothstep(0.22, 0.72, distance) * Math.exp(-Math.max(0, height) * 0.9) * 0.66 * thick, 0, 0.94)
    const amount = 1 - (1 - air) * (1 - pool)
    const off = (x - light.x) / reach
    const towards = bright * Math.exp(-off * off)
    for (let k = 0; k < 3; k++) {
      const veil = (palette.haze[k] ?? 0) + ((warm[k] ?? 0) - (palette.haze[k] ?? 0)) * towards
      rgb[k] = (rgb[k] ?? 0) + (veil - (rgb[k] ?? 0)) * amount
    }
  }
}

/** Drifting banks that thicken towards the horizon. `strength` 0 to 1. */
export function paintFog(stage: Stage, strength: number, at = stage.horizon, reach = 0.42): void {
  const { texture, u, w, h, palette, light } = stage
  if (stage.look.graphic) {
    flatFog(stage, strength, at)
    return
  }
  const phase = stage.random.fork('fog').range(0, 60)
  const warm = mix(palette.haze, palette.glow, 0.35)
  paintField(
    stage,
    { x: 0, y: Math.max(0, at - u * reach), w, h: Math.min(h, at + u * reach) - Math.max(0, at - u * reach) },
    300,
    (x, y, out) => {
      const d = (y - at) / (u * reach)
      const bank = texture.fbm((x / u) * 1.3 + phase, (y / u) * 4.2, 4)
      const near = Math.exp(-Math.abs(x - light.x) / (u * 0.5))
      for (let k = 0; k < 3; k++) out[k] = (palette.haze[k] ?? 0) + ((warm[k] ?? 0) - (palette.haze[k] ?? 0)) * near
      out[3] = strength * clamp(0.55 + bank * 0.85) * Math.exp(-d * d * 3.2) * smoothstep(1, 0.75, Math.abs(d))
    },
  )
}

function flatFog(stage: Stage, strength: number, at: number): void {
  const { c, w, u, palette } = stage
  const random = stage.random.fork('flat-fog')
  c.fillStyle = css(stage.ink(mix(palette.haze, palette.sky.at(1), 0.4)), strength * 0.34)
  for (let i = 0; i < 4; i++) {
    const y = at + (i - 1.5) * u * 0.05
    const half = u * random.range(0.3, 0.7)
    const x = random.next() * w
    const thick = u * random.range(0.008, 0.018)
    c.beginPath()
    c.moveTo(x - half, y - thick)
    c.lineTo(x + half, y - thick)
    c.arc(x + half, y, thick, -Math.PI / 2, Math.PI / 2)
    c.lineTo(x - half, y + thick)
    c.arc(x - half, y, thick, Math.PI / 2, Math.PI * 1.5)
    c.fill()
  }
}
