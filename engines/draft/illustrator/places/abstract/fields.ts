import { mix } from '../../core/colour.ts'
import { paintField } from '../../core/field.ts'
import { smoothstep } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { type Theme, toneAt } from './tones.ts'

/** Heights cut in steps, like a map of a country that is not there. */
export function contours(stage: Stage, theme: Theme): void {
  const { w, h, u, texture } = stage
  const phase = stage.random.fork('contours').range(0, 50)
  const steps = 9
  const inks = Array.from({ length: steps + 1 }, (_, i) =>
    stage.ink(i === steps - 2 ? theme.spark : i === 0 ? theme.ground : toneAt(theme, i / steps)),
  )
  const height = (x: number, y: number): number => {
    const px = (x / u) * 0.95 + phase
    const py = (y / u) * 0.95
    const warp = texture.at(px * 0.7, py * 0.7 + 9) * 0.5
    return (texture.fbm(px + warp, py - warp, 3) * 1.15 + 0.5) * steps
  }
  paintField(stage, { x: 0, y: 0, w, h }, 1500, (x, y, out) => {
    const level = height(x, y)
    const step = Math.max(0, Math.min(steps, Math.floor(level)))
    const into = level - step
    const colour = inks[step] ?? theme.ground
    // A step throws its shade on the one below; its own edge catches the light.
    const above = height(x - u * 0.012, y - u * 0.02)
    const shade = above > step + 1 ? 1 - 0.3 * smoothstep(0, 0.5, above - step - 1) : 1
    const edge = into < 0.07 ? 1.1 : 1
    const lift = (0.97 + 0.06 * into) * shade * edge
    for (let k = 0; k < 3; k++) out[k] = Math.min(255, (colour[k] ?? 0) * lift)
  })
}

/** Round bodies that crowd each other, as under a lens. */
export function cells(stage: Stage, theme: Theme): void {
  const { w, h, u } = stage
  const random = stage.random.fork('cells')
  const seeds = Array.from({ length: Math.round(46 * ((w * h) / (u * u)) * 0.56) }, () => ({
    x: random.range(-0.05, 1.05) * w,
    y: random.range(-0.05, 1.05) * h,
    colour: stage.ink(random.chance(0.12) ? theme.spark : toneAt(theme, random.next())),
    size: random.range(0.75, 1.35),
  }))
  const ground = stage.ink(mix(theme.ground, theme.tones[0], 0.3))
  paintField(stage, { x: 0, y: 0, w, h }, 560, (x, y, out) => {
    let first = 1e9
    let second = 1e9
    let colour = ground
    for (const seed of seeds) {
      const dx = (x - seed.x) / u
      const dy = (y - seed.y) / u
      const d = Math.sqrt(dx * dx + dy * dy) / seed.size
      if (d < first) {
        second = first
        first = d
        colour = seed.colour
      } else if (d < second) second = d
    }
    const wall = smoothstep(0.008, 0.04, second - first)
    const bulge = 0.78 + 0.36 * smoothstep(0, 0.14, second - first) - first * 0.9
    const core = smoothstep(0.034, 0.022, first) * 0.5
    for (let k = 0; k < 3; k++) {
      const body = Math.min(255, (colour[k] ?? 0) * (bulge + core * 0.5) + 18 * core)
      out[k] = (ground[k] ?? 0) * 0.7 + (body - (ground[k] ?? 0) * 0.7) * wall
    }
  })
}
