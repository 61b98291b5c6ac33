/** Sections of a filter: the coefficients of its input (b0 to b2) and of its output (a1, a2). */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

type Filter = (samples: Float32Array) => Float32Array

/** The two filters of BS.1770, a high shelf for the head, then a high-pass, for one channel; call it with its blocks in order. */
export function kWeighting(sampleRate: number): Filter {
  const shelf = Math.tan((Math.PI * 1681.974) / sampleRate)
  const high = 10 ** (3.999844 / 20)
  const band = high ** 0.4996668
  const q1 = 0.7071752
  const a0 = 1 + shelf / q1 + shelf * shelf
  const head = biquad([
    (high + (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - high)) / a0,
    (high - (band * shelf) / q1 + shelf * shelf) / a0,
    (2 * (shelf * shelf - 1)) / a0,
    (1 - shelf / q1 + shelf * shelf) / a0,
  ])
  const pass = Math.tan((Math.PI * 38.13547) / sampleRate)
  const q2 = 0.500327
  const c0 = 1 + pass / q2 + pass * pass
  const rumble = biquad([1, -2, 1, (2 * (pass * pass - 1)) / c0, (1 - pass / q2 + pass * pass) / c0])
  return (samples) => rumble(head(samples))
}

function biquad([b0, b1, b2, a1, a2]: Biquad): Filter {
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

/**
 * Integrated loudness after ITU-R BS.1770-4 (absolute and relative gate) in LUFS; -Infinity for silence.
 * @param powers of the K-weighted channels together, in each block of 400 ms, a block every 100 ms
 */
export function gatedLoudness(powers: readonly number[]): number {
  const audible = powers.filter((power) => toLufs(power) > -70)
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
