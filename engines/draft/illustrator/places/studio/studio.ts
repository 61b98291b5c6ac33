import { type Colour, css, hex, lighten, luma, mix, rotateHue, saturate } from '../../core/colour.ts'
import { clamp } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { paintBokeh } from '../../layers/flora.ts'
import { CATALOGUE } from '../../subjects/catalogue.ts'
import type { Shot } from '../../parse/scene.ts'
import { abstract } from '../abstract/abstract.ts'
import { arrange, type Footing, paintItems, type Placement } from './arrange.ts'
import { type Item, itemsToShow, familyOf } from './items.ts'
import { paintChart, paintPath, paintPattern } from './compositions.ts'
import { confetti, fillWall, type Ground, groundFor, outdoorSet, plainSet, venueSet } from './flat-set.ts'
import { setLinen, setShapes, setSurface, setWall, setWindowLight } from './painted-set.ts'

const WOOD = hex('#8a5a36')

const FEASTS: ReadonlySet<string> = new Set(['party-popper', 'cake', 'birthday-cake', 'balloon', 'balloons', 'trophy'])

/** How far left of the middle things stand below words, as a share of the width. */
const BELOW_WORDS: Readonly<Record<Shot, number>> = { wide: 0.2, medium: -0.2, close: 0, aerial: 0.1 }

/** Designed images of things: up to three of them, the first one large, on a calm ground. */
export function studio(outer: Stage): void {
  const stage = lit(outer)
  const { w, h, scene } = stage
  const random = stage.random.fork('studio')
  const side = random.sign()
  const items = scene.layout === 'quote' ? marks(stage) : itemsToShow(stage)
  const [hero] = items
  // Rather nothing that is named than something else.
  if (!hero) return abstract(outer)
  const group = items.length > 1 || scene.layout === 'chart'
  // Below words all shots have one size, so neighbours differ in place.
  const off = scene.copySpace ? BELOW_WORDS[scene.shot] : side * random.range(group ? 0 : 0.03, group ? 0.04 : 0.13)
  stage.focus = w * (0.5 - off * (w > h ? 1 : 0.4))
  stage.light = { x: w * (0.5 + side * 0.42), y: h * 0.12, radius: 0, side, visible: false, moon: false }
  const flat = stage.look.graphic !== undefined
  const foot = h * (scene.copySpace ? 0.92 : random.range(0.8, 0.84))
  const footing: Footing = {
    foot,
    cast: 'contact',
    light: { front: scene.time === 'night' ? 0.75 : 0.95, rim: scene.time === 'night' ? 0.9 : 0.45 },
  }
  stage.horizon = foot - h * 0.08
  const places = arrange(stage, items, footing)
  const [first] = places
  if (!first) return
  const ground = groundFor(stage, familyOf(stage, hero))
  if (scene.layout === 'chart') return chart(stage, ground, places.slice(1), footing)
  if (scene.layout === 'pattern' && !scene.copySpace) {
    fillWall(stage, ground)
    paintPattern(stage, ground, items, first)
    return paintItems(stage, [{ ...first, x: w / 2, y: h / 2 + first.height / 2, floats: true }], footing)
  }
  if (
    scene.venue !== undefined &&
    !scene.copySpace &&
    hero.kind !== 'shop' &&
    !items.some(({ art }) => art.habitat === 'land' && art.tall > 0.55)
  )
    venueSet(stage, ground, foot)
  else if (scene.outdoors && flat) outdoorSet(stage, ground, first, scene.outdoors)
  else if (flat || scene.layout === 'quote') plainSet(stage, ground, first)
  else paintedSet(stage, hero)
  if (scene.layout === 'path') paintPath(stage, ground, first)
  if (items.some(({ kind }) => FEASTS.has(kind))) confetti(stage)
  paintItems(stage, places, footing)
}

/** Things in front of a landscape that is painted already. */
export function foreground(stage: Stage, items: readonly Item[]): void {
  const footing: Footing = { foot: stage.h * 0.93, cast: 'ground', light: { front: 0.8, rim: 0.5 } }
  paintItems(stage, arrange(stage, items, footing), footing)
}

/** Things on a wooden table in front of a place that is painted already. */
export function stillLife(outer: Stage, items: readonly Item[]): void {
  const { h } = outer
  const foot = h * (outer.scene.copySpace ? 0.92 : 0.88)
  const night = outer.scene.time === 'night'
  const stage = { ...lit(outer), horizon: foot - h * 0.07 }
  setSurface(stage, WOOD, true)
  const footing: Footing = { foot, cast: 'contact', light: { front: night ? 0.75 : 0.9, rim: night ? 0.9 : 0.55 } }
  const standing = items.map((item) => ({ ...item, art: { ...item.art, habitat: 'table' as const } }))
  paintItems(stage, arrange(stage, standing, footing), footing)
}

/** A studio has its own light; the hour only sets its mood. */
function lit(outer: Stage): Stage {
  const night = outer.scene.time === 'night'
  const flat = outer.look.graphic !== undefined
  const key: Colour = night ? [0.56, 0.54, 0.6] : flat ? [0.62, 0.62, 0.61] : [0.74, 0.7, 0.63]
  const ambient: Colour = night ? [0.24, 0.25, 0.33] : flat ? [0.41, 0.41, 0.42] : [0.36, 0.36, 0.38]
  return { ...outer, palette: outer.palette.under(key, ambient) }
}

/** What a saying is drawn with. */
function marks(stage: Stage): Item[] {
  const art = CATALOGUE.get('quotemarks')
  return art ? [{ kind: 'quotemarks', art, colour: stage.scene.accents[0] ?? stage.tones.warm, count: 1 }] : []
}

function chart(stage: Stage, ground: Ground, beside: readonly Placement[], footing: Footing): void {
  const { c, w, h, u } = stage
  fillWall(stage, ground)
  c.fillStyle = css(stage.ink(ground.floor))
  c.fillRect(0, footing.foot - h * 0.002, w, h)
  paintChart(
    stage,
    ground,
    footing.foot,
    stage.scene.mentions.some(({ kind }) => kind === 'chart-decreasing'),
  )
  const half = Math.min(w * 0.31, h * 0.46)
  paintItems(
    stage,
    beside.slice(0, 2).map((place, i) => {
      const height = Math.min(h * (i ? 0.18 : 0.26), (w * 0.16 * 100) / place.item.art.width)
      const wide = (height * place.item.art.width) / 100
      const x = stage.focus + (i ? 1 : -1) * (half + wide * 0.45)
      return { ...place, x: clamp(x, wide * 0.6, w - wide * 0.6), y: footing.foot + u * 0.03, height, floats: false }
    }),
    footing,
  )
}

/** Light on a wall, and a plinth or a wooden table, as painted looks have them. */
function paintedSet(stage: Stage, hero: Item): void {
  const { w, horizon } = stage
  const random = stage.random.fork('painted-set')
  const food = FOOD.has(hero.kind)
  const back = backdropColour(stage, hero.colour ?? stage.tones[familyOf(stage, hero)], food)
  setWall(stage, back)
  const rustic = food && random.chance(0.75)
  setSurface(stage, back, rustic)
  setWindowLight(stage, back)
  if (!rustic) setShapes(stage, back)
  else if (random.chance(0.6)) setLinen(stage, back)
  if (rustic) paintBokeh(stage, [hex('#ffd9a0'), hex('#ffb870')], 10, { x: 0, y: 0, w, h: horizon }, 0.07, 0.14)
}

const FOOD: ReadonlySet<string> = new Set(
  'bread loaf cake pizza bowl apple orangefruit lemon banana egg cheese cup wine glass teapot mushroom bottle croissant'.split(
    ' ',
  ),
)

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
