// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it } from 'vitest'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { followClock } from './page-clock.ts'
import { machineNow, scenario } from './scenario.ts'

const DAY_MS = 86_400_000
const Machine = Date
afterAll(() => void (globalThis.Date = Machine))
beforeEach(() => scenario.reset())

it('the page shows times by the panel’s clock, and by the machine’s clock once the panel is reset', () => {
  const made = new Machine(machineNow()).toISOString()
  followClock()
  expect(relativeTimeText(made)).toBe('a few seconds ago')
  scenario.set({ clock: { aheadMs: 2 * DAY_MS, stoppedAtMs: null } })
  expect(relativeTimeText(made)).toBe('2 days ago')
  expect(Math.abs(Date.now() - scenario.now().getTime())).toBeLessThan(1_000)
  expect(new Date()).toBeInstanceOf(Machine)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  scenario.reset()
  expect(relativeTimeText(made)).toBe('a few seconds ago')
})

it('a page opens at the scenario’s time and runs on while the backend’s clock stands still', () => {
  const stoppedAtMs = Machine.UTC(2031, 0, 1)
  scenario.set({ clock: { aheadMs: 0, stoppedAtMs } })
  globalThis.Date = Machine
  followClock()
  const spent = Date.now() - stoppedAtMs
  expect(spent).toBeGreaterThanOrEqual(0)
  expect(spent).toBeLessThan(DAY_MS)
  expect(scenario.now().getTime()).toBe(stoppedAtMs)
})
