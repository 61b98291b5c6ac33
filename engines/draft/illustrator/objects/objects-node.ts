import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSticker } from '#src/domain/stickers/parse-sticker.ts'
import type { IllustrationRequest } from '#engines/ports.ts'
import type { Sticker } from '#src/domain/stickers/sticker.ts'
import { objectsOf } from '../illustrator.ts'
import { OBJECT_SET } from './objects-in-use.ts'
import { type LoadObjects, type ObjectArts, toArts } from './load-objects.ts'

interface IconSet {
  width?: number
  height?: number
  icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>
}

let set: IconSet | undefined
const parsed = new Map<string, Sticker>()

/** The build lays the objects beside the program; unbuilt, they are in their package. */
function readSet(): IconSet {
  const built = new URL('./vector-objects.json', import.meta.url)
  const file = existsSync(built) ? built : createRequire(import.meta.url).resolve(OBJECT_SET)
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet
}

/** Vector objects by name; those that the set lacks are left out. */
export function readObjects(names: readonly string[]): ReadonlyMap<string, Sticker> {
  const found = new Map<string, Sticker>()
  if (names.length === 0) return found
  set ??= readSet()
  for (const name of names) {
    const icon = set.icons[name]
    if (!icon) continue
    const sticker = parsed.get(name) ?? {
      width: icon.width ?? set.width ?? 32,
      height: icon.height ?? set.height ?? 32,
      paths: parseSticker(icon.body),
    }
    parsed.set(name, sticker)
    found.set(name, sticker)
  }
  return found
}

/** The vector objects that the image of a request shows, for painting at once. */
export const nodeObjects = (request: Pick<IllustrationRequest, 'prompt' | 'look'>): ObjectArts =>
  toArts(readObjects(objectsOf(request)))

/** Vector objects for Node. */
export const loadNodeObjects: LoadObjects = (names) => Promise.resolve(readObjects(names))
