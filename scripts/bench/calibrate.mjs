/** What the loop takes on the machine the time limits were set on: 2 cores, idle, ms. */
const REFERENCE_MS = 60
const STEPS = 60_000_000

/**
 * How much slower than the reference this machine is now, at least 1. Limits of time are multiplied by it, so that a busy or small
 * machine is not blamed for its size.
 */
export function calibrate() {
  const times = [0, 1, 2].map(() => {
    const begun = performance.now()
    let state = 1
    for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The result is used, so the loop cannot be optimised away.
    return performance.now() - begun + (state === 0 ? 1 : 0)
  })
  return Math.max(1, Math.min(...times) / REFERENCE_MS)
}
