import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Repeated lines of a failure's message and of its page's content. */
const MAX_MESSAGE_LINES = 12
const MAX_PAGE_LINES = 40

/**
 * One failed test as text: its place, message and page content.
 * @param {{ title: string, message: string, page?: string }} failure
 * @returns {string}
 */
export function describe({ title, message, page = '' }) {
  const cut = (text, most) => stripVTControlCharacters(text).split('\n').slice(0, most)
  const said = cut(message.trim(), MAX_MESSAGE_LINES).map((line) => `    ${line}`)
  const shown = page === '' ? [] : ['    The page showed:', ...cut(page, MAX_PAGE_LINES).map((line) => `      ${line}`)]
  return [`✗ ${title}`, ...said, ...shown].join('\n')
}

/** @returns {string[]} the failed tests of a vitest report, and the files that could not be loaded */
export function vitestFailures(report) {
  const isFailed = ({ status }) => status === 'failed'
  return report.testResults.flatMap((file) =>
    isFailed(file) && !file.assertionResults.some(isFailed)
      ? [describe({ title: file.name, message: file.message })]
      : describeTests(file, isFailed),
  )
}

/** @returns {string[]} the tests of a vitest report that passed only when they were repeated, with what they failed of first */
export function vitestFlakes(report) {
  const isFlaky = ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0
  return report.testResults.flatMap((file) => describeTests(file, isFlaky))
}

const describeTests = (file, isWanted) =>
  file.assertionResults
    .filter(isWanted)
    .map(({ fullName, failureMessages }) =>
      describe({ title: `${file.name}: ${fullName}`, message: failureMessages.join('\n') }),
    )

/** @returns {string[]} the failed tests of a Playwright report, with what the first's page showed, and what kept others from running */
export function playwrightFailures(report) {
  const failed = testsOf(report, 'unexpected').map(({ title, results }) => ({ title, ...readFailure(results.at(-1)) }))
  const others = report.errors.map(({ message = '' }) => describe({ title: 'Playwright', message }))
  return [...failed.map((failure, at) => describe(at === 0 ? failure : { ...failure, page: '' })), ...others]
}

/** @returns {string[]} the tests of a Playwright report that passed only when they were repeated, with what they failed of first */
export function playwrightFlakes(report) {
  return testsOf(report, 'flaky').map(({ title, results }) => describe({ title, ...readFailure(results[0]) }))
}

const testsOf = (report, wanted) =>
  report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({ title: `${projectName}: ${file}:${line} ${title}`, results })),
    )

/** @returns {import('./steps.mjs').FileTime[]} of each spec, with its fixtures and repetitions */
export const playwrightTimes = (report) =>
  report.suites.map((suite) => [
    `e2e/specs/${suite.file}`,
    specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
  ])

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function readFailure({ errors = [], attachments = [] } = {}) {
  const context = attachments.find(({ name, path }) => name === 'error-context' && path && existsSync(path))
  const page = context ? (/```yaml\n([^]*?)\n```/.exec(readFileSync(context.path, 'utf8'))?.[1] ?? '') : ''
  return { message: errors.map(({ message = '' }) => message).join('\n'), page }
}
