import { type Colour, hex, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep, TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'
import { cutOut } from '../layers/sheet.ts'

export interface World {
  kind: 'earth' | 'gas' | 'rock' | 'ice'
  colours: readonly [Colour, Colour, Colour]
}

export const WORLDS: readonly [World, ...World[]] = [
  { kind: 'earth', colours: [hex('#16498a'), hex('#4f8a4c'), hex('#f2f6fa')] },
  { kind: 'gas', colours: [hex('#d9a86a'), hex('#a5623c'), hex('#f3dcb4')] },
  { kind: 'rock', colours: [hex('#b0573a'), hex('#6f3426'), hex('#dd9468')] },
  { kind: 'ice', colours: [hex('#6fb2cf'), hex('#3a6fa0'), hex('#dff1f5')] },
  { kind: 'gas', colours: [hex('#7d6bb8'), hex('#463a86'), hex('#c9b4e6')] },
]

/** A planet as a lit ball: seas and land, bands or craters, a soft night side and an edge of air. */
export function paintWorld(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  world: World,
  light: readonly [number, number, number],
): void {
  if (stage.look.graphic) {
    flatWorld(stage, x, y, radius, world)
    return
  }
  const { texture, w, h } = stage
  const phase = stage.random.fork(`world/${world.kind}${Math.round((radius / stage.u) * 50)}`).range(0, 60)
  const tilt = 0.35
  const air = mix(world.colours[0], [190, 220, 255], 0.6)
  const halo = radius * 1.12
  const box = {
    x: Math.max(0, x - halo),
    y: Math.max(0, y - halo),
    w: Math.min(w, x + halo) - Math.max(0, x - halo),
    h: Math.min(h, y + halo) - Math.max(0, y - halo),
  }
  paintField(stage, box, 1000, (px, py, out) => {
    const dx = (px - x) / radius
    const dy = (py - y) / radius
    const d2 = dx * dx + dy * dy
    const d = Math.sqrt(d2)
    const lit = dx * light[0] + dy * light[1]
    if (d > 1) {
      const rim = Math.exp(-(d - 1) * 34) * clamp(0.15 + lit * 0.9)
      out[0] = air[0]
      out[1] = air[1]
      out[2] = air[2]
      out[3] = rim * 0.85
      return
    }
    const z = Math.sqrt(1 - d2)
    const facing = clamp(lit + z * light[2])
    const ry = dy * Math.cos(tilt) - dx * Math.sin(tilt)
    const rx = dx * Math.cos(tilt) + dy * Math.sin(tilt)
    surface(world, texture, rx / (0.35 + 0.65 * z) + phase, ry, z, out)
    const day = Math.pow(facing, 0.8) * 1.08 + 0.015
    const edge = Math.pow(1 - z, 3.2) * clamp(facing * 1.6)
    for (let k = 0; k < 3; k++) out[k] = Math.min(255, (out[k] ?? 0) * day + (air[k] ?? 0) * edge * 0.9)
    out[3] = smoothstep(1, 1 - 2.2 / Math.max(24, radius), d)
  })
}

function surface(world: World, texture: Stage['texture'], x: number, y: number, z: number, out: Float32Array): void {
  const [a, b, c] = world.colours
  let first = 0
  let second = 0
  if (world.kind === 'earth') {
    const land = texture.fbm(x * 1.3, y * 1.5, 6)
    first = smoothstep(0.04, 0.12, land)
    second = smoothstep(0.05, 0.5, texture.fbm(x * 1.7 + 30 + texture.at(x, y) * 0.4, y * 2.9, 5) + 0.05)
  } else if (world.kind === 'gas') {
    const swirl = texture.fbm(x * 1.6, y * 5, 4) * 0.16
    first = 0.5 + 0.5 * Math.sin((y + swirl) * 17)
    second = smoothstep(0.25, 0.9, texture.at(y * 9 + 4, 3) + swirl * 2) * 0.8
  } else {
    first = smoothstep(-0.1, 0.4, texture.fbm(x * 2, y * 2, 6))
    second = smoothstep(0.2, 0.6, texture.ridged(x * 2.6 + 9, y * 2.6, 4) - 0.15) * 0.6
  }
  for (let k = 0; k < 3; k++) {
    const base = (a[k] ?? 0) + ((b[k] ?? 0) - (a[k] ?? 0)) * first
    out[k] = base + ((c[k] ?? 0) - base) * second
  }
  void z
}

function flatWorld(stage: Stage, x: number, y: number, radius: number, world: World): void {
  const { c } = stage
  const random = stage.random.fork(`flat-world/${world.kind}${Math.round((radius / stage.u) * 50)}`)
  cutOut(stage, stage.ink(world.colours[0]), () => c.arc(x, y, radius, 0, TAU))
  c.save()
  c.beginPath()
  c.arc(x, y, radius, 0, TAU)
  c.clip()
  for (let i = 0; i < 6; i++) {
    const py = y + radius * (-0.75 + i * 0.3 + random.spread() * 0.05)
    cutOut(stage, stage.ink(i % 2 ? world.colours[1] : world.colours[2]), () =>
      c.ellipse(
        x + random.spread() * radius * 0.5,
        py,
        radius * random.range(0.4, 1.1),
        radius * random.range(0.05, 0.11),
        -0.2,
        0,
        TAU,
      ),
    )
  }
  c.fillStyle = 'rgba(8,8,30,.34)'
  c.beginPath()
  c.arc(x, y, radius, 0, TAU)
  c.arc(x - stage.light.side * radius * -0.35, y - radius * 0.22, radius, TAU, 0)
  c.fill()
  c.restore()
}

/** A large moon or sister planet over the land, pale as by day. */
export function paintPlanetInSky(stage: Stage, x: number, y: number, radius: number): void {
  const random = stage.random.fork('sister')
  const { light, palette } = stage
  glow(stage, x, y, radius * 2, palette.glow, 0.24)
  stage.c.save()
  stage.c.globalAlpha = stage.scene.time === 'night' ? 1 : 0.8
  paintWorld(stage, x, y, radius, random.pick(WORLDS), [light.side * 0.72, -0.3, 0.55])
  stage.c.restore()
}
