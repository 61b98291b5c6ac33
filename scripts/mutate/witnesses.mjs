import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dependentsOf, IS_TEST, testRings } from '../lib/affected-tests.mjs'

/** Files that reference this many others connect everything, so they do not show which test covers what. */
const IS_HUB = 25
/** As many tests have to be found before hubs are left alone. */
const MIN_TESTS = 4
/** Once as many are found, those still further away say little. */
const ENOUGH_TESTS = 12
const QUOTED = /'([a-z][A-Za-z]+(?:-[a-z]+)*)'/g

const inKebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Finds the tests of a file, by the number of files between. Besides references, a quoted operationId or kind of job counts as a
 * reference to the file of that name: that is how a test calls an operation, and an operation a job.
 * @param {string} root
 * @param {readonly string[]} files relative to `root`
 * @param {(path: string) => string} [read]
 * @returns {(file: string) => string[][]}
 */
export function witnessesIn(root, files, read = (path) => readFileSync(path, 'utf8')) {
  const byImports = dependentsOf(root, files)
  const named = new Map(files.filter(isNamed).map((file) => [basename(file, '.ts'), file]))
  const byNames = new Map([...byImports].map(([file, dependents]) => [file, new Set(dependents)]))
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || file.startsWith('generated/') || !existsSync(join(root, file))) continue
    for (const [, word] of read(join(root, file)).matchAll(QUOTED)) {
      const meant = named.get(inKebab(word))
      if (meant !== undefined && meant !== file) byNames.set(meant, (byNames.get(meant) ?? new Set()).add(file))
    }
  }
  const without = withoutHubs(byNames)
  return (file) => {
    const rings = testRings([file], without)
    return nearest(rings.flat().length >= MIN_TESTS ? rings : testRings([file], byNames))
  }
}

function nearest(rings) {
  const enough = rings.findIndex((_, at) => rings.slice(0, at + 1).flat().length >= ENOUGH_TESTS)
  return enough < 0 ? rings : rings.slice(0, enough + 1)
}

/** The files of operations and of jobs. */
const isNamed = (file) => /^server\/.*\.ts$/.test(file) && !IS_TEST.test(file)

function withoutHubs(dependents) {
  const named = new Map()
  for (const each of [...dependents.values()].flatMap((set) => [...set])) named.set(each, (named.get(each) ?? 0) + 1)
  const isKept = (file) => IS_TEST.test(file) || (named.get(file) ?? 0) < IS_HUB
  return new Map([...dependents].map(([file, set]) => [file, new Set([...set].filter(isKept))]))
}
