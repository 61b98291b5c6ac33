import { readFileSync, writeFileSync } from 'node:fs'
import { OBJECT_SET, objectsInUse } from '../../engines/draft/illustrator/objects/objects-in-use.ts'
import { inRoot } from './paths.mjs'

/** Lays the vector objects that images show beside the programs: the whole set is 9 MB, and not installed where a build runs. */
export function copyObjects(file) {
  const set = JSON.parse(readFileSync(inRoot(`node_modules/${OBJECT_SET}`), 'utf8'))
  const icons = Object.fromEntries(objectsInUse().flatMap((name) => (set.icons[name] ? [[name, set.icons[name]]] : [])))
  writeFileSync(inRoot(file), JSON.stringify({ width: set.width, height: set.height, icons }))
}
