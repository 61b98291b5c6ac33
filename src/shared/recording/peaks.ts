import { waveformPeaks } from '#src/domain/waveform-peaks.ts'

/** Bars of a drawn recording. */
const BARS = 480

export interface Peaks {
  /** 0 to 1 each. */
  bars: number[]
  durationMs: number
}

/** The shape of a sound, as loud as it gets. */
export function peaksOf(samples: Float32Array, sampleRate: number): Peaks {
  const bars = waveformPeaks([samples], BARS)
  const loudest = Math.max(0.02, ...bars)
  return { bars: bars.map((bar) => bar / loudest), durationMs: (samples.length / sampleRate) * 1000 }
}
