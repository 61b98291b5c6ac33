import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { RECORDINGS } from '../../engines/draft/music/recordings.ts'
import { inRoot } from './paths.mjs'

/** Lays the recordings that music and sound effects use into a folder: their packages have 93 MB, and are not installed where a build runs. */
export function copySounds(folder) {
  mkdirSync(inRoot(folder), { recursive: true })
  for (const { file, path, sha256 } of RECORDINGS) {
    const bytes = readFileSync(inRoot(`node_modules/${path}`))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${path} is another file than the list names.`)
    writeFileSync(inRoot(`${folder}/${file}`), bytes)
  }
}
