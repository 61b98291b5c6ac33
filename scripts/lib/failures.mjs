import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a failure's message, and of what its page showed, that are repeated. */
const MOST_MESSAGE = 12
const MOST_PAGE = 40

/**
 * One failed test as text: its place, what it says, what its page showed.
 * @param {{ title: string, message: string, page?: string }} failure
 * @returns {string}
 */
export function describe({ title, message, page = '' }) {
  const cut = (text, most) => stripVTControlCharacters(text).split('\n').slice(0, most)
  const said = cut(message.trim(), MOST_MESSAGE).map((line) => `    ${line}`)
  const shown = page === '' ? [] : ['    The page showed:', ...cut(page, MOST_PAGE).map((line) => `      ${line}`)]
  return [`✗ ${title}`, ...said, ...shown].join('\n')
}

/** @returns {string[]} the failed tests of a vitest report, and the files that could not be loaded */
export function vitestFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [describe({ title: file.name, message: file.message })]
    return failed.map(({ fullName, failureMessages }) =>
      describe({ title: `${file.name}: ${fullName}`, message: failureMessages.join('\n') }),
    )
  })
}

/** @returns {string[]} the failed tests of a Playwright report, with what the first's page showed, and what kept others from running */
export function playwrightFailures(report) {
  const specs = report.suites.flatMap(specsOf)
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({ title: `${projectName}: ${file}:${line} ${title}`, ...lastOf(results) })),
  )
  const others = report.errors.map(({ message = '' }) => describe({ title: 'Playwright', message }))
  return [...failed.map((failure, at) => describe(at === 0 ? failure : { ...failure, page: '' })), ...others]
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function lastOf(results) {
  const { errors = [], attachments = [] } = results.at(-1) ?? {}
  const context = attachments.find(({ name, path }) => name === 'error-context' && path && existsSync(path))
  const page = context ? (/```yaml\n([^]*?)\n```/.exec(readFileSync(context.path, 'utf8'))?.[1] ?? '') : ''
  return { message: errors.map(({ message = '' }) => message).join('\n'), page }
}
