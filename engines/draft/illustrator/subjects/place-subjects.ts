import { clamp } from '../core/maths.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { paintBeam } from '../layers/beams.ts'
import { glow } from '../layers/glow.ts'
import { isPerson } from '../parse/infer.ts'
import type { Mention } from '../parse/scene.ts'
import type { SubjectArt } from './art.ts'
import { artInPlace } from './find-art.ts'
import { paintSubject } from './paint-subject.ts'
import { type Spot } from './spot.ts'
import { placePeople } from './place-people.ts'
import { type Room, type Plan, sizeOf, seat, lightFor, footOf } from './seats.ts'

/** Sets the prompt's people, animals and things into a place: the first one largest, on its third of the image. */
export function placeSubjects(stage: Stage, room: Room): void {
  const random = stage.random.fork('subjects')
  const shown = stage.scene.mentions.filter(({ kind }) => !room.done?.includes(kind))
  // Small things belong on tables; on land they are shown when nothing else is, at sea never.
  const concrete = shown.filter(({ kind }) => artInPlace(stage, kind)?.habitat !== 'table')
  const list = concrete.length || !room.ground ? concrete : shown
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

function planOf(
  stage: Stage,
  room: Room,
  mention: Mention,
  index: number,
  random: Random,
  taken: [number, number][],
  all: readonly Mention[],
): Plan[] {
  if (isPerson(mention.kind)) return placePeople(stage, room, mention, index, random, taken, all)
  const art = artFor(stage, mention, room)
  if (!art) return []
  const lands = room.landed === true && (mention.kind === 'astronaut' || mention.kind === 'rocket')
  return art.habitat === 'air' ||
    (art.habitat === 'space' && !lands) ||
    (art.habitat === 'deep' && room.air && !room.ground)
    ? flying(stage, room, art, mention, index, random)
    : standing(stage, room, art, all.length > 2 ? { ...mention, count: 1 } : mention, index, random, taken)
}

function artFor(stage: Stage, { kind }: Mention, room: Room): SubjectArt | undefined {
  const art = artInPlace(stage, kind)
  // A whale at the surface leaps; in the deep it glides.
  if (kind === 'whale' && room.water) return artInPlace(stage, 'breach')
  return art
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
    room,
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

function flying(stage: Stage, room: Room, art: SubjectArt, mention: Mention, index: number, random: Random): Plan[] {
  const { copySpace } = stage.scene
  const top = copySpace ? stage.h * 0.46 : (room.air?.top ?? stage.h * 0.08)
  const bottom = copySpace ? stage.h * 0.84 : (room.air?.bottom ?? stage.horizon * 0.8)
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
