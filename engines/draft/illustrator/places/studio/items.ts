import type { Colour } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { isPerson } from '../../parse/infer.ts'
import type { Mention } from '../../parse/scene.ts'
import { itemsOf } from '../../parse/venues.ts'
import type { Family } from '../../palette/tones.ts'
import type { SubjectArt } from '../../subjects/art.ts'
import { artOf } from '../../subjects/find-art.ts'
import { figureOf, type Placed } from '../../subjects/person.ts'

/** A thing or person of a designed image. */
export interface Item {
  kind: string
  art: SubjectArt
  layers?: readonly Placed[]
  colour: Colour | undefined
  count: number
  /** Others who stand close behind a person. */
  group?: readonly Item[]
}

/** At most so many stand in an image: more is a crowd of signs. */
export const MOST = 3

/** What the image shows, the hero first: the prompt's things, its people, then what goes with the hero. */
export function itemsToShow(stage: Stage): Item[] {
  const { mentions, extras, venue } = stage.scene
  const things = mentions.filter(({ kind }) => !isPerson(kind))
  const people = mentions.filter(({ kind }) => isPerson(kind)).slice(0, 1)
  const first = mentions[0] && isPerson(mentions[0].kind) ? [...people, ...things] : [...things, ...people]
  const onShelves = new Set(things.length > 0 ? itemsOf(venue) : [])
  const beside = extras.filter((kind, i) => !onShelves.has(kind) || i < MOST - first.length)
  const list = [...first.map((mention) => itemOf(stage, mention)), ...beside.map((kind) => thingOf(stage, kind))]
  return list.filter((item) => item !== undefined).slice(0, MOST)
}

/** The things on a venue's shelves. */
export const shelfOf = (stage: Stage): Item[] =>
  itemsOf(stage.scene.venue).flatMap((kind) => thingOf(stage, kind) ?? [])

function itemOf(stage: Stage, mention: Mention): Item | undefined {
  if (!isPerson(mention.kind)) return thingOf(stage, mention.kind, mention)
  const random = stage.random.fork('figure')
  const kind = mention.kind === 'child' ? 'child' : 'person'
  const figure = figureOf({ ...mention, kind, count: 1 }, random, ['stand', 'walk', 'dress', 'coat', 'arms', 'read'])
  const count =
    mention.kind === 'crowd' ? 3 : mention.kind === 'couple' || mention.kind === 'family' ? 2 : mention.count
  const one = { kind: mention.kind, art: figure.art, layers: figure.layers, colour: mention.colour, count: 1 }
  const others = Array.from({ length: Math.min(2, count - 1) }, (_, i): Item => {
    const other = figureOf({ kind, count: 1, traits: new Set() }, random.fork(`other${i}`), ['stand', 'dress', 'coat'])
    return { ...one, art: other.art, layers: other.layers, colour: undefined }
  })
  return { ...one, group: others }
}

function thingOf(stage: Stage, kind: string, mention?: Mention): Item | undefined {
  const art = artOf(stage, kind)
  return art && { kind, art, colour: mention?.colour, count: mention?.count ?? 1 }
}

/** The family of tones that most of a thing is in. */
export function familyOf({ tones, palette }: Stage, { art, colour }: Item): Family {
  if (!art.isVector) return tones.familyOf(hexOf(colour ?? palette.material(art.own)))
  const areas = new Map<Family, number>()
  for (const [tone, drawing] of art.parts) {
    if (!tone.startsWith('#') || typeof drawing === 'string') continue
    const family = tones.familyOf(tone)
    areas.set(family, (areas.get(family) ?? 0) + areaOf(drawing[0]?.steps ?? []))
  }
  return [...areas].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'ink'
}

function areaOf(steps: readonly { op: string; x?: number; y?: number }[]): number {
  const points = steps.flatMap(({ x, y }) => (x === undefined || y === undefined ? [] : [[x, y] as const]))
  const span = (at: 0 | 1): number =>
    points.reduce((most, point) => Math.max(most, point[at]), -Infinity) -
    points.reduce((least, point) => Math.min(least, point[at]), Infinity)
  return points.length ? span(0) * span(1) : 0
}

const hexOf = (colour: Colour): string =>
  `#${colour
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
