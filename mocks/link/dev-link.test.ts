import fc from 'fast-check'
import { expect, it } from 'vitest'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { calm, engineFaults, engineNames, storageFaults } from '../scenarios/scenario-state.ts'
import { readLink, writeLink, writeTime } from './dev-link.ts'

const fault = fc.oneof(
  fc.constant({ kind: 'never' as const }),
  fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(100_000) }),
  fc.record({
    kind: fc.constant('example' as const),
    status: fc.oneof(fc.integer({ min: 200, max: 299 }), fc.integer({ min: 400, max: 599 })),
    name: fc.stringMatching(/^[\w-]{1,20}$/),
  }),
)
const scenario = fc.record({
  latencyMs: fc.nat(100_000),
  isOffline: fc.boolean(),
  isSocketDown: fc.boolean(),
  storage: fc.option(fc.constantFrom(...storageFaults)),
  verifiesEmail: fc.boolean(),
  hasProviders: fc.boolean(),
  engines: fc.dictionary(fc.constantFrom(...engineNames), fc.constantFrom(...engineFaults)),
  calls: fc.dictionary(fc.constantFrom(...(Object.keys(operations) as OperationId[])), fault),
  seed: fc.nat(999_999_999),
  random: fc.option(fc.record({ seed: fc.nat(999_999_999), percent: fc.integer({ min: 0, max: 100 }) })),
  clock: fc.record({
    aheadMs: fc.integer({ min: -1e12, max: 1e12 }),
    stoppedAtMs: fc.option(fc.nat({ max: 99_999_999_999_999 })),
  }),
})
const side = fc.integer({ min: 10, max: 9999 })
const link = fc.record({
  as: fc.option(fc.stringMatching(/^[\w-]{1,30}$/)),
  view: fc.option(fc.record({ width: side, height: side })),
  scenario,
})

it('a link opens the state it was copied from, and needs no escaping', () => {
  fc.assert(
    fc.property(link, (state) => {
      const text = writeLink(state)
      expect(readLink(text)).toEqual({ link: state, unknown: [] })
      expect(new URLSearchParams({ dev: text }).get('dev')).toBe(text)
      expect(decodeURIComponent(text)).toBe(text)
      expect(text).not.toMatch(/[+&#%\s]/)
    }),
  )
})

it('a page without faults has an empty link, a common state a short one', () => {
  expect(writeLink({ as: null, view: null, scenario: calm })).toBe('')
  const state = {
    ...calm,
    latencyMs: 300,
    calls: { getStory: { kind: 'example', status: 404, name: 'gone' } as const },
  }
  expect(writeLink({ as: 'free', view: { width: 390, height: 844 }, scenario: state })).toBe(
    'as:free,delay:300ms,getStory:404.gone,view:390x844',
  )
  expect([writeTime(0), writeTime(-3_600_000), writeTime(1_500)]).toEqual(['0d', '-1h', '1500ms'])
})

it.each([
  'as:',
  'delay:soon',
  'offline:yes',
  'storage:404',
  'writer:sleeps',
  'getNothing:never',
  'getStory:302.ok',
  'seed:x',
  'view:x',
])('names an unknown part of a developer link: %s', (part) => {
  const { link: read, unknown } = readLink(`${part},no-socket`)
  expect(unknown).toEqual([part])
  expect(read.scenario).toEqual({ ...calm, isSocketDown: true })
})
