/** Values between two samples that are looked at, as ITU-R BS.1770-4 has it at 48 kHz. */
const OVERSAMPLING = 4
/** Samples that each of them is made from, half before and half after it. */
export const TAPS = 16

/** Weights of the samples around each place between two: a sinc under a window, even in the passband. */
const PHASES: readonly Float64Array[] = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const at = (phase + 1) / OVERSAMPLING
  const weights = Float64Array.from({ length: TAPS }, (_value, tap) => {
    const distance = tap - (TAPS / 2 - 1) - at
    const window = Math.cos((Math.PI * distance) / TAPS) ** 2
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
})

/**
 * The height of a signal between and at its samples, for one channel; call it with its samples in order. The answer is about
 * the time TAPS / 2 samples ago.
 */
export function createTruePeak(): (sample: number, floor: number) => number {
  // Twice in a row, so that the last samples always lie side by side.
  const recent = new Float64Array(2 * TAPS)
  let at = 0
  let loudFor = 0
  /** @param floor a height below which only that of the samples counts */
  return (sample, floor) => {
    recent[at] = sample
    recent[at + TAPS] = sample
    at = (at + 1) % TAPS
    // Between samples it can be up to twice as high as they are.
    if (Math.abs(sample) * 2 > floor) loudFor = TAPS
    const middle = Math.abs(recent[at + TAPS / 2 - 1] ?? 0)
    if (loudFor === 0) return middle
    loudFor--
    let peak = middle
    for (const weights of PHASES) {
      let value = 0
      for (let tap = 0; tap < TAPS; tap++) value += (weights[tap] ?? 0) * (recent[at + tap] ?? 0)
      if (value > peak) peak = value
      else if (-value > peak) peak = -value
    }
    return peak
  }
}
