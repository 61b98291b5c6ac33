import { mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { farShore } from '../lands/coast.ts'
import { paintLand } from '../layers/land.ts'
import { cutOut } from '../layers/sheet.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFlock } from '../layers/sky-extras.ts'
import { paintWater } from '../layers/water.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { frame } from './setting.ts'

/** Sand in front, the surf running up to it, the sea behind. */
export function beach(stage: Stage): void {
  frame(stage, { horizon: [0.4, 0.5] })
  const { w, h, u, palette, scene } = stage
  const random = stage.random.fork('beach')
  paintSky(stage)
  if (random.chance(0.6)) paintLand(stage, farShore(stage))
  const lagoon = palette.lit(
    mix(palette.material('lagoon'), palette.material('waterDeep'), scene.weather === 'clear' ? 0.15 : 0.6),
    0.85,
  )
  paintWater(stage, { top: stage.horizon, bottom: h, chop: 0.4, deep: lagoon, murk: 0.85, glitter: 0.09 })
  const side = stage.focus > w / 2 ? 1 : -1
  const shore = (x: number): number => {
    const t = (x / w - 0.5) * side
    return (
      stage.horizon +
      (h - stage.horizon) * (0.6 - t * 0.55) +
      stage.noise.at((x / u) * 1.6, 3) * u * 0.035 +
      stage.noise.at((x / u) * 5, 8) * u * 0.008
    )
  }
  if (stage.look.graphic) flatSand(stage, shore)
  else sand(stage, shore)
  if (scene.time !== 'night') paintFlock(stage, 6)
  const palm = CATALOGUE.get('palm')
  const parasol = CATALOGUE.get('umbrella')
  const named = new Set(scene.mentions.map(({ kind }) => kind))
  const x = side > 0 ? w * 0.93 : w * 0.07
  if (palm && (named.has('palm') || (scene.place === 'beach' && random.chance(0.6)))) {
    paintSubject(stage, palm, {
      x,
      y: shore(x) + u * 0.16,
      height: u * 0.72,
      flip: side < 0,
      front: 0.35,
      rim: 0.5,
      cast: 'ground',
    })
    paintSubject(stage, palm, {
      x: x - side * u * 0.2,
      y: shore(x) + u * 0.1,
      height: u * 0.5,
      flip: side > 0,
      front: 0.4,
      rim: 0.5,
      distance: 0.06,
      cast: 'ground',
    })
  }
  if (parasol && !scene.mentions.length && scene.time !== 'night')
    paintSubject(stage, parasol, {
      x: stage.focus,
      y: Math.max(shore(stage.focus) + u * 0.1, h * 0.8),
      height: u * 0.32,
      colour: palette.accent,
      front: 0.8,
      rim: 0.5,
      cast: 'ground',
    })
  placeSubjects(stage, {
    ground: (px, back) => Math.max(shore(px) + u * 0.07, h * 0.86) - back * u * 0.06,
    water: { top: stage.horizon, bottom: stage.horizon + (h - stage.horizon) * 0.5 },
    done: ['palm'],
  })
}

function sand(stage: Stage, shore: (x: number) => number): void {
  const { w, h, u, palette, texture } = stage
  const dry = palette.lit(palette.material('sand'), 0.8)
  const wet = mix(palette.lit(palette.material('sandWet'), 0.6), palette.sky.at(0.85), 0.35)
  const foam = palette.lit([250, 252, 252], 0.9)
  const top = Math.max(stage.horizon, h * 0.42)
  paintField(stage, { x: 0, y: top, w, h: h - top }, 960, (x, y, out) => {
    const edge = shore(x)
    const d = (y - edge) / u
    const lace = texture.at((x / u) * 9, (y / u) * 26) * 0.5 + texture.at((x / u) * 22, (y / u) * 50) * 0.4
    const damp = smoothstep(0.13, 0.01, d + lace * 0.012)
    const grain = 1 + texture.at((x / u) * 60, (y / u) * 90) * 0.035 + texture.at((x / u) * 3, (y / u) * 11) * 0.05
    for (let k = 0; k < 3; k++) out[k] = ((dry[k] ?? 0) + ((wet[k] ?? 0) - (dry[k] ?? 0)) * damp) * grain
    const white = Math.max(
      smoothstep(0.016, 0.0, Math.abs(d + 0.002 + lace * 0.009)),
      0.75 * smoothstep(0.014, 0.002, Math.abs(d + 0.055 + lace * 0.022)) * smoothstep(-0.3, 0.3, lace),
      0.5 * smoothstep(0.012, 0.002, Math.abs(d + 0.12 + lace * 0.03)) * smoothstep(-0.1, 0.5, lace),
    )
    for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + ((foam[k] ?? 0) - (out[k] ?? 0)) * white
    out[3] = clamp(Math.max(smoothstep(-0.012, 0.006, d + lace * 0.006), white))
  })
}

function flatSand(stage: Stage, shore: (x: number) => number): void {
  const { c, w, h, u, palette } = stage
  const strip = (lift: number): void => {
    c.moveTo(-u * 0.05, h + u * 0.05)
    for (let x = -u * 0.05; x <= w + u * 0.05; x += w / 70) c.lineTo(x, shore(x) + lift * u)
    c.lineTo(w + u * 0.05, h + u * 0.05)
    c.closePath()
  }
  cutOut(stage, stage.ink(palette.lit([248, 250, 250], 0.9)), () => strip(-0.03))
  cutOut(stage, stage.ink(mix(palette.lit(palette.material('sandWet'), 0.7), palette.sky.at(0.9), 0.2)), () => strip(0))
  cutOut(stage, stage.ink(palette.lit(palette.material('sand'), 0.85)), () => strip(0.07))
}
