import type { Random } from '../core/random.ts'
import { isOutdoors } from '../objects/objects.ts'
import { isPerson, isTableThing, livesOutdoors, placeFor } from './infer.ts'
import { type Match, isWeak } from './lexicon.ts'
import type { Mention, Place } from './scene.ts'

export const BACKDROPS: ReadonlySet<Place> = new Set([
  'mountains',
  'city',
  'forest',
  'hills',
  'sea',
  'village',
  'desert',
  'volcano',
  'snow',
])

/** Mountains and a lake are a lake under mountains: water is in front of its reflection's source. */
export function waterFirst(places: Place[]): Place[] {
  const [first, second] = places
  const reflects =
    first === 'mountains' ||
    first === 'forest' ||
    first === 'hills' ||
    first === 'snow' ||
    first === 'volcano' ||
    first === 'village'
  return reflects && second && ['lake', 'river', 'sea', 'harbour'].includes(second)
    ? [second, first, ...places.slice(2)]
    : places
}

/** Enclosing places override nearby ones: 'underwater, in the ocean' is underwater. */
const INSIDE: ReadonlySet<Place> = new Set(['underwater', 'space', 'cave', 'stage'])

/** Places by weight: strong words count more, earlier ones a little more. */
export function rank(found: readonly Match<Place>[], total: number): readonly (readonly [Place, number])[] {
  const scores = new Map<Place, number>()
  for (const { key, at, length, text } of found) {
    // 'A city street' is a street, 'a mountain lake' a lake: of two places side by side the last one counts.
    const aside = found.some((other) => other.at === at + length && other.key !== key) ? 2.2 : 0
    scores.set(
      key,
      (scores.get(key) ?? 0) +
        (isWeak(text) ? 0.8 : 3 + (INSIDE.has(key) ? 2 : 0)) +
        length * 0.4 +
        (1 - at / Math.max(1, total)) * 0.9 -
        aside,
    )
  }
  return [...scores].sort((a, b) => b[1] - a[1])
}

export function choosePlace(
  places: readonly Place[],
  mentions: readonly Mention[],
  shot: string,
  random: Random,
  about: boolean,
): Place | undefined {
  const first = mentions[0]
  const named = places[0]
  if (first && isPerson(first.kind) && shot === 'close' && (!named || named === 'portrait' || named === 'studio'))
    return 'portrait'
  // A building does not stand in a room, and what is cut up or carried does not stand in a landscape.
  if (first && named === 'room' && isOutdoors(first.kind)) return 'studio'
  if (first && named === 'room' && livesOutdoors(first.kind)) return placeFor(mentions, random)
  if (first && mentions.some(({ kind }) => isTableThing(kind)) && named && named !== 'room' && !INSIDE.has(named))
    return 'studio'
  // 'A map of the sea' shows a map; 'a map on the beach' shows a beach.
  if (first && isTableThing(first.kind) && (named === 'studio' || (about && named !== 'room'))) return 'studio'
  if (named && named !== 'studio') return named
  return placeFor(mentions, random) ?? named
}
