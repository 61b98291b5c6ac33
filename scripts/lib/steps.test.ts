import { expect, it } from 'vitest'
import { judge, readPlaywright, readVitest, runStep } from './steps.mjs'

it('believes a runner that names its failures', () => {
  expect(judge({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 })
  expect(judge({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 })
})

it('counts a failure when the runner broke without naming one, or ran nothing', () => {
  expect(judge({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 })
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

it('counts a vitest file that could not be loaded', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(readVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 })
})

it('counts what Playwright could not start as failed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(readPlaywright({ stats, errors: [{ message: 'no config' }] })).toEqual({ passed: 6, failed: 3 })
})

it('sums a step up in one line', async () => {
  const { line } = await runStep({ name: 'knip', run: () => Promise.resolve({ passed: 1, failed: 0 }) })
  expect(line).toMatch(/^ok {5} +\d+\.\d s {2}knip: 1 passed, 0 failed$/)
})
