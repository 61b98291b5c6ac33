import { type Colour, css, hex, lighten, luma, mix, rotateHue, saturate } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paintBokeh } from '../layers/flora.ts'
import type { SubjectArt } from '../subjects/art.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { setWall, setSurface, setWindowLight, setShapes, setLinen } from './studio-set.ts'

const FOOD: ReadonlySet<string> = new Set([
  'bread',
  'loaf',
  'cake',
  'pizza',
  'bowl',
  'apple',
  'orangefruit',
  'lemon',
  'banana',
  'egg',
  'cheese',
  'cup',
  'wine',
  'glass',
  'teapot',
  'mushroom',
  'bottle',
])

/** One thing, well lit, on a table or a plinth. */
export function studio(outer: Stage): void {
  const night = outer.scene.time === 'night'
  // A studio has its own light; the hour only sets its mood.
  const stage: Stage = {
    ...outer,
    palette: outer.palette.under(
      night ? [0.6, 0.56, 0.6] : [0.74, 0.7, 0.63],
      night ? [0.2, 0.22, 0.3] : [0.36, 0.36, 0.38],
    ),
  }
  const { w, h, scene } = stage
  const random = stage.random.fork('studio')
  const side = random.sign()
  const first = scene.mentions[0]
  const art = CATALOGUE.get(first?.kind ?? '') ?? CATALOGUE.get('vase')
  if (!art) return
  const own = first?.colour ?? stage.palette.material(art.own)
  stage.horizon = h * random.range(0.54, 0.72)
  stage.focus = w * (0.5 - side * random.range(0, 0.17))
  stage.light = { x: w * (0.5 + side * 0.42), y: h * 0.12, radius: 0, side, visible: false, moon: false }
  const food = FOOD.has(first?.kind ?? '')
  const back = backdropColour(stage, own, food)
  setWall(stage, back)
  const rustic = food && random.chance(0.75)
  setSurface(stage, back, rustic)
  setWindowLight(stage, back)
  if (!rustic) setShapes(stage, back)
  else if (random.chance(0.6)) setLinen(stage, back)
  arrange(stage, art, rustic)
  if (rustic) paintBokeh(stage, [hex('#ffd9a0'), hex('#ffb870')], 10, { x: 0, y: 0, w, h: stage.horizon }, 0.07, 0.14)
}

function backdropColour(stage: Stage, own: Colour, food: boolean): Colour {
  const { scene } = stage
  const random = stage.random.fork('backdrop')
  const turned = rotateHue(saturate(own, 0.62), random.pick([0, 24, -24, 150, 180, -150]))
  const grey =
    luma(own) > 0.82 || luma(own) < 0.16
      ? hex(random.pick(['#c98f72', '#7fa3a8', '#b9a6cf', '#d9b98a', '#93a98a']))
      : turned
  const day = food
    ? mix(hex('#5a3a26'), grey, 0.25)
    : (scene.tint ?? lighten(grey, clamp(0.62 - luma(grey), -0.1, 0.34)))
  return {
    day,
    dawn: mix(day, hex('#f0b49a'), 0.25),
    dusk: mix(lighten(day, -0.14), hex('#a04c4a'), 0.25),
    night: mix(lighten(day, -0.42), hex('#0c1024'), 0.55),
  }[scene.time]
}

function arrange(stage: Stage, hero: SubjectArt, rustic: boolean): void {
  const { w, h, u, horizon, focus, scene, light } = stage
  const random = stage.random.fork('arrange')
  const base = rustic ? horizon + (h - horizon) * 0.52 : horizon + (h - horizon) * 0.5 - u * 0.045
  const close = scene.shot === 'close' ? 1.22 : scene.shot === 'wide' ? 0.78 : 1
  const night = scene.time === 'night'
  const lit = { front: night ? 0.6 : 0.95, rim: night ? 0.95 : 0.5 }
  const most = Math.min(w * (rustic ? 0.6 : 0.5) * (100 / hero.width), base * 0.86)
  const first = scene.mentions[0]
  const size = Math.min(
    u * (hero.habitat === 'table' || hero.habitat === 'wall' ? hero.tall : Math.min(hero.tall, 0.4)) * 1.12 * close,
    most,
  )
  const count = Math.min(first?.count ?? 1, 5)
  const wide = size * (hero.width / 100)
  const seats = count === 1 ? [0] : Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 1.08)
  const others = scene.mentions.slice(1, 3)
  others.forEach((other, i) => {
    const art = CATALOGUE.get(other.kind)
    if (!art) return
    const height = Math.min(u * Math.min(art.tall, 0.42) * 0.8 * close, w * 0.3 * (100 / art.width))
    const x = focus + (i ? -1 : 1) * light.side * -1 * (wide * 0.5 + (height * art.width) / 200 + u * 0.04)
    paintSubject(stage, art, {
      x: clamp(x, w * 0.1, w * 0.9),
      y: base + u * (rustic ? -0.02 : 0.16),
      height,
      colour: other.colour,
      cast: 'ground',
      ...lit,
    })
  })
  for (const seat of seats) {
    const height = count > 1 ? size * 0.72 : size
    const x = focus + seat * height * (hero.width / 100)
    paintSubject(stage, hero, {
      x,
      y: base + Math.abs(seat) * u * 0.012,
      height,
      colour: first?.colour,
      cast: 'ground',
      flip: random.chance(0.2),
      ...lit,
    })
  }
  if (rustic) crumbs(stage, base)
}

/** Flour, crumbs, seeds around the food. */
function crumbs(stage: Stage, base: number): void {
  const { c, u, focus } = stage
  const random = stage.random.fork('crumbs')
  for (let i = 0; i < 70; i++) {
    const x = focus + random.spread() * u * 0.62
    const y = base + u * 0.03 + random.next() * u * 0.1
    c.fillStyle = css(stage.ink(random.chance(0.5) ? [240, 226, 200] : [190, 140, 86]), 0.75)
    c.beginPath()
    c.ellipse(x, y, u * random.range(0.001, 0.0042), u * random.range(0.001, 0.0026), random.next() * 3, 0, Math.PI * 2)
    c.fill()
  }
}
