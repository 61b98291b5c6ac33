import type { Random } from '../core/random.ts'
import { OBJECTS } from '../objects/objects.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import type { Habitat } from '../subjects/art.ts'
import type { Mention, Place, Season, Time, Weather } from './scene.ts'

/** Where a thing is at home when the prompt does not say. */
const HOMES: readonly (readonly [Place, string])[] = [
  ['coast', 'lighthouse'],
  ['sea', 'speedboat ferry passenger-ship sailboat boat rowboat ship galleon whale dolphin breach'],
  ['underwater', 'squid seal tropical-fish blowfish submarine shark jellyfish octopus fish turtle'],
  ['lake', 'swan duck'],
  ['desert', 'camel cactus pyramid'],
  ['snow', 'penguin snowman'],
  ['road', 'car automobile'],
  ['street', 'bus bicycle'],
  [
    'hills',
    'train steamtrain castle windmill temple ruin elephant lion church tower statue pagoda windturbine giraffe zebra rhinoceros hippopotamus kangaroo bison two-hump-camel water-buffalo mammoth sauropod t-rex',
  ],
  ['sky', 'helicopter small-airplane parachute plane airballoon eagle bird balloons'],
  ['space', 'rocket satellite astronaut'],
  [
    'field',
    'ufo cow sheep horse barn wheat rabbit sunflower dog puppy rooster oak telescope tractor pig goat ram ewe donkey ox turkey chicken goose poodle horse-racing',
  ],
  [
    'forest',
    'deer fox wolf bear owl mushroom pine cabin tent campfire perched bare badger hedgehog chipmunk skunk raccoon moose camping beaver otter',
  ],
  ['jungle', 'monkey dinosaur gorilla orangutan tiger leopard sloth parrot crocodile snake'],
  ['garden', 'butterfly bee flower tulip blossom ball family'],
  ['beach', 'palm crab umbrella'],
  ['village', 'house'],
  ['city', 'skyscraper factory'],
  ['river', 'bridge'],
  ['room', 'cat kitten mouse candle lampobject chair armchair piano cat kitten mouse candle'],
]

const HOME_OF: ReadonlyMap<string, Place> = new Map(
  HOMES.flatMap(([place, kinds]) => kinds.split(' ').map((kind) => [kind, place] as const)),
)

const PETS: ReadonlySet<string> = new Set('dog puppy rabbit bird butterfly robot'.split(' '))

/** Animals that are in no room. */
export const livesOutdoors = (kind: string): boolean => {
  const habitat = habitatOf(kind)
  return (
    (habitat === 'land' || habitat === 'deep') && HOME_OF.has(kind) && HOME_OF.get(kind) !== 'room' && !PETS.has(kind)
  )
}

const PEOPLE = new Set(['person', 'child', 'crowd', 'couple', 'family'])
export const isPerson = (kind: string): boolean => PEOPLE.has(kind)

const habitatOf = (kind: string): Habitat | undefined => (CATALOGUE.get(kind) ?? OBJECTS.get(kind))?.habitat

export const isTableThing = (kind: string): boolean => habitatOf(kind) === 'table' || habitatOf(kind) === 'wall'

/** The place of an image whose prompt names none; undefined without any named thing. */
export function placeFor(mentions: readonly Mention[], random: Random): Place | undefined {
  const things = mentions.filter(({ kind }) => !isPerson(kind))
  // Several things that one holds in a hand are shown side by side.
  const first = things[0]
  if (
    first &&
    things.length > 1 &&
    HOME_OF.get(first.kind) !== 'room' &&
    things.slice(1).some(({ kind }) => isTableThing(kind))
  )
    return 'studio'
  for (const { kind } of things) {
    const home = HOME_OF.get(kind)
    if (home) return home
  }
  if (things.length) return 'studio'
  const person = mentions[0]
  if (!person) return undefined
  const { traits, kind } = person
  if (traits.has('write') || traits.has('read')) return 'room'
  if (traits.has('fish')) return 'lake'
  if (traits.has('dance')) return 'stage'
  if (traits.has('arms')) return random.pick(['mountains', 'hills', 'beach'])
  if (traits.has('run') || traits.has('walk')) return random.pick(['road', 'hills', 'forest', 'street', 'beach'])
  if (kind === 'crowd') return random.pick(['street', 'stage', 'city'])
  if (kind === 'child') return random.pick(['field', 'garden', 'beach', 'hills'])
  return random.pick(['hills', 'coast', 'street', 'forest', 'room', 'city', 'mountains', 'portrait'])
}

/** The hour when none is named. Never night: a prompt that adds the word must see the image turn dark. */
export const timeFor = (random: Random): Time => random.pick(['day', 'day', 'day', 'dawn', 'dawn', 'dusk', 'dusk'])

export function weatherFor(random: Random, season: Season | undefined): Weather {
  if (season === 'winter') return random.pick(['clear', 'clear', 'snow'])
  return random.pick(['clear', 'clear', 'clear', 'clear', 'clear', 'cloudy', 'fog'])
}
