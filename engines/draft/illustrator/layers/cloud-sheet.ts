import { type Colour, mix } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** One layer of cloud. `cover` answers 0 (open sky) to 1 (solid) at a point in px. */
export interface CloudSheet {
  cover(x: number, y: number): number
  readonly lit: Colour
  readonly shade: Colour
  readonly opacity: number
  /** How far the light looks through the cloud, in art units. */
  readonly relief: number
}

type Cover = (x: number, y: number) => number

/** Open sky skips finer octaves; this tolerance below the bound covers rounding. */
const SLACK = 1e-6

/** Clouds are soft: they are computed at points so far apart, in parts of the image's long side, and read between them. */
const SPACING = 1 / 300

/** A cover that is computed once on a grid down to `bottom` px, for it is read twice at each point. */
function sampled(stage: Stage, bottom: number, cover: Cover): Cover {
  const gap = Math.max(1, Math.max(stage.w, stage.h) * SPACING * (1 / (stage.look.detail ?? 1)))
  const cols = Math.ceil(stage.w / gap) + 2
  const rows = Math.ceil(bottom / gap) + 2
  const grid = new Float32Array(cols * rows)
  for (let row = 0, at = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, at++) grid[at] = cover(col * gap, row * gap)
  return (x, y) => {
    const px = Math.min(cols - 1.001, Math.max(0, x / gap))
    const py = Math.min(rows - 1.001, Math.max(0, y / gap))
    const at = Math.floor(py) * cols + Math.floor(px)
    const u = px - Math.floor(px)
    const a = grid[at] ?? 0
    const b = grid[at + cols] ?? 0
    const upper = a + ((grid[at + 1] ?? 0) - a) * u
    const lower = b + ((grid[at + cols + 1] ?? 0) - b) * u
    return upper + (lower - upper) * (py - Math.floor(py))
  }
}

/** The clouds that this image's weather asks for, far ones first, down to `bottom` px. */
export function cloudsOf(stage: Stage, bottom: number): CloudSheet[] {
  const { scene, palette } = stage
  if (scene.place === 'planet') return []
  const random = stage.random.fork('clouds')
  const sheet = (cover: Cover, opacity: number, relief = 0.02): CloudSheet => ({
    cover: sampled(stage, bottom, cover),
    lit: palette.cloudLit,
    shade: mix(palette.cloudShade, palette.haze, 0.18),
    opacity,
    relief,
  })
  const wanted = scene.sky.has('clouds') ? 0.16 : 0
  if (scene.weather === 'storm')
    return [sheet(billows(stage, 0.2, 1.4), 0.97, 0.03), sheet(rolls(stage, 0.12), 0.9, 0.04)]
  if (scene.weather === 'rain' || scene.weather === 'snow') return [sheet(rolls(stage, 0.02), 0.92, 0.04)]
  if (scene.weather === 'fog') return [sheet(streaks(stage, 0.05), 0.5)]
  if (scene.weather === 'cloudy') return [sheet(streaks(stage, 0.1), 0.55), sheet(billows(stage, 0.25, 1), 0.95, 0.03)]
  const kind = random.pick(['billows', 'streaks', 'fleece', 'mixed', 'billows'])
  const open = (scene.time === 'night' ? 0.12 : 0) - wanted
  if (kind === 'streaks') return [sheet(streaks(stage, 0.12 + open), 0.75)]
  if (kind === 'fleece') return [sheet(fleece(stage, 0.14 + open), 0.7, 0.012)]
  if (kind === 'mixed')
    return [sheet(streaks(stage, 0.2 + open), 0.55), sheet(billows(stage, 0.42 + open, 0.9), 0.9, 0.025)]
  return [sheet(billows(stage, 0.36 + open, random.range(0.8, 1.15)), 0.94, 0.025)]
}

/** How far off a flat sheet is that is seen from below: far cloud crowds together at the horizon. */
const farAt = (stage: Stage, y: number): number => 0.62 / (1.06 - clamp(y / stage.horizon, 0, 0.985))

const streaks = (stage: Stage, open: number): Cover => {
  const { texture } = stage
  const phase = stage.random.fork('streaks').range(0, 90)
  return (x, y) => {
    const far = farAt(stage, y)
    const px = ((x - stage.w / 2) / stage.u) * far
    const pz = far * 2.1
    const bend = texture.at(px * 0.35 + phase, pz * 0.4) * 0.9
    const d = texture.fbm(px * 0.75 + phase + bend, pz * 2.1 + bend, 5, open - 0.12 - SLACK)
    return smoothstep(open, open + 0.62, d + 0.12) * 0.9
  }
}

const fleece = (stage: Stage, open: number): Cover => {
  const { texture } = stage
  const phase = stage.random.fork('fleece').range(0, 90)
  return (x, y) => {
    const far = farAt(stage, y)
    const px = ((x - stage.w / 2) / stage.u) * far
    const pz = far * 2.1
    const field = texture.fbm(px * 0.6 - phase, pz * 0.7, 3)
    const tufts = texture.fbm(px * 3.1 + phase, pz * 3.4 + field, 4, (open - field * 0.8) / 0.55 - SLACK)
    return smoothstep(open, open + 0.5, field * 0.8 + tufts * 0.55) * 0.85
  }
}

/** Heaped clouds: flat-bottomed, growing towards the top, smaller near the horizon. */
const billows = (stage: Stage, open: number, scale: number): Cover => {
  const { texture, u, horizon } = stage
  const phase = stage.random.fork('billows').range(0, 90)
  return (x, y) => {
    const v = clamp(y / horizon)
    const size = (0.9 + 2.4 * v * v) / scale
    const px = (x / u) * size + phase
    const py = (y / u) * size * 1.75
    const mass = texture.fbm(px * 0.72, py * 0.8 - phase, 3)
    const warp = texture.at(px * 1.7, py * 1.7) * 0.12
    const least = ((open - mass * 0.95) / 0.36 + 0.36) / 2.3 - SLACK
    const puffs = texture.billow(px * 1.25 + warp, py * 1.25 + warp, 5, least) * 2.3 - 0.36
    const d = mass * 0.95 + puffs * 0.36
    return smoothstep(open, open + 0.3, d) * smoothstep(1.02, 0.86, v)
  }
}

/** A closed ceiling of rolling cloud. */
const rolls = (stage: Stage, open: number): Cover => {
  const { texture } = stage
  const phase = stage.random.fork('rolls').range(0, 90)
  return (x, y) => {
    const far = farAt(stage, y)
    const px = ((x - stage.w / 2) / stage.u) * far
    const pz = far * 2.1
    const bend = texture.at(px * 0.3, pz * 0.3 + phase) * 0.3
    const d = texture.fbm(px * 0.95 + phase, pz * 1.15 + bend, 6)
    return clamp(0.46 + smoothstep(open - 0.55, open + 0.55, d) * 0.6)
  }
}
