import { type Colour, hex } from '../core/colour.ts'
import { hashText, Random } from '../core/random.ts'
import { isPerson, isTableThing, placeFor, timeFor, weatherFor } from './infer.ts'
import { lexicon, type Match, matches, wordsOf } from './lexicon.ts'
import type { Mention, Place, RoomKind, Scene, SkyExtra, Time } from './scene.ts'
import {
  COLOUR_WORDS,
  LAMP_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  SHOT_WORDS,
  SKY_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words-light.ts'
import { COUNT_WORDS, NOT_WORDS, TRAIT_WORDS } from './words-people.ts'
import { PLACE_WORDS, ROOM_WORDS } from './words-places.ts'
import { SUBJECT_WORDS } from './words-subjects.ts'
import { isWeak } from './words-weak.ts'

const PLACES = lexicon(PLACE_WORDS)
const ROOMS = lexicon(ROOM_WORDS)
const SUBJECTS = lexicon(SUBJECT_WORDS)
const TIMES = lexicon(TIME_WORDS)
const WEATHERS = lexicon(WEATHER_WORDS)
const SEASONS = lexicon(SEASON_WORDS)
const SHOTS = lexicon(SHOT_WORDS)
const MOODS = lexicon(MOOD_WORDS)
const SKIES = lexicon(SKY_WORDS)
const LAMPS = lexicon(LAMP_WORDS)
const TRAITS = lexicon(TRAIT_WORDS)
const COLOURS = lexicon(Object.fromEntries(COLOUR_WORDS))

const MOST = 4
const HOLDERS: ReadonlySet<string> = new Set([
  'bottle',
  'cup',
  'bowl',
  'glass',
  'bag',
  'gift',
  'book',
  'chart',
  'house',
  'factory',
])

/** Reads a prompt as a picture. The same words always give the same scene. */
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
    time: timeNamed ? strongest(times) : sky.has('moon') || sky.has('stars') ? 'night' : timeFor(random.fork('time')),
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
    ...freeColours(words, mentions),
    hash,
  }
}

const BACKDROPS: ReadonlySet<Place> = new Set([
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

/** Mountains and a lake are a lake under mountains: water lies in front of what it reflects. */
function waterFirst(places: Place[]): Place[] {
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

const HOURS: readonly Time[] = ['night', 'dusk', 'dawn', 'day']
const strongest = (times: readonly Match<Time>[]): Time =>
  HOURS.find((hour) => times.some(({ key }) => key === hour)) ?? 'day'

/** The words that say what is shown: without hour, weather and the smallest words. */
function substance(words: readonly string[], light: readonly Match<string>[]): string {
  const skip = new Set(light.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  return words.filter((word, i) => !skip.has(i) && word.length > 2 && word !== 'the' && word !== 'and').join(' ')
}

/** Where one is decides over what is near: 'underwater, in the ocean' is underwater. */
const INSIDE: ReadonlySet<Place> = new Set(['underwater', 'space', 'cave', 'stage'])

/** Places by weight: strong words count more, earlier ones a little more. */
function rank(found: readonly Match<Place>[], total: number): readonly (readonly [Place, number])[] {
  const scores = new Map<Place, number>()
  for (const { key, at, length, text } of found)
    scores.set(
      key,
      (scores.get(key) ?? 0) +
        (isWeak(text) ? 0.8 : 3 + (INSIDE.has(key) ? 2 : 0)) +
        length * 0.4 +
        (1 - at / Math.max(1, total)) * 0.9,
    )
  return [...scores].sort((a, b) => b[1] - a[1])
}

function choosePlace(
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
  // 'A map of the sea' shows a map; 'a map on the beach' shows a beach.
  if (first && isTableThing(first.kind) && (named === 'studio' || (about && named !== 'room'))) return 'studio'
  if (named && named !== 'studio') return named
  return placeFor(mentions, random) ?? named
}

function mentionsOf(words: readonly string[], found: readonly Match<string>[], traits: ReadonlySet<string>): Mention[] {
  const strong = found.filter(({ text }) => !isWeak(text))
  const list: Mention[] = []
  const taken = new Set<number>()
  let ends = -1
  for (const match of strong.length ? strong : found.slice(0, 1)) {
    // One word may name two things (a boat that is a boot): the first meaning stands.
    if (taken.has(match.at) || list.some(({ kind }) => kind === match.key)) continue
    taken.add(match.at)
    const before = list.at(-1)
    if (before && ends === match.at && !isPerson(match.key) && !isPerson(before.kind)) {
      // 'Perfume bottle' is perfume, 'retriever puppy' is a puppy: the last noun names the thing, unless it only holds it.
      if (HOLDERS.has(match.key)) continue
      list.pop()
    }
    ends = match.at + match.length
    list.push({ kind: match.key, count: countOf(words, match), traits, ...colourOf(words, match) })
  }
  const carried = [...traits].some((trait) => ['umbrella', 'lantern', 'suitcase', 'kite'].includes(trait))
  if (carried && !list.some(({ kind }) => isPerson(kind))) list.push({ kind: 'person', count: 1, traits })
  return list.slice(0, MOST)
}

function countOf(words: readonly string[], { at, length, key }: Match<string>): number {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const count = COUNT_WORDS[words[i] ?? '']
    if (count) return count
  }
  const last = words[at + length - 1] ?? ''
  const plural = last.endsWith('s') && !last.endsWith('ss') && !SUBJECTS.get(last)?.includes(key)
  return plural ? 3 : 1
}

function colourAt(words: readonly string[], i: number): Colour | undefined {
  const text = matches(words.slice(i, i + 1), COLOURS)[0]?.key
  return text ? hex(text) : undefined
}

function colourOf(words: readonly string[], { at }: Match<string>): { colour?: Colour } {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const colour = colourAt(words, i)
    if (colour) return { colour }
  }
  const after = /^(in|wearing|mit|en)$/.test(words[at + 1] ?? '')
    ? (colourAt(words, at + 2) ?? colourAt(words, at + 3))
    : undefined
  return after ? { colour: after } : {}
}

/** Colours that belong to no drawn thing. Before a word for light they tint it, elsewhere they are accents. */
function freeColours(words: readonly string[], mentions: readonly Mention[]): Pick<Scene, 'tint' | 'accents'> {
  const owned = new Set(mentions.map(({ colour }) => colour?.join()))
  let tint: Colour | undefined
  const accents: Colour[] = []
  words.forEach((_, i) => {
    const colour = colourAt(words, i)
    if (!colour || owned.has(colour.join()) || Math.max(...colour) - Math.min(...colour) < 30) return
    if (LIGHT.has(words[i + 1] ?? '')) tint ??= colour
    else if (!accents.some((other) => other.join() === colour.join())) accents.push(colour)
  })
  return { tint, accents }
}

const LIGHT = new Set(
  'light sky glow sunset sunrise hour haze mist fog sun clouds cloud tones tone palette atmosphere moon dusk dawn evening morning horizon lights hues hue air ambience lighting sunlight moonlight himmel licht ciel cielo luce lumiere luz'.split(
    ' ',
  ),
)
