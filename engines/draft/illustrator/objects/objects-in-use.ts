import { CATALOGUE } from '../subjects/catalogue.ts'
import { itemsInUse } from '../parse/venues.ts'
import { OBJECTS, vectorOf } from './objects.ts'

/** Where the vector objects are read from. */
export const OBJECT_SET = '@iconify-json/fluent-emoji-flat/icons.json'

/** Every vector object that an image may show. */
export const objectsInUse = (): string[] => [
  ...new Set(
    [...OBJECTS.keys(), ...CATALOGUE.keys(), ...itemsInUse()].flatMap((kind) =>
      [false, true].flatMap((isFlat) => vectorOf(kind, isFlat, CATALOGUE.has(kind)) ?? []),
    ),
  ),
]
