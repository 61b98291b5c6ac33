import { hashText, Random } from '../core/random.ts'
import { timeFor, weatherFor } from './infer.ts'
import { lexicon, type Match, matches, wordsOf } from './lexicon.ts'
import { freeColours, worldTint, mentionsOf, SUBJECTS } from './read-mentions.ts'
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

/** Reads a prompt as an image. The same words always give the same scene. */
export function parseScene(prompt: string): Scene {
  const words = wordsOf(prompt)
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
  const mentions = mentionsOf(words, kept(matches(words, SUBJECTS)), traits)
  const placed = kept(matches(words, PLACES))
  const ranked = rank(placed, words.length)
  const places = waterFirst(ranked.map(([name]) => name))
  const sure = (ranked[0]?.[1] ?? 0) > 2.9
  const shot = kept(matches(words, SHOTS))[0]?.key ?? 'medium'
  const place =
    choosePlace(
      sure ? places : [],
      mentions,
      shot,
      random.fork('place'),
      placed.some(({ at }) => words[at - 1] === 'of' || words[at - 2] === 'of'),
    ) ??
    places[0] ??
    'abstract'
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
    mentions,
    sky,
    ...worldTint(freeColours(words, mentions), words),
    hash,
  }
}

const HOURS: readonly Time[] = ['night', 'dusk', 'dawn', 'day']

const strongest = (times: readonly Match<Time>[]): Time =>
  HOURS.find((hour) => times.some(({ key }) => key === hour)) ?? 'day'

/** The words for the contents: without hour, weather and the smallest words. */
function substance(words: readonly string[], light: readonly Match<string>[]): string {
  const skip = new Set(light.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  return words.filter((word, i) => !skip.has(i) && word.length > 2 && word !== 'the' && word !== 'and').join(' ')
}
