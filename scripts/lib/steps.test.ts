import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { inRoot } from './paths.mjs'
import { type Counts, dearest, hasCrashed, judge, readPlaywright, readVitest, runStep, suite } from './steps.mjs'

it('the step report trusts a runner that lists its failures', () => {
  expect(judge({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 })
  expect(judge({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 })
})

it('the step report counts a failure when the runner breaks without listing one or runs no tests', () => {
  expect(judge({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 })
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

it('a runner killed before its first report has crashed; one killed later, or failed, has not', () => {
  expect(hasCrashed({ code: 133, report: null })).toBe(true)
  expect(hasCrashed({ code: 133, report: '{}' })).toBe(false)
  expect(hasCrashed({ code: 1, report: null })).toBe(false)
})

it('reruns a test runner that crashes in CI once and names it', async () => {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'crash-')), 'report.json')
  const mark = `${report}.mark`
  const program = `const fs = require('fs'); const [, report, mark] = process.argv
    if (!fs.existsSync(mark)) { fs.writeFileSync(mark, ''); process.kill(process.pid, 'SIGABRT'); setTimeout(() => {}, 60000) }
    else fs.writeFileSync(report, JSON.stringify({ passed: 3, failed: 0 }))`
  const runner = {
    args: ['-e', program, report, mark],
    report: path.relative(inRoot(), report),
    read: (counts: Counts) => counts,
  }
  vi.stubEnv('CI', 'true')
  expect(await suite('tests', runner).run()).toEqual({
    passed: 3,
    failed: 0,
    flakes: [expect.stringContaining('was ended (134)')],
  })
  rmSync(mark)
  rmSync(report)
  vi.stubEnv('CI', undefined)
  expect(await suite('tests', runner).run()).toMatchObject({ passed: 0, failed: 1 })
  vi.unstubAllEnvs()
})

it('the step report counts a vitest file that failed to load, with its error', () => {
  const testResults = [
    { status: 'failed', name: 'a.test.ts', message: 'no such module', assertionResults: [] },
    {
      status: 'failed',
      name: 'b.test.ts',
      assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 3\u001B[39m'] }],
    },
    {
      status: 'passed',
      name: 'c.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'subtracts', failureMessages: [] },
        { status: 'passed', fullName: 'divides', failureMessages: ['too late'] },
      ],
    },
  ]
  expect(readVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['✗ a.test.ts\n    no such module', '✗ b.test.ts: adds\n    expected 3'],
    flakes: ['✗ c.test.ts: divides\n    too late'],
  })
})

it('the step report counts a Playwright start-up error as a failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(readPlaywright({ stats, suites: [], errors: [{ message: 'no config' }] })).toEqual({
    passed: 6,
    failed: 3,
    failures: ['✗ Playwright\n    no config'],
    flakes: [],
    times: [],
  })
})

it('the step report shows a failed e2e test with its page’s content', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failures-'))
  const context = path.join(folder, 'error-context.md')
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- heading "Add the captions"\n- alert: Too large\n```\n')
  const results = [{ errors: [{ message: 'no cue' }], attachments: [{ name: 'error-context', path: context }] }]
  const tests = [
    { status: 'expected', projectName: 'tab-host', results: [] },
    { status: 'unexpected', projectName: 'node-host', results },
  ]
  const suites = [{ suites: [{ specs: [{ title: 'a video', file: 'ways.spec.ts', line: 7, tests }] }] }]
  const stats = { expected: 1, flaky: 0, unexpected: 1, skipped: 0 }
  expect(readPlaywright({ stats, suites, errors: [] }).failures).toEqual([
    [
      '✗ node-host: ways.spec.ts:7 a video',
      '    no cue',
      '    The page showed:',
      '      - heading "Add the captions"',
      '      - alert: Too large',
    ].join('\n'),
  ])
  rmSync(folder, { recursive: true })
})

it('the step report names a flaky e2e test with its first failure', () => {
  const results = [{ errors: [{ message: 'Timeout' }] }, { errors: [] }]
  const tests = [{ status: 'flaky', projectName: 'tab-host', results }]
  const suites = [{ specs: [{ title: 'a story', file: 'text.spec.ts', line: 3, tests }] }]
  const stats = { expected: 0, flaky: 1, unexpected: 0, skipped: 0 }
  const { passed, flakes } = readPlaywright({ stats, suites, errors: [] })
  expect([passed, flakes]).toEqual([1, ['✗ tab-host: text.spec.ts:3 a story\n    Timeout']])
})

it('the step report summarizes a step in one line', async () => {
  const { line } = await runStep({ name: 'knip', run: () => Promise.resolve({ passed: 1, failed: 0 }) })
  expect(line).toMatch(/^ok {5} +\d+\.\d s {2}knip: 1 passed, 0 failed$/)
})

it('the run report lists its slowest files, an e2e spec with all of its repetitions', () => {
  const testResults = [
    { status: 'passed', name: inRoot('server/a.test.ts'), startTime: 1_000, endTime: 5_500, assertionResults: [] },
    { status: 'passed', name: inRoot('server/b.test.ts'), startTime: 1_000, endTime: 1_100, assertionResults: [] },
  ]
  const tests = [{ status: 'flaky', results: [{ duration: 20_000 }, { duration: 1_500 }] }]
  const suites = [{ file: 'film/film.spec.ts', specs: [], suites: [{ specs: [{ title: 'a film', tests }] }] }]
  const stats = { expected: 0, flaky: 1, unexpected: 0, skipped: 0 }
  const times = [readVitest({ testResults }), readPlaywright({ stats, suites, errors: [] })].flatMap(
    (each) => each.times ?? [],
  )
  expect(dearest(times, 2)).toBe('  21.5 s  e2e/specs/film/film.spec.ts\n   4.5 s  server/a.test.ts')
})
