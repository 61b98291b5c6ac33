import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { SAMPLED_EFFECTS, SAMPLES_PACKAGE } from '../../engines/draft/music/effects/sampled-effects.ts'
import { inRoot } from './paths.mjs'

/** Lays the recordings of sound effects into a folder: the package they are from is 34 MB, and not installed where a build runs. */
export function copySounds(folder) {
  mkdirSync(inRoot(folder), { recursive: true })
  for (const { file, sha256 } of SAMPLED_EFFECTS) {
    const bytes = readFileSync(inRoot(`node_modules/${SAMPLES_PACKAGE}/samples/${file}`))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${file} of ${SAMPLES_PACKAGE} is another file than the list names.`)
    writeFileSync(inRoot(`${folder}/${file}`), bytes)
  }
}
