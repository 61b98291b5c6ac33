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
 * The height of a signal at and around each of its samples, for one channel; call it with its blocks in order. The heights are those
 * TAPS / 2 samples ago.
 */
export function createTruePeaks(): (samples: Float32Array, floor: number) => Float64Array {
  let before = new Float32Array(TAPS)
  /** @param floor a height below which only that of the samples counts */
  return (samples, floor) => {
    const peaks = new Float64Array(samples.length)
    const all = new Float32Array(TAPS + samples.length)
    all.set(before)
    all.set(samples, TAPS)
    // Between samples it can be up to twice as high as they are.
    const loud = floor / 2
    let loudUntil = isLoud(before, loud) ? TAPS : 0
    for (let index = 0; index < samples.length; index++) {
      if (Math.abs(samples[index] ?? 0) > loud) loudUntil = index + TAPS
      const first = index + 1
      let peak = Math.abs(all[first + TAPS / 2 - 1] ?? 0)
      if (index < loudUntil)
        for (const weights of PHASES) {
          let value = 0
          for (let tap = 0; tap < TAPS; tap++) value += (weights[tap] ?? 0) * (all[first + tap] ?? 0)
          peak = Math.max(peak, Math.abs(value))
        }
      peaks[index] = peak
    }
    before = all.slice(samples.length)
    return peaks
  }
}

const isLoud = (samples: Float32Array, level: number) => samples.some((sample) => Math.abs(sample) > level)
