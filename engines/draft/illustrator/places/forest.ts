import { css, hex, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintShafts } from '../layers/beams.ts'
import { paintGrass } from '../layers/flora.ts'
import { glow, paintMotes } from '../layers/glow.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFir, paintGrownTree, paintTrunk } from '../layers/trees.ts'
import { paintFog } from '../layers/air.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { frame } from './setting.ts'
import { cutOut } from '../layers/sheet.ts'

export function forest(stage: Stage): void {
  frame(stage, { horizon: [0.6, 0.68] })
  const { u, w, h, palette, scene } = stage
  const random = stage.random.fork('forest')
  // The light is in a gap between the trees, at the end of the path.
  stage.light = {
    ...stage.light,
    x: w * random.range(0.36, 0.64),
    y: Math.min(stage.light.y, stage.horizon * 0.62),
    visible: false,
  }
  paintSky(stage, h)
  glow(stage, stage.light.x, stage.horizon * 0.7, u * 0.8, palette.glow, scene.time === 'night' ? 0.3 : 0.75)
  const firs = random.chance(0.6) || scene.season === 'winter'
  const layers = 6
  const gap = stage.light.x
  for (let k = 0; k < layers; k++) {
    const t = k / (layers - 1)
    const air = Math.pow(1 - t, 1.15) * 0.86
    const colour = palette.lit(
      mix(palette.material(firs ? 'pine' : 'leafDark'), palette.material('bark'), firs ? 0.1 : 0.25),
      0.24,
      air,
    )
    const shade = mix(colour, palette.dark, t * t * 0.6)
    const open = u * (0.08 + 0.26 * t)
    const count = Math.round((24 - k * 3) * (w / u) * 0.6)
    for (let i = 0; i < count; i++) {
      const x = random.range(-0.03, 1.03) * w
      if (Math.abs(x - gap) < open * random.range(0.75, 1.3)) continue
      if (firs)
        paintFir(
          stage,
          x,
          floorAt(stage, x, t * 0.55) + u * 0.02,
          u * (0.34 + 0.3 * t) * random.range(0.65, 1.25),
          shade,
          random,
        )
      else if (t > 0.3)
        paintTrunk(
          stage,
          x,
          floorAt(stage, x, t * 0.6) + u * 0.02,
          u * (0.012 + 0.045 * t * t) * random.range(0.7, 1.3),
          shade,
          random,
        )
      else
        paintGrownTree(
          stage,
          x,
          floorAt(stage, x, t * 0.5),
          u * random.range(0.34, 0.5),
          shade,
          scene.season === 'winter' ? undefined : mix(shade, palette.lit(palette.material('leaf'), 0.5), 0.4),
          random,
        )
    }
    const ground = palette.lit(
      palette.material(
        scene.weather === 'snow' || scene.season === 'winter'
          ? 'snow'
          : scene.season === 'autumn'
            ? 'leaf'
            : 'grassDark',
      ),
      0.34,
      air * 0.85,
    )
    floor(stage, t * 0.6, mix(ground, palette.dark, t * 0.42))
    if (k < layers - 1)
      paintFog(
        stage,
        (scene.weather === 'fog' ? 0.42 : 0.2) * (1 - t * 0.5),
        floorAt(stage, gap, t * 0.6) - u * 0.05,
        0.16,
      )
  }
  path(stage, gap)
  if (!firs) canopy(stage)
  if (scene.time !== 'night' && scene.weather !== 'rain' && scene.weather !== 'storm')
    paintShafts(
      stage,
      gap,
      -u * 0.05,
      stage.light.side * -0.42,
      h * 0.95,
      palette.glow,
      scene.time === 'day' ? 0.42 : 0.5,
    )
  placeSubjects(stage, { ground: (x, back) => floorAt(stage, x, 0.62 - back * 0.14), scale: 0.92 })
  paintGrass(stage, {
    y: h,
    height: 0.1,
    colour: palette.lit(palette.material('leafDark'), 0.25),
    blades: 240,
    frame: true,
  })
  if (scene.time === 'night' || scene.mood === 'mysterious' || scene.time === 'dusk')
    paintMotes(stage, hex('#ffe08a'), 40, { x: 0, y: h * 0.35, w, h: h * 0.6 })
}

/** A worn way that narrows towards the light. */
function path(stage: Stage, gap: number): void {
  const { c, h, u, palette } = stage
  const top = floorAt(stage, gap, 0.05)
  const near = stage.w / 2 + (stage.focus - stage.w / 2) * 0.4
  const colour = palette.lit(palette.material('path'), 0.55)
  const g = c.createLinearGradient(0, top, 0, h)
  g.addColorStop(0, css(stage.ink(mix(colour, palette.glow, 0.45)), 0.85))
  g.addColorStop(0.45, css(stage.ink(colour), 0.7))
  g.addColorStop(1, css(stage.ink(mix(colour, palette.dark, 0.5)), 0.65))
  c.fillStyle = g
  c.beginPath()
  c.moveTo(gap - u * 0.008, top)
  c.bezierCurveTo(gap + u * 0.1, top + (h - top) * 0.3, near - u * 0.2, h - (h - top) * 0.35, near - u * 0.3, h)
  c.lineTo(near + u * 0.22, h)
  c.bezierCurveTo(near + u * 0.06, h - (h - top) * 0.35, gap + u * 0.17, top + (h - top) * 0.3, gap + u * 0.008, top)
  c.fill()
}

export const floorAt = (stage: Stage, x: number, depth: number): number =>
  stage.horizon +
  (stage.h - stage.horizon) * (0.06 + 0.94 * depth) +
  stage.noise.at((x / stage.u) * 1.1, depth * 5) * stage.u * 0.03

/** One strip of forest floor from its ridge down. */
export function floor(stage: Stage, depth: number, base: readonly [number, number, number]): void {
  const { c, w, h } = stage
  cutOut(stage, stage.ink(base), () => {
    c.moveTo(-20, h + 20)
    for (let x = -20; x <= w + 20; x += w / 80) c.lineTo(x, floorAt(stage, x, depth))
    c.lineTo(w + 20, h + 20)
    c.closePath()
  })
}

/** Leaves that hang into the image from above. */
export function canopy(stage: Stage): void {
  const { c, w, u, palette, scene } = stage
  if (scene.season === 'winter') return
  const random = stage.random.fork('canopy')
  const leaf = palette.lit(palette.material('leaf'), 0.4)
  for (const [shade, lift, count] of [
    [mix(leaf, palette.dark, 0.6), 0, 260],
    [mix(leaf, palette.dark, 0.3), 0.02, 200],
    [mix(leaf, palette.glow, 0.1), 0.045, 120],
  ] as const) {
    c.fillStyle = css(stage.ink(shade))
    c.beginPath()
    for (let i = 0; i < count * (w / u) * 0.6; i++) {
      const x = random.next() * w
      const deep = u * (0.1 + 0.1 * stage.noise.at((x / u) * 2.2, 9) + 0.22 * Math.pow(Math.abs(x / w - 0.5) * 2, 2.2))
      const y = random.next() * deep - u * lift
      const r = u * random.range(0.01, 0.026)
      c.moveTo(x + r, y)
      c.ellipse(x, y, r, r * 0.62, random.range(-0.6, 0.6), 0, Math.PI * 2)
    }
    c.fill()
  }
}
