import type { Sticker } from '#src/domain/stickers/sticker.ts'
import type { Scene } from '../parse/scene.ts'
import type { SubjectArt } from '../subjects/art.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { OBJECTS, vectorOf } from './objects.ts'
import { vectorArt } from './vector-art.ts'

/** Vector objects of one image by name. */
export type ObjectArts = ReadonlyMap<string, SubjectArt>

/** Reads vector objects from where the host has them. */
export type LoadObjects = (names: readonly string[]) => Promise<ReadonlyMap<string, Sticker>>

const known = new Map<string, SubjectArt>()

/** The vector objects that an image of the scene shows. */
export const objectNames = (kinds: readonly string[], isFlat: boolean): string[] => [
  ...new Set(kinds.flatMap((kind) => vectorOf(kind, isFlat, CATALOGUE.has(kind)) ?? [])),
]

/** What a scene may show: its subjects and what goes with them. */
export const kindsOf = ({ mentions, extras }: Scene): string[] => [...mentions.map(({ kind }) => kind), ...extras]

/** Vector objects as subjects; each is converted once. */
export function toArts(stickers: ReadonlyMap<string, Sticker>): ObjectArts {
  const arts = new Map<string, SubjectArt>()
  for (const [name, sticker] of stickers) {
    const art = known.get(name) ?? vectorArt(sticker, OBJECTS.get(name) ?? { habitat: 'table', tall: 0.36 })
    known.set(name, art)
    arts.set(name, art)
  }
  return arts
}
