import { css, hex, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { blend } from '../lands/shade.ts'
import { paintShafts } from '../layers/beams.ts'
import { glow, paintMotes } from '../layers/glow.ts'
import { paintLand } from '../layers/land.ts'
import type { Land } from '../layers/terrain.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { groundOn } from './setting.ts'
import { kelp, coral } from './reef.ts'

/** Under the sea: light from the surface, a reef in the haze, fish. */
export function underwater(stage: Stage): void {
  const { w, h, u, palette, scene } = stage
  const random = stage.random.fork('deep')
  const side = random.sign()
  stage.horizon = h * random.range(0.56, 0.66)
  stage.focus = w * (0.5 - side * random.range(0.08, 0.16))
  stage.light = {
    x: w * (0.5 + side * random.range(0.05, 0.25)),
    y: -u * 0.05,
    radius: 0,
    side,
    visible: false,
    moon: false,
  }
  const bright = { day: 1, dawn: 0.85, dusk: 0.72, night: 0.34 }[scene.time]
  const base = random.pick<readonly [string, string, string]>([
    ['#0a3f66', '#0f7f9c', '#8fe0dc'],
    ['#0b2f5c', '#1667a0', '#9ad4f0'],
    ['#0a4550', '#148a80', '#b4ecc8'],
  ])
  const dim = (text: string, factor: number): readonly [number, number, number] => {
    const colour = mix(hex('#020812'), scene.tint ? mix(hex(text), scene.tint, 0.3) : hex(text), clamp(factor))
    return stage.ink(colour)
  }
  const [deep, mid, light] = [dim(base[0], bright), dim(base[1], bright), dim(base[2], bright)]
  paintField(stage, { x: 0, y: 0, w, h }, 420, (x, y, out) => {
    const v = y / h
    const d = Math.sqrt(((x - stage.light.x) / u) ** 2 * 0.8 + (y / u) ** 2)
    const lit = Math.exp(-d * 1.7)
    const ripple = v < 0.3 ? smoothstep(0.3, 0, v) * 0.16 * stage.noise.fbm(((x / u) * 3) / (v + 0.16), v * 30, 3) : 0
    for (let k = 0; k < 3; k++) {
      const below = (mid[k] ?? 0) + ((deep[k] ?? 0) - (mid[k] ?? 0)) * smoothstep(0.1, 0.95, v)
      out[k] = below + ((light[k] ?? 0) - below) * clamp(lit * 0.95 + ripple)
    }
  })
  const reef = seabed(stage, deep, mid)
  paintLand(stage, { ...reef, near: 5 })
  paintShafts(stage, stage.light.x, -u * 0.1, side * -0.3, h * 1.05, light, 0.42, 12)
  paintLand(stage, { ...reef, far: 6 })
  kelp(stage, deep, mid)
  coral(stage, reef, bright)
  if (!scene.mentions.some(({ kind }) => kind === 'fish')) shoal(stage, mix(light, deep, 0.25))
  placeSubjects(stage, {
    ground: scene.mentions.some(({ kind }) => kind === 'person' || kind === 'crab' || kind === 'treasure')
      ? groundOn(stage, reef, 3.2)
      : undefined,
    air: { top: h * 0.16, bottom: h * 0.74 },
    scale: 1.1,
  })
  paintMotes(stage, mix(light, [255, 255, 255], 0.5), 70, { x: 0, y: 0, w, h }, 0.0014)
  if (scene.time === 'night') glow(stage, stage.focus, h * 0.45, u * 0.5, palette.accent, 0.2)
}

function seabed(stage: Stage, deep: readonly [number, number, number], mid: readonly [number, number, number]): Land {
  const { noise, texture } = stage
  const ox = stage.random.fork('seabed').range(0, 90)
  const sand = mix(deep, hex('#c9b98c'), 0.42)
  return {
    near: 1.6,
    far: 20,
    eye: 1.2,
    steps: 240,
    air: 0,
    height: (x, z) =>
      noise.fbm(x * 0.3 + ox, z * 0.3, 4) * 0.7 +
      smoothstep(0.3, 0.75, noise.ridged(x * 0.2 + ox, z * 0.22, 4)) * 1.5 * smoothstep(3, 6, z),
    colour(p, out) {
      out[0] = sand[0]
      out[1] = sand[1]
      out[2] = sand[2]
      const caustic = smoothstep(
        0.62,
        0.95,
        1 - Math.abs(texture.at(p.x * 1.6 + texture.at(p.x, p.z) * 0.8, p.z * 1.6)),
      )
      for (let k = 0; k < 3; k++)
        out[k] = Math.min(255, (out[k] ?? 0) * (0.42 + 0.65 * p.light + caustic * 0.4 * smoothstep(9, 3, p.z)))
      blend(out, mix(deep, mid, 0.5), smoothstep(1.5, 13, p.z) * 0.97)
    },
    grit: (x, height, z) => 1 + texture.at(x * 7 + z, z * 8 + height * 6) * 0.09,
  }
}

function shoal(stage: Stage, colour: readonly [number, number, number]): void {
  const { c, w, h, u } = stage
  const random = stage.random.fork('shoal')
  const [cx, cy] = [w - stage.focus, h * random.range(0.3, 0.5)]
  const way = random.sign()
  for (let i = 0; i < 60; i++) {
    const a = random.next() * Math.PI * 2
    const r = Math.sqrt(random.next())
    const [x, y] = [cx + Math.cos(a) * r * u * 0.34, cy + Math.sin(a) * r * u * 0.12 + Math.cos(a * 2) * u * 0.02]
    const s = u * random.range(0.006, 0.015)
    c.fillStyle = css(stage.ink(mix(colour, [10, 30, 50], random.range(0, 0.6))), 0.9)
    c.beginPath()
    c.moveTo(x + way * s, y)
    c.quadraticCurveTo(x, y - s * 0.62, x - way * s * 0.8, y)
    c.lineTo(x - way * s * 1.35, y - s * 0.42)
    c.lineTo(x - way * s * 1.35, y + s * 0.42)
    c.lineTo(x - way * s * 0.8, y)
    c.quadraticCurveTo(x, y + s * 0.62, x + way * s, y)
    c.fill()
  }
}
