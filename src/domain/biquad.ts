/** Sections of a filter: the coefficients of its input (b0 to b2) and of its output (a1, a2). */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** A filter of one channel; call it with its blocks in order. */
export type Filter = (samples: Float32Array) => Float32Array

export function biquad([b0, b1, b2, a1, a2]: Biquad): Filter {
  const state = { x1: 0, x2: 0, y1: 0, y2: 0 }
  return (samples) => {
    const out = new Float32Array(samples.length)
    // Local for the loop: several times as fast.
    let { x1, x2, y1, y2 } = state
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] ?? 0
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[i] = y
    }
    Object.assign(state, { x1, x2, y1, y2 })
    return out
  }
}

/** The sections of a Butterworth filter of the fourth order. */
const QUALITIES = [0.541_196, 1.306_563]

/** Removes what is below a frequency, 24 dB per octave. */
export function highPass(sampleRate: number, hz: number): Filter {
  const angle = (2 * Math.PI * Math.min(hz, sampleRate / 4)) / sampleRate
  const sections = QUALITIES.map((quality) => {
    const alpha = Math.sin(angle) / (2 * quality)
    const [a0, cos] = [1 + alpha, Math.cos(angle)]
    return biquad([(1 + cos) / 2 / a0, -(1 + cos) / a0, (1 + cos) / 2 / a0, (-2 * cos) / a0, (1 - alpha) / a0])
  })
  return (samples) => sections.reduce((filtered, section) => section(filtered), samples)
}
