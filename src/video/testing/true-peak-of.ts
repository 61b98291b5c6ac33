import type { PcmAudio } from '#engines/audio/wav.ts'

const [PLACES, HALF] = [8, 16]

/** The weights of the samples around each of the places between two: a long filter, unlike the one that limits films. */
const WEIGHTS = Array.from({ length: PLACES - 1 }, (_, place) =>
  Float64Array.from({ length: 2 * HALF }, (_value, tap) => {
    const x = Math.PI * (tap + 1 - HALF - (place + 1) / PLACES)
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / HALF))
  }),
)

/** Highest value between and at the samples, dBTP, from eight times as many of them. */
export function truePeakOf({ channels }: PcmAudio): number {
  let peak = 0
  for (const samples of channels)
    for (let at = 0; at < samples.length; at++) {
      const here = Math.max(Math.abs(samples[at] ?? 0), Math.abs(samples[at + 1] ?? 0))
      // It cannot rise to more than twice the samples around it.
      if (here * 2 < peak) continue
      peak = Math.max(peak, here)
      for (const weights of WEIGHTS) {
        let value = 0
        for (let tap = 0; tap < weights.length; tap++)
          value += (weights[tap] ?? 0) * (samples[at + tap + 1 - HALF] ?? 0)
        peak = Math.max(peak, Math.abs(value))
      }
    }
  return 20 * Math.log10(peak)
}
