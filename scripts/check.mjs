#!/usr/bin/env node
// Checks in seconds what changed since origin/main, or --since REF. `npm test` checks everything.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { affectedTests, dependentsOf, IS_TEST, withinTime } from './lib/affected-tests.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runScript, say, CommandError } from './lib/say.mjs'
import { check, CONTRACT_LINT, runStep } from './lib/steps.mjs'
import { secondsOfTests } from './lib/test-seconds.mjs'
import { GO_ENV, typecheckArgs } from './lib/typecheck.mjs'

const bin = (path) => `node_modules/${path}`
/** How long the tests that are run took last, together, s. */
const TEST_SECONDS = 30
const IS_LINTED = /\.(?:[cm]?js|tsx?)$/
const NOT_LINTED = /^(?:generated|public)\//
/** What a list of commits shows in one line, characters. */
const MAX_SUBJECT = 72
/** Reads file names from the tree, so no import connects it with what it checks. */
const ONE_NAME = { test: 'tests/contract/one-name.test.ts', looksAt: /^(?:openapi|server\/modules\/\w+\/routes|src)\// }

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  if (code !== 0) throw new CommandError(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}

/** @returns {Promise<string>} the commit that changes are counted from */
async function base() {
  const at = process.argv.indexOf('--since')
  if (at >= 0) return process.argv[at + 1] ?? 'HEAD'
  const [common] = await git('merge-base', 'HEAD', 'origin/main').catch(() => ['HEAD'])
  return common ?? 'HEAD'
}

/** The first line of each commit since then that is too long to be read in a list. */
const longSubjects = async (since) =>
  (await git('log', '--format=%s', `${since}..HEAD`)).filter((subject) => subject.length > MAX_SUBJECT)

async function steps() {
  const since = await base()
  for (const subject of await longSubjects(since))
    say(`A commit's subject has more than ${MAX_SUBJECT} characters: ${subject}`)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  const named = [...(await git('diff', '--name-only', '--relative', since)), ...untracked]
  const changed = [...new Set(named)].filter((file) => existsSync(inRoot(file)))
  say(`${changed.length} files changed since ${since}${named.length > changed.length ? ', others are gone' : ''}`)
  if (named.length === 0) return []
  const linted = changed.filter((file) => IS_LINTED.test(file) && !NOT_LINTED.test(file))
  const dependent = affectedTests(named, dependentsOf(ROOT, [...(await git('ls-files')), ...untracked]))
  const all = named.some((file) => ONE_NAME.looksAt.test(file))
    ? [...new Set([ONE_NAME.test, ...dependent])]
    : dependent
  const tests = withinTime(all, secondsOfTests(), TEST_SECONDS)
  // One that was changed is run, however long it takes.
  const chosen = [...new Set([...changed.filter((file) => IS_TEST.test(file)), ...tests])]
  if (all.length > chosen.length)
    say(`${chosen.length} of the ${all.length} test files that depend on them, the nearest first; npm test runs all`)
  const touchesContract = named.some((file) => /^(?:openapi|generated|scripts\/codegen)\//.test(file))
  return [
    changed.length > 0 &&
      check('prettier', [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '--ignore-unknown',
        '--log-level=warn',
        ...changed,
      ]),
    linted.length > 0 && check('oxlint', [bin('oxlint/bin/oxlint'), '--quiet', ...linted], GO_ENV),
    linted.length > 0 &&
      check('ESLint', [bin('eslint/bin/eslint.js'), '--max-warnings=0', '--no-warn-ignored', ...linted]),
    touchesContract && check('codegen drift', ['scripts/generate.mjs', '--check']),
    touchesContract && CONTRACT_LINT,
    check('typecheck', typecheckArgs({ isIncremental: true }), GO_ENV),
    chosen.length > 0 &&
      check(`vitest, ${chosen.length} files`, [
        bin('vitest/vitest.mjs'),
        'run',
        ...chosen.map((file) => relative(ROOT, inRoot(file))),
      ]),
  ].filter(Boolean)
}

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const browser = await findBrowser()
  if (browser) process.env['CHROMIUM_PATH'] = browser
  const results = []
  for (const step of await steps()) {
    say(`\n── ${step.name}`)
    results.push(await runStep(step))
  }
  say(`\n${results.map(({ line }) => line).join('\n')}`)
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
})
