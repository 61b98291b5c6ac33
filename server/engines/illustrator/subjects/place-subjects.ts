import { clamp } from '../core/maths.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { paintBeam } from '../layers/beams.ts'
import { glow } from '../layers/glow.ts'
import { isPerson } from '../parse/infer.ts'
import type { Mention } from '../parse/scene.ts'
import type { SubjectArt } from './art.ts'
import { CATALOGUE } from './catalogue.ts'
import { paintSubject, type Spot } from './paint-subject.ts'
import { figureOf } from './person.ts'

/** Where things may stand in a place. All in px. */
export interface Room {
  /** Ground under x; `back` 0 is the main line, 1 further off. */
  ground: ((x: number, back: number) => number) | undefined
  /** Open water between two heights. */
  water?: { top: number; bottom: number } | undefined
  /** Free air (or deep water) for what flies, swims or floats. */
  air?: { top: number; bottom: number } | undefined
  /** Factor for sizes at the main line. */
  scale?: number
  poses?: readonly string[]
  /** Indoors no haze lies between near and far. */
  noAir?: boolean
  /** Kinds the place has already painted itself. */
  done?: readonly string[]
}

const SHOT = { wide: 0.6, medium: 1, close: 1.55, aerial: 0.42 } as const
const BOATS: ReadonlySet<string> = new Set(['rowboat', 'boat', 'sailboat', 'galleon'])

/** Sets the prompt's people, animals and things into a place: the first one largest, on its third of the picture. */
export function placeSubjects(stage: Stage, room: Room): void {
  const random = stage.random.fork('subjects')
  const shown = stage.scene.mentions.filter(({ kind }) => !room.done?.includes(kind))
  const concrete = shown.filter(({ kind }) => room.ground === undefined || CATALOGUE.get(kind)?.habitat !== 'table')
  const list = concrete.length ? concrete : shown
  const taken: [number, number][] = []
  // What stands further back is painted first.
  const plans = list.flatMap((mention, i) =>
    planOf(stage, room, mention, i, random.fork(`${mention.kind}${i}`), taken, list),
  )
  plans.sort((a, b) => a.spot.y - b.spot.y)
  for (const plan of plans) {
    paintSubject(stage, plan.art, plan.spot)
    if (plan.art.beam) sweep(stage, plan.art, plan.spot)
  }
}

interface Plan {
  art: SubjectArt
  spot: Spot
}

function planOf(
  stage: Stage,
  room: Room,
  mention: Mention,
  index: number,
  random: Random,
  taken: [number, number][],
  all: readonly Mention[],
): Plan[] {
  if (isPerson(mention.kind)) return people(stage, room, mention, index, random, taken, all)
  const art = artFor(mention, room)
  if (!art) return []
  return art.habitat === 'air' || art.habitat === 'space' || (art.habitat === 'deep' && room.air && !room.ground)
    ? flying(stage, room, art, mention, index, random)
    : standing(stage, room, art, mention, index, random, taken)
}

function artFor({ kind }: Mention, room: Room): SubjectArt | undefined {
  const art = CATALOGUE.get(kind)
  // A whale at the surface leaps; in the deep it glides.
  if (kind === 'whale' && room.water) return CATALOGUE.get('breach')
  return art
}

const sizeOf = (stage: Stage, room: Room, tall: number, index: number): number =>
  stage.u * tall * SHOT[stage.scene.shot] * (room.scale ?? 1) * (index ? 0.86 : 1)

/** A free stretch of the picture for something `wide` px wide, nearest to what was wished. */
function seat(stage: Stage, wish: number, wide: number, taken: [number, number][], random: Random): number {
  const { w } = stage
  const half = wide / 2
  const wishes = [wish, w - wish, w / 2, w * 0.2, w * 0.8, w * random.range(0.1, 0.9), w * random.range(0.1, 0.9)]
  const free = wishes.find((x) => taken.every(([from, to]) => x + half * 0.8 < from || x - half * 0.8 > to))
  const x = clamp(free ?? w * random.range(0.12, 0.88), Math.min(w / 2, half * 0.85), Math.max(w / 2, w - half * 0.85))
  taken.push([x - half, x + half])
  return x
}

/** How things stand in the light. A colour that the prompt names must be seen, also against the sun. */
function lightFor(stage: Stage, named: boolean): Pick<Spot, 'front' | 'rim'> {
  const light = plainLight(stage)
  return named ? { ...light, front: Math.max(light.front ?? 0, 0.72) } : light
}

function plainLight(stage: Stage): Pick<Spot, 'front' | 'rim'> {
  const { light, scene } = stage
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  if (scene.time === 'night') return { front: 0.5, rim: light.visible ? 0.5 : 0.3 }
  if (low) return light.visible ? { front: 0.22, rim: 0.95 } : { front: 0.5, rim: 0.7 }
  return { front: scene.weather === 'clear' || scene.weather === 'wind' ? 0.86 : 0.6, rim: 0.34 }
}

function standing(
  stage: Stage,
  room: Room,
  art: SubjectArt,
  mention: Mention,
  index: number,
  random: Random,
  taken: [number, number][],
): Plan[] {
  const afloat = (art.habitat === 'water' || art.habitat === 'deep') && room.water !== undefined
  const small = art.habitat === 'table' || art.habitat === 'wall' ? 0.62 : 1
  const count = Math.min(mention.count, 9)
  const base = sizeOf(stage, room, art.tall * small, index) * (count > 3 ? 0.62 : count > 1 ? 0.8 : 1)
  const most = stage.w * 0.86 * (100 / art.width)
  const hero = seat(
    stage,
    index === 0 ? stage.focus : stage.w - stage.focus,
    Math.min(base, most) * (art.width / 100),
    taken,
    random,
  )
  const wide = Math.min(base, most) * (art.width / 100)
  return Array.from({ length: count }, (_, i): Plan => {
    const back = i === 0 ? 0 : Math.min(1, 0.15 + i * 0.14 + random.range(0, 0.1))
    const step = i === 0 ? 0 : (i % 2 ? 1 : -1) * Math.ceil(i / 2)
    const x = clamp(hero + step * wide * random.range(0.75, 1.15), wide * 0.3, stage.w - wide * 0.3)
    const height = Math.min(base, most) * (1 - back * 0.4) * (i ? random.range(0.85, 1.05) : 1)
    const y = footOf(stage, room, x, back, afloat)
    const flip = art.tall > 0.45 ? false : i ? random.chance(0.5) : hero > stage.w / 2
    return {
      art,
      spot: {
        x,
        y: y + (afloat ? (art.draught ?? 0.05) * height : 0),
        height,
        flip,
        colour: mention.colour,
        distance: room.noAir ? 0 : back * 0.3 + (art.tall > 0.5 ? 0.06 : 0),
        cast: afloat ? 'water' : 'ground',
        ...lightFor(stage, mention.colour !== undefined),
      },
    }
  })
}

function footOf(stage: Stage, room: Room, x: number, back: number, afloat: boolean): number {
  if (afloat && room.water) {
    const { top, bottom } = room.water
    return (
      top +
      (bottom - top) * ({ wide: 0.2, medium: 0.34, close: 0.55, aerial: 0.4 }[stage.scene.shot] * (1 - back * 0.75))
    )
  }
  return (
    room.ground?.(x, back) ??
    (room.water ? room.water.top + (room.water.bottom - room.water.top) * 0.3 : stage.h * 0.82)
  )
}

function flying(stage: Stage, room: Room, art: SubjectArt, mention: Mention, index: number, random: Random): Plan[] {
  const top = room.air?.top ?? stage.h * 0.08
  const bottom = room.air?.bottom ?? stage.horizon * 0.8
  const count = Math.min(mention.count, 9)
  const base = Math.min(
    sizeOf(stage, room, art.tall, index) * (count > 2 ? 0.62 : 1),
    (bottom - top) * 0.92,
    stage.w * 0.8 * (100 / art.width),
  )
  const centre = index ? stage.w - stage.focus : stage.focus
  return Array.from({ length: count }, (_, i): Plan => {
    const height = base * (i ? random.range(0.4, 0.85) : 1)
    const free = Math.max(0, bottom - top - height)
    const y = top + height + free * (i ? random.next() : random.range(0.2, 0.55))
    const x = i ? stage.w * random.range(0.08, 0.92) : centre
    return {
      art,
      spot: {
        x,
        y,
        height,
        flip: random.chance(0.5),
        colour: mention.colour,
        distance: i ? random.range(0.1, 0.4) : 0.04,
        cast: 'none',
        turn: random.spread() * (art.habitat === 'space' ? 0.35 : 0.08),
        ...lightFor(stage, mention.colour !== undefined),
      },
    }
  })
}

function people(
  stage: Stage,
  room: Room,
  mention: Mention,
  index: number,
  random: Random,
  taken: [number, number][],
  all: readonly Mention[],
): Plan[] {
  const boat = all.find(({ kind }) => BOATS.has(kind))
  if (boat && room.water) return []
  const one = sizeOf(stage, room, 0.36, index)
  const kinds = membersOf(mention, random)
  const crowd = kinds.length > 5
  const size = one * (crowd ? 0.62 : kinds.length > 2 ? 0.82 : 1)
  const spread = crowd ? stage.w * 0.8 : kinds.length * size * 0.34
  const middle = seat(
    stage,
    index ? stage.w - stage.focus : stage.focus,
    Math.max(size * 0.4, crowd ? stage.w * 0.5 : spread),
    taken,
    random,
  )
  return kinds.flatMap((kind, i): Plan[] => {
    const figure = figureOf(
      { ...mention, kind, traits: kinds.length > 1 && i ? new Set() : mention.traits },
      random,
      room.poses ?? uprightUnlessAsked(mention),
    )
    const t = kinds.length === 1 ? 0 : i / (kinds.length - 1) - 0.5
    const back = crowd ? random.range(0, 1) : 0
    const x = clamp(
      middle + t * spread + (crowd ? random.spread() * size * 0.2 : 0),
      size * 0.15,
      stage.w - size * 0.15,
    )
    const height = size * figure.scale * (1 - back * 0.35) * (i ? random.range(0.93, 1.04) : 1)
    const water = room.ground === undefined && room.water !== undefined
    const y = footOf(stage, room, x, back, water)
    const flip = i % 2 === 1 || (kinds.length === 1 && random.chance(0.5))
    const spot: Spot = {
      x,
      y,
      height,
      flip,
      colour: i ? undefined : mention.colour,
      layers: figure.layers,
      distance: room.noAir ? 0 : back * 0.3,
      cast: water ? 'water' : 'ground',
      ...lightFor(stage, mention.colour !== undefined),
    }
    return water ? afloat(stage, spot) : [{ art: figure.art, spot }]
  })
}

/** Nobody stands on the water: who is alone at sea sits in a rowing boat. */
function afloat(stage: Stage, spot: Spot): Plan[] {
  const hull = CATALOGUE.get('rowboat')
  if (!hull) return []
  const height = spot.height * 0.36
  const { layers: _standing, colour, ...rest } = spot
  const rower = figureOf({ kind: 'person', count: 1, traits: new Set(['sit']) }, stage.random.fork('rower'), ['sit'])
  return [
    {
      art: rower.art,
      spot: {
        ...rest,
        colour,
        layers: rower.layers,
        y: spot.y - height * 0.1,
        height: spot.height * 0.8,
        cast: 'none',
      },
    },
    { art: hull, spot: { ...rest, height, y: spot.y + height * 0.2, cast: 'water' } },
  ]
}

const uprightUnlessAsked = ({ traits }: Mention): readonly string[] | undefined =>
  ['sit', 'read', 'run', 'dance', 'arms', 'fish'].some((trait) => traits.has(trait))
    ? undefined
    : ['stand', 'coat', 'walk', 'dress']

function membersOf({ kind, count }: Mention, random: Random): string[] {
  if (kind === 'couple') return ['person', 'person']
  if (kind === 'family') return ['person', 'child', 'person', ...(random.chance(0.5) ? ['child'] : [])]
  if (kind === 'crowd') return Array.from({ length: 15 }, () => (random.chance(0.12) ? 'child' : 'person'))
  return Array.from({ length: Math.min(9, count) }, () => kind)
}

/** The lighthouse's beams, one to each side, and the lamp itself. */
function sweep(stage: Stage, art: SubjectArt, spot: Spot): void {
  const { time, weather } = stage.scene
  if (!art.beam || (time === 'day' && weather === 'clear')) return
  const unit = spot.height / 100
  const x = spot.x + (art.beam[0] - art.width / 2) * unit * (spot.flip ? -1 : 1)
  const y = spot.y - (100 - art.beam[1]) * unit
  const { lamp } = stage.palette
  const down = art.habitat === 'air'
  const power = time === 'night' ? 0.85 : time === 'day' ? 0.3 : 0.55
  if (down) paintBeam(stage, x, y, Math.PI / 2, stage.h - y, 0.3, lamp, power * 0.7)
  else {
    const tilt = stage.random.fork('beam').range(-0.1, 0.12)
    const towards = spot.x > stage.w / 2 ? Math.PI : 0
    paintBeam(stage, x, y, towards + (towards ? tilt : -tilt), stage.w * 0.95, 0.075, lamp, power)
    paintBeam(stage, x, y, towards + Math.PI - tilt, stage.w * 0.7, 0.075, lamp, power * 0.6)
  }
  glow(stage, x, y, stage.u * 0.3, lamp, power * 0.9)
  glow(stage, x, y, stage.u * 0.07, [255, 248, 226], power)
}
