#!/usr/bin/env node
// The checks and tests of the project, in order. A failed step does not stop later ones.
// Locally the checks of every push, within ten minutes; with --whole all of them; --long also runs all seeds, the whole fuzz
// (LONG_TESTS=1), the mutants and an hour of soak. --only TEXT runs the steps whose name holds the text.
import { ensureBrowser, findFirefox } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript, say } from './lib/say.mjs'
import { check, CONTRACT_LINT, dearest, readPlaywright, readVitest, runStep, suite } from './lib/steps.mjs'
import { GO_ENV, typecheckArgs } from './lib/typecheck.mjs'

const bin = (path) => `node_modules/${path}`
const VITEST_REPORT = '.cache/reports/vitest.json'
const E2E_REPORT = '.cache/reports/e2e.json'

/** Failures repeated at the end. */
const MAX_FAILURES = 5

/** Projects of vitest.config.ts that only a whole run has: each of their files takes as long as a hundred others. */
const ONLY_WHOLE = ['films', 'another host']

/** One test for each area of the product, on one host; video and tab-specific tests on the tab host. */
const JOURNEYS = 'node-host .* @journey|tab-host .* @tab-journey'

/** @param {{ isWhole: boolean }} scope */
const stepsOf = ({ isWhole }) => [
  check('codegen drift', ['scripts/generate.mjs', '--check']),
  CONTRACT_LINT,
  check('typecheck', typecheckArgs({ isIncremental: !isWhole }), GO_ENV),
  check('oxlint', [bin('oxlint/bin/oxlint'), '--quiet'], GO_ENV),
  check('ESLint', [bin('eslint/bin/eslint.js'), '--max-warnings=0', '--concurrency=2', '.']),
  check('knip', [bin('knip/bin/knip.js'), '--no-progress']),
  // Before the tests: a fleet draws its exports with the built app.
  check('build', ['scripts/build.mjs']),
  suite('unit, contract and integration (vitest)', {
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
      ...(isWhole ? [] : ONLY_WHOLE.map((project) => `--project=!${project}`)),
    ],
    env: isWhole ? {} : { WITHOUT_SLOW_TESTS: '1' },
    report: VITEST_REPORT,
    read: readVitest,
  }),
  suite('e2e (Playwright)', {
    args: [
      bin('@playwright/test/cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(isWhole ? [] : [`--grep=${JOURNEYS}`]),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
    report: E2E_REPORT,
    read: readPlaywright,
  }),
]

/** Only in the long run: each takes as long as everything else together. The soak runs on the PostgreSQL that DATABASE_URL names. */
const LONG_STEPS = [check('mutants', ['scripts/mutate.mjs']), check('soak', ['scripts/soak.mjs', '--minutes', '60'])]

/** The browsers the e2e tests drive; the other steps need none, so they run without. */
const browser = {
  name: 'browser',
  run: async () => {
    process.env['CHROMIUM_PATH'] = await ensureBrowser()
    say(process.env['CHROMIUM_PATH'])
    if (process.env['LONG_TESTS'] === '1') say((await findFirefox()) ?? 'No Firefox was found: its tests are skipped.')
    return { passed: 1, failed: 0 }
  },
}

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  if (process.argv.includes('--long')) process.env['LONG_TESTS'] = '1'
  const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
  const isLong = process.env['LONG_TESTS'] === '1'
  const isWhole = isLong || process.argv.includes('--whole')
  const steps = [browser, ...stepsOf({ isWhole }), ...(isLong ? LONG_STEPS : [])].filter(({ name }) =>
    name.toLowerCase().includes(only.toLowerCase()),
  )
  const results = []
  for (const step of steps) {
    say(`\n── ${step.name}`)
    results.push(await runStep(step))
    say(results.at(-1).line)
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed || passed === 0 ? 1 : 0
  say(`\n${results.map(({ line }) => line).join('\n')}\n`)
  const times = results.flatMap((result) => result.times ?? [])
  if (times.length > 0) say(`The ten dearest files:\n\n${dearest(times)}\n`)
  // Repeated at the end, where readers of a log start.
  for (const failure of results.flatMap(({ failures = [] }) => failures).slice(0, MAX_FAILURES)) say(`${failure}\n`)
  const flakes = results.flatMap((result) => result.flakes ?? [])
  if (flakes.length > 0) say(`Passed only when repeated, which is a bug:\n\n${flakes.join('\n')}\n`)
  say(`${passed} passed, ${failed} failed`)
})
