import type { Habitat } from '../subjects/art.ts'
import { FOOD_WORDS } from './words-food.ts'
import { AIR_ANIMALS, LAND_ANIMALS, PLANT_WORDS, SEA_ANIMALS } from './words-nature.ts'
import { BOAT_WORDS, BUILDING_WORDS, FURNITURE_WORDS, VEHICLE_WORDS } from './words-places.ts'
import { SIGN_WORDS } from './words-signs.ts'
import { NOT_BY_NAME, TABLE_WORDS } from './words-things.ts'

/** How a vector object stands in an image; height in art units, as of a subject of the catalogue. */
export interface ObjectKind {
  habitat: Habitat
  tall: number
}

type Group = readonly [words: Readonly<Record<string, string>>, habitat: Habitat, tall: number]

const GROUPS: readonly Group[] = [
  [LAND_ANIMALS, 'land', 0.4],
  [AIR_ANIMALS, 'air', 0.34],
  [SEA_ANIMALS, 'deep', 0.34],
  [PLANT_WORDS, 'table', 0.4],
  [BUILDING_WORDS, 'land', 0.6],
  [FURNITURE_WORDS, 'land', 0.44],
  [VEHICLE_WORDS, 'land', 0.42],
  [BOAT_WORDS, 'water', 0.4],
  [FOOD_WORDS, 'table', 0.36],
  [TABLE_WORDS, 'table', 0.38],
  [SIGN_WORDS, 'table', 0.38],
]

/** Trees and hills among the plants stand on land, weather is in the air. */
const OTHER_HABITATS: ReadonlyMap<string, Habitat> = new Map(
  Object.entries({
    land: 'evergreen-tree christmas-tree deciduous-tree volcano mountain snow-capped-mountain',
    air: 'cloud cloud-with-rain cloud-with-lightning tornado glowing-star crescent-moon sun balloon',
    space: 'ringed-planet',
  }).flatMap(([habitat, names]) => names.split(' ').map((name) => [name, habitat as Habitat] as const)),
)

/** Only a head is drawn of these, so they do not stand on the ground. */
const HEADS: ReadonlySet<string> = new Set(
  'panda koala polar-bear frog hamster lion fox wolf bear robot boar'.split(' '),
)

/** Vector objects (and subjects of the catalogue that have more words here) by name. */
export const OBJECTS: ReadonlyMap<string, ObjectKind> = new Map(
  GROUPS.flatMap(([words, habitat, tall]) =>
    Object.keys(words).map((name): [string, ObjectKind] => [
      name,
      { habitat: HEADS.has(name) ? 'wall' : (OTHER_HABITATS.get(name) ?? habitat), tall },
    ]),
  ),
)

/** Words for each of them. */
export const OBJECT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.flatMap(([words]) =>
    Object.entries(words).map(([name, list]) => {
      const own = NOT_BY_NAME.has(name) ? [] : [name.replaceAll('-', ' ')]
      return [name, [...own, ...list.split(', ')].filter(Boolean).join(', ')] as const
    }),
  ).filter(([, list]) => list !== ''),
)

/**
 * Subjects of the catalogue that flat looks draw as vector objects. Painted looks keep their own art, and so does what is only a head
 * in the set.
 */
const FLAT: Readonly<Record<string, string>> = {
  ...{ dog: 'dog', cat: 'cat', bread: 'bread', cake: 'birthday-cake', cheese: 'cheese-wedge', apple: 'red-apple' },
  ...{ laptop: 'laptop', phone: 'mobile-phone', trophy: 'trophy', car: 'automobile', bus: 'bus', bicycle: 'bicycle' },
  ...{ house: 'house-with-garden', gift: 'wrapped-gift', key: 'key', banana: 'banana', lemon: 'lemon', egg: 'egg' },
  ...{
    telescope: 'telescope',
    microscope: 'microscope',
    guitar: 'guitar',
    violin: 'violin',
    crown: 'crown',
    bed: 'bed',
  },
  ...{
    cow: 'cow',
    rooster: 'rooster',
    elephant: 'elephant',
    camel: 'camel',
    turtle: 'turtle',
    octopus: 'octopus',
    bee: 'honeybee',
  },
  ...{
    train: 'train',
    rocket: 'rocket',
    clock: 'alarm-clock',
    tent: 'tent',
    camera: 'camera',
    brain: 'brain',
    dna: 'dna',
  },
  ...{ lightbulb: 'light-bulb', globe: 'globe-showing-europe-africa', books: 'books', book: 'open-book', coin: 'coin' },
  ...{ suitcase: 'luggage', microphone: 'studio-microphone', headphones: 'headphone', shoe: 'running-shoe' },
  ...{ perfume: 'lotion-bottle', wine: 'wine-glass', pizza: 'pizza', glasses: 'glasses', heart: 'red-heart' },
  ...{ teapot: 'teapot', mushroom: 'mushroom', letter: 'envelope', television: 'television' },
}

/** The vector object that a look draws for a subject. */
export const vectorOf = (kind: string, isFlat: boolean, hasOwnArt: boolean): string | undefined => {
  if (!hasOwnArt) return OBJECTS.has(kind) ? (SAME[kind] ?? kind) : undefined
  return isFlat ? FLAT[kind] : undefined
}

/** Two names of one drawing. */
const SAME: Readonly<Record<string, string>> = {
  globe: 'globe-showing-europe-africa',
}

/** Whether a thing is too large for a room, or never in one. */
export const isOutdoors = (kind: string): boolean => OUTDOORS.has(kind)

const OUTDOORS: ReadonlySet<string> = new Set([
  ...[...Object.keys(BUILDING_WORDS), ...Object.keys(VEHICLE_WORDS), ...Object.keys(BOAT_WORDS)],
  ...'house cabin lighthouse castle church windmill barn pagoda pyramid temple tower skyscraper bridge factory'.split(
    ' ',
  ),
  ...'ruin sailboat boat rowboat ship galleon submarine car bus train steamtrain plane rocket airballoon'.split(' '),
])

/** What rooms are drawn with anyway. */
export const isFurniture = (kind: string): boolean => Object.hasOwn(FURNITURE_WORDS, kind)
