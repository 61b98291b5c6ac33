import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** Durations of the last full run on this machine. */
const REPORT = '.cache/reports/vitest.json'
/** Durations of the slow ones at the last `node scripts/slow-tests.mjs`, for machines that have not run all of them. */
const SLOW = 'scripts/lib/slow-tests.json'

/** @returns {Map<string, number> | undefined} what each test file took in the last whole run, s; undefined: there was none */
export function lastSeconds() {
  const report = inRoot(REPORT)
  if (!existsSync(report)) return undefined
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const root = inRoot('')
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [name.slice(root.length + 1), (endTime - startTime) / 1000]),
  )
}

/** @returns {(test: string) => number | undefined} duration of a test file, s; undefined: unknown, so not slow */
export function secondsOfTests() {
  const last = lastSeconds()
  const slow = JSON.parse(readFileSync(inRoot(SLOW), 'utf8'))
  return (test) => last?.get(test) ?? slow[test]
}
