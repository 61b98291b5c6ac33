import { hex } from '../core/colour.ts'
import { hashText, Random } from '../core/random.ts'
import { timeFor, weatherFor } from './infer.ts'
import { layoutOf } from './layout.ts'
import { latinToEnglish } from './latin-to-english.ts'
import { isEnglish, lexicon, type Match, matches, wordsOf } from './lexicon.ts'
import { freeColours, worldTint, mentionsOf } from './read-mentions.ts'
import { BACKDROPS, waterFirst, rank, choosePlace } from './read-place.ts'
import type { Mention, Place, RoomKind, Scene, Season, SkyExtra, Time } from './scene.ts'
import {
  LAMP_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  SHOT_WORDS,
  SKY_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words-light.ts'
import { VENUE_WORDS } from './venues.ts'
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

const VENUES = lexicon(VENUE_WORDS)

/** What is said of an image rather than of what it shows, and figures of speech that name a thing. */
const NOT_SHOWN =
  /\b(?:copy space(?: at the top)?|depth of field|lens flares?|bird[’']?s?[- ]eye(?: view)?|eye[- ]level|eye contact|fish[- ]?eye|film grain|grainy film|oil painting|watercolou?r(?: painting)?|pencil (?:drawing|sketch)|line art|ink drawing|vector (?:art|illustration)|(?:crane|drone) (?:shot|view|footage)|camera (?:angle|pans?|moves?|zooms?|follows?)|point of view|word of mouth|(?:on|in) (?:the other|one) hand|(?:by|second|first|at|on)[- ]hand|hand[- ]?made|hands at work|at the heart of|by heart|in the face of|face to face|in hand|heads? up|in light of|bottom line|in the long run|piece of cake|under the weather|big picture|key (?:to|points?|messages?)|long shot|state of the art|silver lining|head ?start|pain points?|milestones?)\b/giu

const COPY_SPACE = /\bcopy space\b/iu

/** The name of a street: its words are not subjects, as Mill Street shows no mill. */
const STREET_NAME = /\b(?:\p{Lu}[\p{L}’']+ )+(?=(?:Street|Road|Avenue|Lane|Square|Boulevard|Drive|Alley)\b)/gu

/** A figure that grew or fell, in one sentence. */
const CHANGE =
  /(?<![\p{L}-])(?:(?<rise>grew|grown|grows|growth|rose|risen|increased?|up|doubled|tripled)|(?<fall>fell|fallen|dropped|decreased|declined|shrank|down|halved))\b[^.!?]{0,40}(?:\d ?%|\bpercent\b|\bfrom \S*\d)/iu

/** What a prompt shows without naming it: dancers where one learns to dance, a chart where a figure grew. */
function unnamed(prompt: string, read: readonly Mention[], traits: ReadonlySet<string>): Mention[] {
  const change = CHANGE.exec(prompt)?.groups
  if (change) return [{ kind: change.rise ? 'chart-increasing' : 'chart-decreasing', count: 1, traits: new Set() }]
  return read.length === 0 && traits.has('dance') ? [{ kind: 'couple', count: 2, traits: new Set(['dance']) }] : []
}

const WHEN: ReadonlySet<string> = new Set(['after', 'before', 'during', 'until', 'past'])

/** Where one is in a season, when nothing else is named. */
const IN_SEASON: Readonly<Record<Season, Place>> = {
  spring: 'garden',
  summer: 'beach',
  autumn: 'forest',
  winter: 'snow',
}

/** Reads a prompt as an image. The same words always give the same scene. */
export function parseScene(prompt: string): Scene {
  const { words, starts } = clauses(prompt.replace(STREET_NAME, '').replace(NOT_SHOWN, ' '))
  // 'No coffee after lunch' speaks of coffee; 'no people' and 'a street with no people' show none.
  const isSaid = (at: number): boolean => words[at] === 'no' && starts.has(at) && WHEN.has(words[at + 2] ?? '')
  const isLeftOut = (at: number): boolean => NOT_WORDS.has(words[at] ?? '') && !isSaid(at)
  const shown = words.map(
    (_, i) => !isLeftOut(i - 1) && !(isLeftOut(i - 2) && ['a', 'an', 'any', 'the', 'one'].includes(words[i - 1] ?? '')),
  )
  const kept = <Key extends string>(list: Match<Key>[]): Match<Key>[] => list.filter(({ at }) => shown[at])
  const times = kept(matches(words, TIMES))
  const weathers = kept(matches(words, WEATHERS))
  const hash = hashText(substance(words, [...times, ...weathers]))
  const random = new Random(hash)

  const sky = new Set<SkyExtra>(kept(matches(words, SKIES)).map(({ key }) => key))
  const traits = new Set(kept(matches(words, TRAITS)).map(({ key }) => key))
  const placed = kept(matches(words, PLACES))
  const ranked = rank(placed, words.length)
  const places = waterFirst(ranked.map(([name]) => name))
  const sure = (ranked[0]?.[1] ?? 0) > 2.9
  const read = mentionsOf(words, shown, traits, starts)
  const named = [...unnamed(prompt, read, traits), ...read]
  // A landscape has its own sun, clouds and rain.
  const whole = named.filter(({ kind }) => !BODY.has(kind))
  const subjects = whole.length > 0 ? whole : named
  const mentions =
    sure && places.some((name) => OUTDOORS.has(name)) ? subjects.filter(({ kind }) => !IN_SKY.has(kind)) : subjects
  const season = kept(matches(words, SEASONS))[0]?.key
  const copySpace = COPY_SPACE.test(prompt)
  const shot = matches(wordsOf(prompt), SHOTS)[0]?.key ?? 'medium'
  const place =
    choosePlace(
      sure ? places : [],
      mentions,
      // A face up close leaves no room for words.
      copySpace && shot === 'close' ? 'medium' : shot,
      random.fork('place'),
      placed.some(({ at }) => words[at - 1] === 'of' || words[at - 2] === 'of'),
    ) ??
    places[0] ??
    (season && mentions.length === 0 ? IN_SEASON[season] : 'abstract')
  const rooms = kept(matches(words, ROOMS))
  const timeNamed = times.length > 0
  const mood = kept(matches(words, MOODS))[0]?.key
  const venue = kept(matches(words, VENUES))[0]?.key
  const { layout, extras } = layoutOf(prompt, words, mentions, venue)
  // The walls of a room are full; words need a calm one.
  const isDesigned =
    (place === 'abstract' && layout !== 'hero') || (copySpace && place === 'room' && mentions.length > 0)
  return {
    place: isDesigned ? 'studio' : place,
    layout,
    copySpace,
    venue,
    outdoors: places.find((other) => OUTDOORS.has(other)),
    extras,
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
    ...withBrand(worldTint(freeColours(words, mentions), words), prompt),
    hash,
  }
}

const OUTDOORS: ReadonlySet<Place> = new Set<Place>([
  ...(['sea', 'coast', 'beach', 'lake', 'river', 'mountains', 'forest', 'jungle', 'desert', 'hills', 'field'] as const),
  ...(['garden', 'village', 'city', 'street', 'harbour', 'road', 'snow'] as const),
])

/** Parts of a body give way to whatever else is named: a cat that lands on its feet is a cat. */
const BODY: ReadonlySet<string> = new Set('eye ear nose foot leg mouth tongue raised-hand'.split(' '))

const IN_SKY: ReadonlySet<string> = new Set(
  'sun crescent-moon star glowing-star cloud cloud-with-rain cloud-with-lightning snowflake rainbow comet tornado water-wave leaf-fluttering-in-wind'.split(
    ' ',
  ),
)

/** The words of a prompt, and which of them begin a part of a sentence. */
function clauses(prompt: string): { words: string[]; starts: ReadonlySet<number> } {
  const parts = prompt.split(/[,.;:!?()…–—\n]+/u).map(wordsOf)
  const inEnglish = isEnglish(parts.flat()) ? parts : parts.map(latinToEnglish)
  const words: string[] = []
  const starts = new Set<number>()
  for (const part of inEnglish) {
    starts.add(words.length)
    words.push(...part)
  }
  return { words, starts }
}

/** A colour of a brand, written as #rrggbb, comes before those that are named. */
function withBrand(colours: Pick<Scene, 'tint' | 'accents'>, prompt: string): Pick<Scene, 'tint' | 'accents'> {
  const brand = /#[\da-f]{6}\b/iu.exec(prompt)?.[0]
  return brand === undefined ? colours : { ...colours, accents: [hex(brand), ...colours.accents] }
}

const HOURS: readonly Time[] = ['night', 'dusk', 'dawn', 'day']

const strongest = (times: readonly Match<Time>[]): Time =>
  HOURS.find((hour) => times.some(({ key }) => key === hour)) ?? 'day'

/** The words for the contents: without hour, weather and the smallest words. */
function substance(words: readonly string[], light: readonly Match<string>[]): string {
  const skip = new Set(light.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  return words.filter((word, i) => !skip.has(i) && word.length > 2 && word !== 'the' && word !== 'and').join(' ')
}
