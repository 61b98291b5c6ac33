import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import slow from './slow-tests.json' with { type: 'json' }
import { secondsOfTests } from './test-seconds.mjs'

it('every listed slow test file exists', () => {
  expect(Object.keys(slow).filter((test) => !existsSync(test))).toEqual([])
})

it('recognizes a slow test file even if not all of them were run here', () => {
  const secondsOf = secondsOfTests()
  expect(secondsOf('server/node/killed-orders.test.ts')).toBeGreaterThan(5)
  expect(secondsOf('server/no-such-test.ts')).toBeUndefined()
})
