import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintShafts } from '../layers/beams.ts'
import { glow } from '../layers/glow.ts'
import { paintSky } from '../layers/sky.ts'
import { paintTrunk } from '../layers/trees.ts'
import { paintFog } from '../layers/air.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { floorAt, floor, canopy } from './forest.ts'
import { frame } from './setting.ts'

export function jungle(stage: Stage): void {
  frame(stage, { horizon: [0.58, 0.66] })
  const { u, w, h, palette } = stage
  const random = stage.random.fork('jungle')
  stage.light = { ...stage.light, x: w * random.range(0.38, 0.62), visible: false }
  paintSky(stage, h)
  glow(stage, stage.light.x, stage.horizon * 0.6, u * 0.8, palette.glow, 0.6)
  const palm = CATALOGUE.get('palm')
  for (let k = 0; k < 5; k++) {
    const t = k / 4
    const air = Math.pow(1 - t, 1.2) * 0.8
    const green = palette.lit(mix(palette.material('leaf'), palette.material('leafDark'), t), 0.4 - t * 0.2, air)
    const count = Math.round((9 - k) * (w / u) * 0.62)
    for (let i = 0; i < count; i++) {
      const x = random.range(-0.05, 1.05) * w
      if (Math.abs(x - stage.light.x) < u * (0.08 + 0.2 * t)) continue
      const y = floorAt(stage, x, t * 0.55) + u * 0.03
      if (random.chance(0.5) && palm)
        paintSubject(stage, palm, {
          x,
          y,
          height: u * (0.4 + 0.3 * t) * random.range(0.7, 1.2),
          flip: random.chance(0.5),
          distance: air * 0.9,
          front: 0.4 - t * 0.2,
          rim: 0.3,
          cast: 'none',
        })
      else
        paintTrunk(
          stage,
          x,
          y,
          u * (0.014 + 0.04 * t) * random.range(0.7, 1.4),
          mix(green, palette.material('bark'), 0.3),
          random,
        )
      fronds(
        stage,
        x + random.spread() * u * 0.1,
        y,
        u * (0.09 + 0.12 * t) * random.range(0.7, 1.2),
        mix(green, palette.dark, t * 0.35),
        random.fork(`f${k}${i}`),
      )
    }
    floor(stage, t * 0.6, mix(palette.lit(palette.material('leafDark'), 0.3, air), palette.dark, t * 0.4))
    if (k < 4) paintFog(stage, 0.22, floorAt(stage, w / 2, t * 0.6) - u * 0.06, 0.18)
  }
  paintShafts(
    stage,
    stage.light.x,
    -u * 0.05,
    stage.light.side * -0.4,
    h,
    palette.glow,
    stage.scene.time === 'night' ? 0.1 : 0.4,
  )
  canopy(stage)
  placeSubjects(stage, { ground: (x, back) => floorAt(stage, x, 0.62 - back * 0.14), scale: 0.92 })
  for (const [x, size] of [
    [0.02, 0.5],
    [0.13, 0.36],
    [0.88, 0.38],
    [0.99, 0.54],
  ] as const)
    fronds(
      stage,
      w * x,
      h * 1.03,
      u * size,
      mix(palette.lit(palette.material('leafDark'), 0.12), palette.dark, 0.55),
      random,
    )
}

/** A tuft of long arching leaves. */
function fronds(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: readonly [number, number, number],
  random: { range(a: number, b: number): number },
): void {
  const { c } = stage
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i / 8 - 0.5) * 2.3 + random.range(-0.12, 0.12)
    const l = size * random.range(0.7, 1.15)
    const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.9 + Math.abs(Math.cos(a)) * l * 0.3]
    const [mx, my] = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.75]
    const wide = l * 0.09
    c.fillStyle = css(stage.ink(i % 2 ? colour : mix(colour, stage.palette.glow, 0.08)))
    c.beginPath()
    c.moveTo(x, y)
    c.quadraticCurveTo(mx + Math.sin(a) * wide, my - Math.cos(a) * wide, tx, ty)
    c.quadraticCurveTo(mx - Math.sin(a) * wide, my + Math.cos(a) * wide, x, y)
    c.fill()
  }
}
