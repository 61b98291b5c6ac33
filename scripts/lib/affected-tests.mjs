import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IS_SOURCE = /\.(?:[cm]?[jt]s|tsx)$/
export const IS_TEST = /\.test\.tsx?$/
/** References to project files: imports, mocks, started programs, read files. */
const NAMED = /['"`]((?:\.{1,2}|#(?:src|engines|generated|server|mocks))\/[^'"`\n]+)['"`]/g

/** @returns {string} the file relative to the project that `name` in `file` stands for */
const resolve = (file, name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)).replace(/\?.*$/, '')

/**
 * References between files.
 * @param {readonly string[]} files relative to `root`
 * @returns {Map<string, Set<string>>} file → the files that name it
 */
export function dependentsOf(root, files) {
  const dependents = new Map()
  for (const file of files) {
    if (!IS_SOURCE.test(file) || !existsSync(join(root, file))) continue
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(NAMED)) {
      const named = resolve(file, name)
      dependents.set(named, (dependents.get(named) ?? new Set()).add(file))
    }
  }
  return dependents
}

/**
 * The tests that a change can break, those that name the changed files first, then those that do so by way of one file, and so on.
 * @param {readonly string[]} changed
 * @param {Map<string, Set<string>>} dependents
 * @returns {string[]}
 */
export const affectedTests = (changed, dependents) => testRings(changed, dependents).flat()

/** The same, by how many files are between: none first. @returns {string[][]} */
export function testRings(changed, dependents) {
  const seen = new Set(changed)
  const rings = []
  for (let ring = [...seen]; ring.length > 0;) {
    rings.push(ring.filter((file) => IS_TEST.test(file)).sort())
    const next = new Set(ring.flatMap((file) => [...(dependents.get(file) ?? [])]).filter((file) => !seen.has(file)))
    for (const file of next) seen.add(file)
    ring = [...next]
  }
  return rings
}

/**
 * The first tests that fit into the time.
 * @param {readonly string[]} tests
 * @param {(test: string) => number | undefined} secondsOf what a test took last, s; unknown ones count as two
 * @param {number} budget s
 */
export function withinTime(tests, secondsOf, budget) {
  let spent = 0
  return tests.filter((test) => {
    const seconds = secondsOf(test) ?? 2
    if (spent + seconds > budget) return false
    spent += seconds
    return true
  })
}
