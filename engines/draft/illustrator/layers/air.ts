import { mix } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** Lays air over a colour (0 to 255): x in px, distance 0 to 1, height in world units above the valley floor. */
export type Air = (rgb: Float32Array, x: number, distance: number, height: number) => void

/** The air of this picture: thicker with distance, pooling in hollows, glowing towards the sun. */
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
