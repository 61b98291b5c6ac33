import { type Colour, hex, mix, ramp } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { alienLand, volcanoLand } from '../lands/worlds.ts'
import { glow, paintMotes } from '../layers/glow.ts'
import { paintLand } from '../layers/land.ts'
import { paintStars } from '../layers/lights-in-sky.ts'
import { paintSky } from '../layers/sky.ts'
import { project } from '../layers/terrain.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { groundLine, frame } from './setting.ts'
import { paintPlanetInSky } from './planet-in-sky.ts'

export function volcano(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.72], disc: false })
  const { u } = stage
  paintSky(stage)
  const land = volcanoLand(stage)
  const top = project(stage, land, ((stage.focus - stage.w / 2) / u) * 12, 15)
  glow(stage, top.x, top.y, u * 0.75, hex('#ff7a30'), 0.75)
  plume(stage, top.x, top.y)
  paintLand(stage, land)
  glow(stage, top.x, top.y, u * 0.28, hex('#ffb050'), 0.8)
  paintMotes(stage, hex('#ff9040'), 60, { x: top.x - u * 0.5, y: Math.max(0, top.y - u * 0.45), w: u, h: u * 0.7 })
  placeSubjects(stage, { ground: groundLine(stage, land, 0.8), scale: 0.8 })
}

function plume(stage: Stage, x: number, y: number): void {
  const { c, u } = stage
  const random = stage.random.fork('plume')
  for (let i = 0; i < 90; i++) {
    const t = i / 90
    const r = u * (0.03 + 0.2 * t) * random.range(0.7, 1.2)
    const px = x + random.spread() * u * (0.02 + 0.2 * t) + stage.light.side * -u * 0.22 * t * t
    const py = y - u * 0.62 * t
    const warm = stage.ink(mix(hex('#2a2326'), hex('#e0622a'), Math.max(0, 0.75 - t * 1.9) * random.next()))
    const g = c.createRadialGradient(px, py - r * 0.2, 0, px, py, r)
    g.addColorStop(0, `rgba(${warm.map(Math.round).join()},.34)`)
    g.addColorStop(1, `rgba(${warm.map(Math.round).join()},0)`)
    c.fillStyle = g
    c.fillRect(px - r, py - r, r * 2, r * 2)
  }
}

export function planet(outer: Stage): void {
  const random = outer.random.fork('world')
  const soil =
    outer.scene.tint ?? random.pick([hex('#b0603c'), hex('#b0603c'), hex('#9a9692'), hex('#8c5a72'), hex('#7a8a86')])
  const stage: Stage = { ...outer, palette: thinAir(outer, soil) }
  frame(stage, { horizon: [0.52, 0.62] })
  paintSky(stage)
  paintStars(stage, stage.horizon * 0.9, 0.8)
  paintPlanetInSky(stage, stage.w - stage.focus, stage.horizon * 0.42, stage.u * random.range(0.14, 0.26))
  const land = alienLand(stage, soil)
  paintLand(stage, land)
  placeSubjects(stage, {
    ground: groundLine(stage, land, 0.7),
    air: { top: stage.h * 0.05, bottom: stage.horizon * 0.6 },
    landed: true,
  })
}

/** A sky of dust and dark: the soil's own colour at the horizon, space above. */
function thinAir({ palette, scene }: Stage, soil: Colour): Stage['palette'] {
  const dim = { day: 1, dawn: 0.8, dusk: 0.62, night: 0.24 }[scene.time]
  const dust = mix(hex('#0a0a12'), mix(soil, palette.glow, 0.45), 0.9 * dim)
  const sky = ramp([
    [0, mix(hex('#05060d'), dust, 0.08)],
    [0.5, mix(hex('#0a0a14'), dust, 0.3)],
    [0.85, mix(dust, hex('#120d14'), 0.25)],
    [1, dust],
  ])
  return { ...palette, sky, haze: mix(dust, sky.at(0.5), 0.2) }
}
