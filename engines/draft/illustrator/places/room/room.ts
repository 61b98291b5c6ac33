import { hex, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { paintShafts } from '../../layers/beams.ts'
import { glow, paintMotes } from '../../layers/glow.ts'
import { isPerson } from '../../parse/infer.ts'
import type { Mention, RoomKind } from '../../parse/scene.ts'
import { isFurniture, isOutdoors } from '../../objects/objects.ts'
import { artInPlace } from '../../subjects/find-art.ts'
import { paintSubject } from '../../subjects/paint-subject.ts'
import { figureOf } from '../../subjects/person.ts'
import { placeSubjects } from '../../subjects/place-subjects.ts'
import { type Box, daylight, paintBox } from './frame-room.ts'
import { fittings } from './fittings.ts'
import { table, thing } from './furniture.ts'

const DESKS: ReadonlySet<RoomKind> = new Set([
  'study',
  'office',
  'lab',
  'workshop',
  'classroom',
  'library',
  'kitchen',
  'cafe',
])

/** An interior: walls and window, what such a room has, then people and things, then the lamp's light over all. */
export function room(stage: Stage): void {
  const { c, w, h, scene } = stage
  const random = stage.random.fork('camera')
  // The camera stands nearer or further, more to one side or the other.
  const zoom = random.range(1.02, 1.24) * { wide: 0.98, medium: 1.06, close: 1.36, aerial: 1 }[scene.shot]
  const reach = (zoom - 1) / 2
  c.save()
  c.translate(w / 2 + w * reach * random.range(-0.95, 0.95), h * (0.5 + reach * random.range(0.25, 0.95)))
  c.scale(zoom, zoom)
  c.translate(-w / 2, -h / 2)
  interior(stage)
  c.restore()
}

function interior(outer: Stage): void {
  const { scene, u, w, h } = outer
  const box = paintBox(outer, scene.room)
  const stage = indoors(outer, box)
  const random = stage.random.fork('room')
  fittings(stage, box, scene.room, random)
  const people = scene.mentions.filter(({ kind }) => isPerson(kind))
  const things = scene.mentions.filter(({ kind }) => !isPerson(kind) && !isOutdoors(kind) && !isFurniture(kind))
  const small = things.filter(({ kind }) => isSmall(outer, kind))
  const large = things.filter(({ kind }) => !isSmall(outer, kind))
  const desk = (people.length > 0 && DESKS.has(scene.room)) || small.length > 0
  if (large.length || (people.length && !desk))
    placeSubjects(
      { ...stage, scene: { ...scene, mentions: [...large, ...(desk ? [] : people)] } },
      {
        ground: (_, back) => h * (0.93 - back * 0.08),
        scale: 1.5,
        noAir: true,
        poses: ['stand', 'dress', 'walk', 'sit'],
      },
    )
  if (desk) atDesk(stage, box, people, small, random)
  if (!scene.mentions.length)
    thing(stage, 'armchair', stage.focus, h * 0.94, u * 0.42, {
      colour: mix(stage.palette.accent, stage.palette.material('leather'), 0.35),
      cast: 'ground',
    })
  const on = 1 - daylight(stage) * 0.8
  glow(stage, w / 2 - box.side * w * 0.22, h * 0.44, u * 0.7, stage.palette.lamp, 0.16 * on)
  if (scene.time !== 'night' && scene.weather === 'clear')
    paintShafts(stage, stage.light.x, h * 0.08, -box.side * 0.62, h * 0.85, stage.palette.glow, 0.2, 5)
  paintMotes(stage, stage.palette.glow, 26, { x: w * 0.1, y: h * 0.15, w: w * 0.8, h: h * 0.6 }, 0.0012)
}

/** In here people and things are lit by the window by day and by the lamp, from the other side, after dark. */
function indoors(stage: Stage, box: Box): Stage {
  const day = daylight(stage)
  const dark = day < 0.5
  const { palette } = stage
  const lit = palette.under(
    [0.36 + 0.36 * day, 0.3 + 0.4 * day, 0.22 + 0.46 * day],
    [0.24 + 0.14 * day, 0.22 + 0.16 * day, 0.23 + 0.19 * day],
  )
  return {
    ...stage,
    light: { ...stage.light, side: dark ? (-box.side as 1 | -1) : box.side },
    palette: dark ? { ...lit, glow: palette.lamp, sun: mix(palette.lamp, [255, 244, 220], 0.4) } : lit,
  }
}

const isSmall = (stage: Stage, kind: string): boolean =>
  ['table', 'wall'].includes(artInPlace(stage, kind)?.habitat ?? '') || kind === 'mouse'

/** A person behind a table, and on it the things in the prompt. */
function atDesk(stage: Stage, box: Box, people: readonly Mention[], small: readonly Mention[], random: Random): void {
  const { u, w, h, palette, scene } = stage
  const close = scene.shot === 'close' ? 1.25 : 1
  const top = h * 0.8
  const wide = Math.min(w * 0.86, u * 1.15 * close)
  const x = stage.focus
  const person = people[0]
  const writes = person?.traits.has('write') || scene.room === 'study' || scene.room === 'office'
  if (person) {
    const traits = new Set(person.traits)
    if (writes) traits.add('write')
    const figure = figureOf({ ...person, traits }, random, writes ? ['write'] : ['stand', 'dress', 'coat'])
    const height = u * (writes ? 0.5 : 0.68) * figure.scale * close
    paintSubject(stage, figure.art, {
      x: x - (writes ? u * 0.1 : 0),
      y: writes ? top + u * 0.05 : h * 0.97,
      height,
      layers: figure.layers,
      colour: person.colour,
      front: 0.3 + 0.4 * daylight(stage),
      rim: 0.85,
      cast: 'none',
    })
  }
  people.slice(1, 3).forEach((other, i) => {
    const figure = figureOf(other, random, ['stand', 'dress'])
    paintSubject(stage, figure.art, {
      x: x + (i ? -1 : 1) * u * 0.48,
      y: h * 0.95,
      height: u * 0.74 * figure.scale,
      layers: figure.layers,
      colour: other.colour,
      front: 0.4,
      rim: 0.6,
      cast: 'none',
    })
  })
  table(
    stage,
    box,
    x,
    top,
    wide,
    h * 1.02,
    palette.material(scene.room === 'lab' || scene.room === 'office' ? 'concrete' : 'wood'),
  )
  const items: { kind: string; count: number; colour?: Mention['colour'] }[] = small.length
    ? [...small]
    : standard(scene.room).map((kind) => ({ kind, count: 1 }))
  const seats = person ? [0.3, -0.38, 0.42, -0.26] : [0, 0.3, -0.32, 0.42]
  let seat = 0
  for (const { kind, count, colour } of items.slice(0, 3))
    for (let i = 0; i < Math.min(count, 3); i++) {
      const art = artInPlace(stage, kind)
      if (!art || seat >= seats.length) break
      const usual = u * art.tall * (person ? 0.42 : seat === 0 ? 0.85 : 0.6) * close
      // What the sentence is about is large, unless a person is.
      const height =
        person || seat > 0 || small.length === 0 ? usual : Math.max(usual, Math.min(h * 0.36, (w * 40) / art.width))
      thing(stage, kind, x + wide * (seats[seat] ?? 0), top + u * 0.004, height, {
        ...(colour ? { colour } : {}),
        cast: 'ground',
      })
      seat++
    }
  const lit = !items.some(({ kind }) => kind === 'candle' || kind === 'lampobject')
  if (lit && daylight(stage) < 0.7) {
    const kind = scene.lamp === 'candle' ? 'candle' : 'lampobject'
    const lx = x - box.side * wide * 0.4
    thing(stage, kind, lx, top + u * 0.004, u * (kind === 'candle' ? 0.16 : 0.28))
    glow(stage, lx, top - u * 0.17, u * 0.75, palette.lamp, 0.62)
    glow(stage, lx, top, u * 0.4, palette.lamp, 0.42, 1.9)
  }
  void hex
}

function standard(kind: RoomKind): readonly string[] {
  return {
    study: ['books', 'letter', 'cup'],
    bedroom: ['candle', 'book'],
    kitchen: ['bread', 'bowl', 'bottle'],
    library: ['book', 'books', 'globe'],
    office: ['laptop', 'cup', 'potplant'],
    lab: ['microscope', 'flask', 'flask'],
    cafe: ['cup', 'cake', 'vase'],
    classroom: ['book', 'globe', 'apple'],
    workshop: ['clock', 'gear', 'lantern'],
    hall: ['candle', 'vase'],
  }[kind]
}
