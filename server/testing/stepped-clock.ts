import type { Clock } from '#server/platform/ports/services.ts'

export interface SteppedClock extends Clock {
  /** Advances by this many ms. */
  advance(ms: number): void
  set(time: Date): void
}

/** Time stands still until a test moves it. */
export function createSteppedClock(start = new Date('2030-01-15T12:00:00.000Z')): SteppedClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (ms) => void (now += ms),
    set: (time) => void (now = time.getTime()),
  }
}
