import { hashText, Random } from '../core/random.ts'
import { timeFor, weatherFor } from './infer.ts'
import { clausesOf, lexicon, type Match, matches } from './lexicon.ts'
import { BUILDINGS } from '../subjects/buildings.ts'
import { freeColours, worldTint } from './read-colours.ts'
import { mentionsOf, SUBJECTS } from './read-mentions.ts'
import { BACKDROPS, waterFirst, rank, choosePlace } from './read-place.ts'
import type { RoomKind, Scene, SkyExtra, Time } from './scene.ts'
import {
  LAMP_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  SHOT_WORDS,
  SKY_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words-light.ts'
import { NOT_WORDS, TRAIT_WORDS } from './words-people.ts'
import { PLACE_WORDS, ROOM_WORDS } from './words-places.ts'

const PLACES = lexicon(PLACE_WORDS)

const ROOMS = lexicon(ROOM_WORDS)

const TIMES = lexicon(TIME_WORDS)

const WEATHERS = lexicon(WEATHER_WORDS)

const SEASONS = lexicon(SEASON_WORDS)

const SHOTS = lexicon(SHOT_WORDS)

const MOODS = lexicon(MOOD_WORDS)

const SKIES = lexicon(SKY_WORDS)

const LAMPS = lexicon(LAMP_WORDS)

const TRAITS = lexicon(TRAIT_WORDS)

/** Reads a prompt as a picture. The same words always give the same scene. */
export function parseScene(prompt: string): Scene {
  const words = clausesOf(prompt)
  const shown = words.map(
    (_, i) =>
      !NOT_WORDS.has(words[i - 1] ?? '') &&
      !(NOT_WORDS.has(words[i - 2] ?? '') && ['a', 'an', 'any', 'the', 'one'].includes(words[i - 1] ?? '')),
  )
  const kept = <Key extends string>(list: Match<Key>[]): Match<Key>[] => list.filter(({ at }) => shown[at])
  const times = kept(matches(words, TIMES))
  const weathers = kept(matches(words, WEATHERS))
  const hash = hashText(substance(words, [...times, ...weathers]))
  const random = new Random(hash)

  const sky = new Set<SkyExtra>(kept(matches(words, SKIES)).map(({ key }) => key))
  const traits = new Set(kept(matches(words, TRAITS)).map(({ key }) => key))
  const named = kept(matches(words, SUBJECTS))
  const mentions = mentionsOf(words, named, traits)
  const placed = kept(matches(words, PLACES))
  const ranked = rank(placed, words.length)
  const places = waterFirst(ranked.map(([name]) => name))
  const sure = (ranked[0]?.[1] ?? 0) > 2.9
  const shot = kept(matches(words, SHOTS))[0]?.key ?? 'medium'
  const chosen =
    choosePlace(
      sure ? places : [],
      mentions,
      shot,
      random.fork('place'),
      placed.some(({ at }) => words[at - 1] === 'of' || words[at - 2] === 'of'),
    ) ??
    places[0] ??
    'abstract'
  // A lighthouse in the sea stands on a rock of its coast.
  const place = chosen === 'sea' && mentions.some(({ kind }) => BUILT.has(kind) && kind !== 'bridge') ? 'coast' : chosen
  // 'In the bakery' is a room, not a bakery seen from outside.
  const walls = new Set(
    named
      .filter(
        ({ key, at }) =>
          BUILT.has(key) &&
          (place === 'room' ||
            placed.some((spot) => spot.key === place && at >= spot.at && at < spot.at + spot.length)),
      )
      .map(({ key }) => key),
  )
  const season = kept(matches(words, SEASONS))[0]?.key
  const rooms = kept(matches(words, ROOMS))
  const timeNamed = times.length > 0
  const mood = kept(matches(words, MOODS))[0]?.key
  return {
    place,
    backdrop: places.find((other) => other !== place && BACKDROPS.has(other)),
    room: rooms[0]?.key ?? random.fork('room').pick<RoomKind>(['study', 'bedroom', 'kitchen', 'library', 'office']),
    time: timeNamed
      ? strongest(times)
      : (sky.has('moon') || sky.has('stars')) && place !== 'planet'
        ? 'night'
        : timeFor(random.fork('time')),
    timeNamed,
    weather:
      weathers.find(({ key }) => key !== 'clear')?.key ??
      (weathers.length ? 'clear' : weatherFor(random.fork('weather'), season)),
    season,
    shot,
    mood,
    lamp: kept(matches(words, LAMPS))[0]?.key,
    mentions: mentions.filter(({ kind }) => !walls.has(kind)),
    sky,
    ...worldTint(freeColours(words, mentions), words),
    hash,
  }
}

const BUILT: ReadonlySet<string> = new Set(Object.keys(BUILDINGS))

const HOURS: readonly Time[] = ['night', 'dusk', 'dawn', 'day']

const strongest = (times: readonly Match<Time>[]): Time =>
  HOURS.find((hour) => times.some(({ key }) => key === hour)) ?? 'day'

/** The words that say what is shown: without hour, weather and the smallest words. */
function substance(words: readonly string[], light: readonly Match<string>[]): string {
  const skip = new Set(light.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  return words.filter((word, i) => !skip.has(i) && word.length > 2 && word !== 'the' && word !== 'and').join(' ')
}
