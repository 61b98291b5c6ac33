import { css, lighten, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { paintSky } from '../layers/sky.ts'
import { bust, type Hair } from '../subjects/busts.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { frame } from './setting.ts'

const HAIRS: readonly (readonly [string, Hair])[] = [
  ['hood', 'hood'],
  ['cap', 'cap'],
  ['bun', 'bun'],
  ['long', 'long'],
]

/** Head and shoulders against soft lights, rimmed by the light behind. */
export function portrait(stage: Stage): void {
  frame(stage, { horizon: [0.78, 0.9] })
  const { c, w, h, u, palette, scene } = stage
  const random = stage.random.fork('portrait')
  const side = random.sign()
  stage.focus = w * (0.5 - side * random.range(0.05, 0.13))
  stage.light = { ...stage.light, x: w * (0.5 + side * 0.27), y: h * random.range(0.2, 0.42), side, visible: false }
  stage.horizon = h
  paintSky(stage, h)
  c.fillStyle = css(stage.ink(mix(palette.sky.at(0.4), palette.dark, 0.35)), 0.42)
  c.fillRect(0, 0, w, h)
  glow(stage, stage.light.x, stage.light.y, u * 0.95, palette.glow, scene.time === 'night' ? 0.36 : 0.8)
  const lights = [
    palette.glow,
    palette.lamp,
    mix(palette.accent, palette.glow, 0.4),
    lighten(palette.sky.at(0.6), 0.15),
  ] as const
  paintBokeh(stage, lights, 26, { x: 0, y: 0, w, h: h * 0.85 }, 0.085, scene.time === 'day' ? 0.2 : 0.28)
  const people = scene.mentions.slice(0, 2)
  const traits = people[0]?.traits ?? new Set<string>()
  const hairs = HAIRS.filter(([trait]) => traits.has(trait))
    .map(([, hair]) => hair)
    .slice(0, 1)
  const chosen: Hair[] = hairs.length ? [...hairs] : [random.pick(['short', 'long', 'curls', 'bun', 'short'] as const)]
  if (traits.has('beard') || (traits.has('cap') && !traits.has('long') && random.chance(0.5))) chosen.push('beard')
  const child = people[0]?.kind === 'child'
  const two = people[0]?.kind === 'couple' || (people[0]?.count ?? 1) > 1
  const size = Math.min(u * (child ? 0.78 : 0.9), h * 0.86, w * 1.05) * (two ? 0.82 : 1)
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  const front = low ? 0.2 : scene.time === 'night' ? 0.3 : 0.42
  const one = (x: number, view: 'back' | 'side', hair: readonly Hair[], flip: boolean, scale: number): void =>
    paintSubject(stage, bust(view, hair), {
      x,
      y: h + size * 0.02,
      height: size * scale,
      flip,
      // 'A woman with grey hair and a green coat': the last colour belongs to the clothes.
      colour: people[0]?.colour ?? scene.accents.at(-1),
      front,
      rim: 1,
      cast: 'none',
    })
  if (two) {
    one(w / 2 - size * 0.36, 'side', chosen, false, 1)
    one(w / 2 + size * 0.36, 'side', ['long'], true, 0.94)
    return
  }
  const turned = random.chance(0.76)
  // A close portrait needs a visible face.
  const view = turned || scene.shot === 'close' || chosen.includes('beard') ? 'side' : 'back'
  one(stage.focus, view, chosen, side < 0, 1)
}
