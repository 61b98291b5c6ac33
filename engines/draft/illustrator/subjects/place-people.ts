import { clamp } from '../core/maths.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import type { Mention } from '../parse/scene.ts'
import { CATALOGUE } from './catalogue.ts'
import { type Spot } from './spot.ts'
import { figureOf } from './person.ts'
import { type Room, type Plan, sizeOf, seat, lightFor, footOf } from './seats.ts'

const BOATS: ReadonlySet<string> = new Set(['rowboat', 'boat', 'sailboat', 'galleon'])

export function placePeople(
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
    room,
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

/** People do not stand on water: a person alone at sea sits in a rowing boat. */
export function afloat(stage: Stage, spot: Spot): Plan[] {
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
