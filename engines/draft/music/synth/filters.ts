import { SAMPLE_RATE } from './loop-bus.ts'

/** A resonant low-pass (state variable), in place. `cutoffAt` gives Hz for a time in seconds. */
export function lowPass(sound: Float32Array, cutoffAt: number | ((seconds: number) => number), resonance = 0.7): void {
  let low = 0
  let band = 0
  let g = 0
  const damping = 1 / resonance
  for (let i = 0; i < sound.length; i++) {
    // The cutoff moves slowly; every 32nd sample is enough.
    if (i % 32 === 0) {
      const cutoff = typeof cutoffAt === 'number' ? cutoffAt : cutoffAt(i / SAMPLE_RATE)
      g = Math.tan((Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE)
    }
    const high = ((sound[i] ?? 0) - low - (g + damping) * band) / (1 + g * (g + damping))
    const middle = g * high + band
    band = g * high + middle
    const bottom = g * middle + low
    low = g * middle + bottom
    sound[i] = bottom
  }
}

/** A gentle high-pass (6 dB per octave), in place. */
export function highPass(sound: Float32Array, cutoffHz: number): void {
  const keep = Math.exp((-2 * Math.PI * cutoffHz) / SAMPLE_RATE)
  let low = 0
  for (let i = 0; i < sound.length; i++) {
    const input = sound[i] ?? 0
    low = input + (low - input) * keep
    sound[i] = input - low
  }
}

/** `lowPass` on a closed loop: one lap to settle, one that counts, so that its end meets its start. */
export function lowPassLoop(loop: Float32Array, cutoffHz: number, resonance = 0.7): void {
  aroundTwice(loop, (twice) => lowPass(twice, cutoffHz, resonance))
}

/** `highPass` on a closed loop. */
export function highPassLoop(loop: Float32Array, cutoffHz: number): void {
  aroundTwice(loop, (twice) => highPass(twice, cutoffHz))
}

function aroundTwice(loop: Float32Array, filter: (twice: Float32Array) => void): void {
  const twice = new Float32Array(loop.length * 2)
  twice.set(loop)
  twice.set(loop, loop.length)
  filter(twice)
  loop.set(twice.subarray(loop.length))
}
