import { clamp } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { paintSubject } from '../../subjects/paint-subject.ts'
import type { Spot } from '../../subjects/spot.ts'
import type { Item } from './items.ts'

/** Where the things of a designed image stand. px. */
export interface Footing {
  /** The line that they stand on. */
  foot: number
  cast: NonNullable<Spot['cast']>
  light: Pick<Spot, 'front' | 'rim'>
}

export interface Placement {
  item: Item
  x: number
  /** Lower edge. */
  y: number
  height: number
  floats: boolean
}

/** A hero is at least so much of the image's height. */
const LEAST = 0.4
/** The most of it where words stand on the upper part, and the middle of what hangs in the air there. */
const [BELOW_WORDS, MIDDLE_BELOW] = [0.42, 0.7]
/** Those beside the hero, of its height, and what would lie on a table where they stand outdoors. */
const BESIDE = [0.62, 0.52]
const SMALL_OUTDOORS = 0.35

/** Things that hang in the air or on a wall, and heads, do not stand. */
const floats = ({ art }: Item): boolean => art.habitat !== 'land' && art.habitat !== 'table' && art.habitat !== 'water'

/** Height of a hero that leaves room for what stands beside it. */
function heroHeight(stage: Stage, item: Item, others: number): number {
  const { w, h, scene } = stage
  const shot = scene.shot === 'close' ? 1.16 : scene.shot === 'wide' ? 0.86 : 1
  const building = item.art.habitat === 'land' && item.art.tall > 0.5 ? 1.12 : 1
  const wanted = h * (0.6 - others * 0.025) * shot * building
  const room = (w * (others ? 0.48 : 0.62) * 100) / item.art.width
  const least = Math.min(h * LEAST, (w * 0.84 * 100) / item.art.width)
  return Math.max(least, Math.min(wanted, room, h * (scene.copySpace ? BELOW_WORDS : 0.66)))
}

/** Places the items as a group around the focus: the hero, then smaller ones at its sides. */
export function arrange(stage: Stage, items: readonly Item[], { foot, cast }: Footing): Placement[] {
  const { w, h, focus, light, scene } = stage
  const [hero, ...others] = items
  if (!hero) return []
  const height = heroHeight(stage, hero, others.length)
  const copies = others.length === 0 && !floats(hero) ? Math.min(3, hero.count) : 1
  const wide = (height * hero.art.width) / 100
  const at = (item: Item, x: number, size: number, down: number): Placement => {
    const off = floats(item)
    const y = off
      ? Math.min(foot, h * (scene.copySpace ? MIDDLE_BELOW : item === hero ? 0.48 : 0.44) + size / 2)
      : foot + down
    return { item, x, y, height: size, floats: off }
  }
  if (copies > 1) {
    const size = Math.max(h * LEAST, Math.min(height * 0.86, (w * 0.8 * 100) / hero.art.width / copies))
    const step = Math.min(
      (size * hero.art.width * 1.06) / 100,
      (w * 0.9 - (size * hero.art.width) / 100) / (copies - 1),
    )
    return Array.from({ length: copies }, (_, i) =>
      at(hero, focus + (i - (copies - 1) / 2) * step, size * (i === 0 ? 1 : 0.92), 0),
    )
  }
  const places = others.map((item, i): Placement => {
    const small = cast === 'ground' && item.art.habitat === 'table' ? SMALL_OUTDOORS : 1
    const size = Math.min(height * (BESIDE[i] ?? 0.5) * small, (w * 0.25 * 100) / item.art.width)
    const tall = item.layers ? Math.max(size, height * 0.8) : size
    const side = (i === 0 ? -1 : 1) * light.side
    const away = (wide + (tall * item.art.width) / 100) / 2
    return at(item, side * (away * 0.98 + w * 0.012), tall, h * 0.022)
  })
  // The group is balanced around the focus, and stays within the image: where there is no room, the hero covers a part.
  const half = ({ height: size, item }: Placement): number => (size * item.art.width) / 200
  const left = Math.min(-wide / 2, ...places.map((place) => place.x - half(place)))
  const right = Math.max(wide / 2, ...places.map((place) => place.x + half(place)))
  const margin = w * 0.03
  const centre = clamp(focus - (left + right) / 2, Math.min(w / 2, margin - left), Math.max(w / 2, w - margin - right))
  return [
    at(hero, centre, height, 0),
    ...places.map((place) => {
      const edge = margin + half(place)
      return { ...place, x: clamp(centre + place.x, Math.min(edge, w / 2), Math.max(w - edge, w / 2)) }
    }),
  ]
}

/** Paints the hero first: what is beside it stands nearer. */
export function paintItems(stage: Stage, places: readonly Placement[], { cast, light }: Footing): void {
  const all = places.flatMap((place) => [
    ...(place.item.group ?? []).map((item, i) => ({
      ...{ ...place, item, height: place.height * 0.93 },
      ...{ x: place.x + (i ? 1 : -1) * place.height * 0.25, y: place.y - stage.h * 0.012 },
    })),
    place,
  ])
  for (const { item, x, y, height, floats: off } of all) {
    paintSubject(stage, item.art, {
      ...{ x, y, height },
      ...(item.layers && { layers: item.layers }),
      colour: item.colour,
      cast: off ? 'none' : cast,
      ...light,
    })
  }
}
