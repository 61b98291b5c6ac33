import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSound } from './watch-sound.ts'

const report = vi.fn<(isStuck: boolean) => void>()
let time: number | null = 0
let mayStand = false
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  time = 0
  mayStand = false
  vi.stubGlobal('document', { hidden: false })
  stop = watchSound(
    () => time,
    () => mayStand,
    report,
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** Reads the clock this often, which goes on by some time before each. */
const read = (times: number, seconds = 0) => {
  for (let at = 0; at < times; at++) {
    if (time !== null) time += seconds
    vi.advanceTimersByTime(100)
  }
}

it('a clock of the sound output that stops for half a second is reported once', () => {
  read(4)
  expect(report).not.toHaveBeenCalled()
  read(100)
  expect(report.mock.calls).toEqual([[true]])
})

it('a sound output whose clock moves again is no longer reported as stuck, until it stops again', () => {
  read(5)
  read(1, 0.02)
  expect(report.mock.calls).toEqual([[true], [false]])
  read(5)
  expect(report.mock.lastCall).toEqual([true])
})

it('a clock of the sound output that is set back counts as stopped', () => {
  time = 2
  read(1)
  read(5)
  time = 1
  read(1)
  expect(report.mock.calls).toEqual([[false], [true]])
})

it.each([
  ['that is not there', () => (time = null)],
  ['that may stand', () => (mayStand = true)],
  ['of a hidden tab', () => vi.stubGlobal('document', { hidden: true })],
])('a clock of the sound output %s is never reported', (_, happens) => {
  happens()
  read(100)
  expect(report).not.toHaveBeenCalledWith(true)
})

it('a stuck sound output stays stuck while it may be idle', () => {
  read(5)
  mayStand = true
  read(100)
  expect(report.mock.calls).toEqual([[true]])
})
