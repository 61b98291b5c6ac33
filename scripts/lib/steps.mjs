import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { playwrightFailures, playwrightFlakes, playwrightTimes, vitestFailures, vitestFlakes } from './failures.mjs'
import { inRoot, projectNode, ROOT, toolEnv } from './paths.mjs'
import { run } from './run.mjs'
import { CommandError } from './say.mjs'

/** @typedef {[file: string, seconds: number]} FileTime total duration of a file's tests */
/** @typedef {{ passed: number, failed: number, failures?: string[], flakes?: string[], times?: FileTime[] }} Counts
 *   `failures`: a text for each that is known; `flakes`: for each that passed only when it was repeated */
/** @typedef {{ name: string, run: () => Promise<Counts> }} Step */

/**
 * A step that counts as one test: passed when the program exits with 0.
 * @param {string} name
 * @param {string[]} args what Node runs
 * @param {Record<string, string>} [env] variables beside the usual ones
 * @returns {Step}
 */
export function check(name, args, env) {
  return {
    name,
    run: async () => {
      const { code } = await run(projectNode(), args, { env: toolEnv(env) })
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/** Node's compile cache: each test file runs in its own thread and loads the same packages again. */
const COMPILED = inRoot('.cache/compiled')

/** The contract itself: its references, and its examples against their schemas. */
export const CONTRACT_LINT = check('contract lint', [
  'node_modules/@redocly/cli/bin/cli.js',
  'lint',
  '--config=openapi/redocly.yaml',
  '--format=stylish',
  'openapi/openapi.yaml',
])

/**
 * A test runner that counts its own tests in a JSON report. A runner that fails without naming a failed test, or that
 * found nothing to run, has failed all the same.
 * @param {string} name
 * @param {{ args: string[], env?: Record<string, string>, report: string, read: (report: any) => Counts }} runner
 * @returns {Step}
 */
export function suite(name, { args, env, report, read }) {
  return {
    name,
    run: async () => {
      const file = inRoot(report)
      mkdirSync(dirname(file), { recursive: true })
      const attempt = async () => {
        rmSync(file, { force: true })
        const { code } = await run(projectNode(), args, { env: toolEnv({ NODE_COMPILE_CACHE: COMPILED, ...env }) })
        return { code, report: existsSync(file) ? readFileSync(file, 'utf8') : null }
      }
      const first = await attempt()
      const isRepeated = process.env['CI'] !== undefined && hasCrashed(first)
      const { code, report: text } = isRepeated ? await attempt() : first
      const counts = judge(text === null ? { passed: 0, failed: 0 } : read(JSON.parse(text)), code)
      if (!isRepeated) return counts
      const crash = `✗ ${name}\n    The runner itself was ended (${first.code}) before it reported anything`
      return { ...counts, flakes: [crash, ...(counts.flakes ?? [])] }
    },
  }
}

/**
 * Whether a runner was killed before its first report: a crash of Node ends all of its threads at once, and is no test failure.
 * @param {{ code: number, report: string | null }} attempt `code` as `run` gives it
 */
export const hasCrashed = ({ code, report }) => code >= 128 && report === null

/** @param {Counts} counts @param {number} code exit code of the runner @returns {Counts} */
export function judge(counts, code) {
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return isSilentFailure ? { ...counts, failed: 1 } : counts
}

/** @returns {Counts} files that could not even be loaded count as failed */
export function readVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: vitestFailures(report),
    flakes: vitestFlakes(report),
    times: report.testResults.map(({ name, startTime, endTime }) => [
      relative(ROOT, name),
      (endTime - startTime) / 1000,
    ]),
  }
}

/** @returns {Counts} a test that only passed when repeated has passed */
export function readPlaywright(report) {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    failures: playwrightFailures(report),
    flakes: playwrightFlakes(report),
    times: playwrightTimes(report),
  }
}

/**
 * Runs a step to its counts and the line that sums it up. A step that breaks has failed; the ones after it still run.
 * @param {Step} step
 * @returns {Promise<Counts & { line: string }>}
 */
export async function runStep({ name, run: work }) {
  const started = performance.now()
  let counts = { passed: 0, failed: 1 }
  try {
    counts = await work()
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const line = `${counts.failed ? 'FAILED' : 'ok    '} ${seconds} s  ${name}: ${counts.passed} passed, ${counts.failed} failed`
  return { ...counts, line }
}

/** @param {FileTime[]} times @param {number} count @returns {string} the files that took longest, a line each */
export const dearest = (times, count = 10) =>
  times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
    .join('\n')
